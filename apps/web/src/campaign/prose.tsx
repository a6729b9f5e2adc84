/** A paragraph of a pack: what stands between asterisks is stressed. */
export function Prose({ text }: { readonly text: string }) {
  return <>{text.split('*').map((part, nth) => (nth % 2 === 1 ? <em key={nth}>{part}</em> : part))}</>
}
