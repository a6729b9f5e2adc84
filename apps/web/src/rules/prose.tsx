/** A line of the rule book: **strong**, *stressed* and `literal` words, nothing more. */
export function Prose({ text }: { readonly text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
  return (
    <>
      {parts.map((part, i) => {
        if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>
        if (part.startsWith('*')) return <em key={i}>{part.slice(1, -1)}</em>
        if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>
        return part
      })}
    </>
  )
}
