import type { Fault } from '../pack/fault.ts'
import type { Pack } from '../pack/pack.ts'

/** Whether the lid has its title in every language, and nothing on it twice. */
export function checkHead({ head }: Pack): Fault[] {
  const { title, languages, storyIn = [], colours } = head
  const fault = (code: Fault['code'], place: string, what: string): Fault => ({ code, file: 'pack.json', place, what })
  const twice = (field: string, ids: readonly string[]) =>
    ids.flatMap((id, nth) => (ids.indexOf(id) < nth ? [fault('same-id', `${field}[${nth}]`, id)] : []))
  return [
    ...languages.filter((each) => !title[each]).map((each) => fault('no-text', `title.${each}`, each)),
    ...storyIn.flatMap((each, nth) => (languages.includes(each) ? [] : [fault('bad-field', `storyIn[${nth}]`, each)])),
    ...twice('languages', languages),
    ...twice('colours', colours),
  ]
}
