import type { Town } from '@machinami/engine'
import { nameOf } from '../words/card-words.ts'
import { words } from '../words/index.ts'
import './token.css'

/** A fork beside the purse: upright it can be used, flat it has been. */
export default function Token({ token }: { readonly token: Town['token'] }) {
  return (
    <span class={`token ${token}`}>
      <svg viewBox="0 0 15 30" aria-hidden="true">
        <path class="rim" d="M2.500 2v9q0 5 5 5t5-5V2M7.500 16v12" />
        <path d="M2.500 2v9q0 5 5 5t5-5V2M7.500 16v12" />
      </svg>
      <span class="unseen">{words().stage.markers.token(nameOf('token'), token === 'ready')}</span>
    </span>
  )
}
