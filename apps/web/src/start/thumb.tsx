import { Building } from '../pictures/building.tsx'

/** A little street. */
export const Thumb = ({ street }: { readonly street: readonly string[] }) => (
  <span class="thumb" aria-hidden="true">
    {street.map((id) => (
      <Building key={id} id={id} />
    ))}
  </span>
)
