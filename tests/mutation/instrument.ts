import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '../..')

export interface Mutant {
  readonly id: string
  readonly fileName: string
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

interface Instrumenter {
  instrument(
    files: readonly { name: string; content: string; mutate: true }[],
    options: object,
  ): Promise<{ files: readonly { name: string; content: string }[]; mutants: readonly Mutant[] }>
}

/** All rules code: the engine, and what cards has besides rows. Rows are mutated by rows.ts. */
export function targets(): string[] {
  const engine = readdirSync(join(root, 'packages/engine/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(index|rules)\.ts$|^codes\//.test(file))
    .map((file) => `packages/engine/src/${file}`)
  return [...engine, ...['setup', 'refusal', 'words'].map((name) => `packages/cards/src/${name}.ts`)].sort()
}

/** Puts every mutant of these files behind a switch (Stryker's instrumenter). */
export async function instrument(files: readonly string[]) {
  const require = createRequire(join(import.meta.dirname, 'package.json'))
  const { Instrumenter } = await import(pathToFileURL(require.resolve('@stryker-mutator/instrumenter')).href)
  const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }
  const sources = files.map((file) => {
    const name = join(root, file)
    return { name, content: readFileSync(name, 'utf8'), mutate: true as const }
  })
  const instrumenter: Instrumenter = new Instrumenter(quiet)
  return instrumenter.instrument(sources, { plugins: null, excludedMutations: [], ignorers: [] })
}

/** One file with the tests, the mutated sources and a few words of vitest in it. */
export async function bundle(files: readonly { name: string; content: string }[], into: string): Promise<void> {
  const mutated = new Map(files.map(({ name, content }) => [name, content]))
  const built = await rolldown({
    input: join(import.meta.dirname, 'worker.ts'),
    platform: 'node',
    resolve: {
      conditionNames: ['source', 'node', 'import'],
      alias: { vitest: join(import.meta.dirname, 'expect.ts') },
    },
    plugins: [
      {
        name: 'mutants',
        load(id) {
          const content = mutated.get(id)
          if (content !== undefined) return { code: content, moduleType: 'ts' }
          if (!id.endsWith('.ts')) return null
          // Tests find their files beside themselves, wherever the bundle lies.
          const code = readFileSync(id, 'utf8').replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          return { code, moduleType: 'ts' }
        },
      },
    ],
  })
  await built.write({ file: into, format: 'esm' })
}

export const shortName = (file: string): string => relative(root, file)
