import type { ChangeDesc } from '@codemirror/state'

type Listener = (draft: string, changes: ChangeDesc) => void

const listeners = new Set<Listener>()

/** Hears of each change of a draft's text, in front or not, so that places in it can follow. */
export function onTextChange(listener: Listener): void {
  listeners.add(listener)
}

/** Tells of a change of a draft's text. */
export function tellTextChange(draft: string, changes: ChangeDesc): void {
  for (const listener of listeners) listener(draft, changes)
}
