import './bell.css'

export const BellShape = () => (
  <svg viewBox="-12 -3 24 24" aria-hidden="true">
    <path d="M-9.500 15q2-3 2-8q0-7 7.500-7t7.500 7q0 5 2 8z" />
    <circle cx="0" cy="17" r="2" />
  </svg>
)

/** A note of the tune: the bell that rings it, with its number. */
export const Bell = ({ note }: { readonly note: number }) => (
  <span class="bell display">
    <BellShape />
    <span>{note}</span>
  </span>
)
