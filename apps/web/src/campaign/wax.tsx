import './wax.css'

/** What is sealed looks sealed. */
export const Wax = () => (
  <svg class="wax" viewBox="-30 -30 60 60" aria-hidden="true">
    <path
      d="M0 -27q9 -1 13 4q8 1 10 9q6 6 3 14q1 9 -7 13q-4 9 -12 8q-7 6 -15 2q-9 0 -12 -8q-8 -5 -6 -13q-4 -9 3 -14q2 -9 10 -10q6 -6 13 -5z"
      fill="#a3654a"
      stroke="#22314f"
      stroke-width="2"
    />
    <circle r="18" fill="none" stroke="rgb(34 49 79 / 0.4)" stroke-width="1.5" />
    <path
      d="M-8 8V-2L0 -10L8 -2V8zM-2.500 8V2h5v6"
      fill="#c4835f"
      stroke="#22314f"
      stroke-width="2"
      stroke-linejoin="round"
    />
    <path class="crack" d="M-4 -28l5 14l-7 10l9 12l-5 18" fill="none" stroke="#22314f" stroke-width="2" />
  </svg>
)
