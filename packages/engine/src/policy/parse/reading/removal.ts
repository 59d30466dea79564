import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'

const removing =
  /^(?:(?:remov|delet|eras)(?:e|es|ed|ing)|(?:takes?|taken|taking) down|withdraws?|withdrawn|discard(?:s|ed)?|trash(?:ed)?)$/

/** “Remove posts with prices”, “posts with prices are removed”: what goes is the draft, not the prices. */
export function removesWhole(
  { isOfWhole, negated }: ClauseState,
  units: readonly Unit[],
  at: number,
): boolean {
  if (!removing.test(units[at].text) || negated !== undefined) return false
  if (isOfWhole || isDone(units, at)) return true
  let next = at + 1
  while (units[next]?.sign?.kind === 'glue') next++
  return namesWhole(units, next)
}

/** “Swearing is removed”, “short links will be taken down” tell readers what moderators do; “should be removed” asks writers. */
function isDone(units: readonly Unit[], at: number): boolean {
  if (!/(?:ed|n|n down)$/.test(units[at].text)) return false
  const before = units.slice(Math.max(0, at - 3), at).map(({ text }) => text)
  const asks = /^(?:must|should|has to|have to|needs to|need to|shall|to|ought to)$/
  return (
    /^(?:is|are|will be|gets?|get|being|will get|be|your post|your comment|your review)$/.test(
      before.at(-1) ?? '',
    ) && !before.some((text) => asks.test(text))
  )
}

/** “Posts” and “reviews” may be verbs elsewhere. */
function namesWhole(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  if (unit?.sign?.kind === 'whole' || /^(?:posts?|reviews)$/.test(unit?.text ?? '')) return true
  return unit?.text === 'review' && /^(?:a|any|each|every|your)$/.test(units[at - 1]?.text ?? '')
}

/** Whether a clause is about drafts, and not about something in them: “posts with …”, but not “in our posts”. */
export function speaksOfWhole(units: readonly Unit[], at: number): boolean {
  if (!namesWhole(units, at)) return false
  const from = Math.max(0, at - 2)
  return !units
    .slice(from, at)
    .some(({ text }) => /^(?:in|on|from|of|for|to|across|within)$/.test(text))
}
