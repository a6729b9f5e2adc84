/** A finished drawing as markup of our own making; never text from outside. */
export const Raw = ({ svg, class: name }: { readonly svg: string; readonly class?: string }) => (
  <span class={`raw ${name ?? ''}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
)
