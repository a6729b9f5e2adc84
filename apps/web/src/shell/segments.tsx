import './segments.css'

/** A row of choices of which one is chosen; plain radio buttons underneath. */
export function Segments<T extends string>(props: {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: T; readonly text: string; readonly lang?: string }[]
  readonly value: T
  readonly onPick: (value: T) => void
}) {
  return (
    <fieldset class="segments">
      <legend>{props.legend}</legend>
      <div class="row">
        {props.options.map(({ value, text, lang }) => (
          <label key={value}>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onPick(value)}
            />
            {lang === undefined ? (
              text
            ) : (
              <span lang={lang} class="display">
                {text}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
