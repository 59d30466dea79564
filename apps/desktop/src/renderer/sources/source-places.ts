import { type ChangeDesc, ChangeSet, type Text } from '@codemirror/state'
import { locateText } from '../editor/place-of-words.ts'
import { onTextChange } from '../editor/text-changes.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * What was changed in a draft since its text was sent: for the check that runs, and for the results that are shown. Null where
 * the whole text was replaced, as by another program, so that words have to be looked for.
 */
interface Followed {
  readonly checking: ChangeDesc | null
  readonly shown: ChangeDesc | null
}

const followed = new Map<string, Followed>()

/** Follows the places of results through the changes of their drafts. */
export function followSourcePlaces(): void {
  onTextChange((id, changes) => {
    const known = followed.get(id)
    if (known === undefined) return
    const isReplaced = replacesAll(changes)
    const after = (before: ChangeDesc | null): ChangeDesc | null =>
      isReplaced ? null : (before?.composeDesc(changes) ?? null)
    followed.set(id, { checking: after(known.checking), shown: after(known.shown) })
  })
}

function replacesAll(changes: ChangeDesc): boolean {
  let isWhole = false
  changes.iterChangedRanges((from, to) => {
    isWhole ||= from === 0 && to === changes.length && to > 0
  })
  return isWhole
}

/** The text is on its way to be checked: changes count from here. */
export function startFollowing(id: string, doc: Text): void {
  const shown = followed.get(id)?.shown ?? null
  followed.set(id, { checking: ChangeSet.empty(doc.length).desc, shown })
}

/** The results of the text that was sent last are shown. */
export function followResults(id: string): void {
  followed.set(id, { checking: null, shown: followed.get(id)?.checking ?? null })
}

/** Forgets a draft that is closed. */
export function forgetPlaces(id: string): void {
  followed.delete(id)
}

/** Where a part of the text that was checked is now; where its words were rewritten, what stands in their place. */
export function placeNow(id: string, checked: Text, now: Text, { start, end }: Span): Span {
  const changes = followed.get(id)?.shown ?? null
  const within = (offset: number): number => Math.min(offset, now.length)
  if (changes === null) {
    const words = checked.sliceString(start, end)
    const from = locateText(now.toString(), words, start)
    return from === null
      ? { start: within(start), end: within(start) }
      : { start: from, end: from + words.length }
  }
  const from = within(changes.mapPos(start, 1))
  return { start: from, end: within(Math.max(from, changes.mapPos(end, -1))) }
}
