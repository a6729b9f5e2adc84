/** What is opened now and then: fetched together when the first of them is. */
export { CardDialog } from '../cards/card-dialog.tsx'
export { KeysDialog } from '../settings/keys-dialog.tsx'
export { GoalDialog } from './goal-dialog.tsx'
export { TableMenu } from './menu.tsx'
