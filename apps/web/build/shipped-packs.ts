import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { sealedPacks } from '../../../scripts/sealed-packs.mjs'

const ID = 'virtual:shipped-packs'

interface Shipped {
  /** Where it lies, from the page. */
  readonly address: string
  readonly text: string
  /** The lid: all that is known of a pack before its first card is read. */
  readonly lid: unknown
}

async function shipped(): Promise<Shipped[]> {
  return (await sealedPacks()).map(({ name, text }) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
    return { address: `packs/${name}-${hash}.sealed`, text, lid: JSON.parse(text.slice(0, text.indexOf('\n'))) }
  })
}

/** `import packs from 'virtual:shipped-packs'`: the campaigns that come with the app, sealed, each a file of its own. */
export function shippedPacks(): Plugin {
  let packs: Promise<Shipped[]> | null = null
  const all = () => {
    packs ??= shipped()
    return packs
  }
  return {
    name: 'shipped-packs',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      return `export default ${JSON.stringify((await all()).map(({ address, lid }) => ({ address, lid })))}`
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const pack = (await all()).find(({ address }) => request.url === `/${address}`)
        if (pack) response.end(pack.text)
        else next()
      })
    },
    async generateBundle() {
      for (const { address, text } of await all()) this.emitFile({ type: 'asset', fileName: address, source: text })
    },
  }
}
