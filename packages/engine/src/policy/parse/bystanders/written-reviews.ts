import type { Unit } from '../units/units.ts'

const asking = /^(?:needs?|must|should|has to|may|cannot|can't|shall|requires?)(?: |$)/

/** “Avoid emoji in reviews”, “flag any review with a price”: what customers write. */
export function isWrittenReview(units: readonly Unit[], at: number): boolean {
  const { text } = units[at]
  const before = units[at - 1]
  const isOne = /^(?:each|every|any|your)$/.test(before?.text ?? '')
  const isNamed = /^(?:a|the|this)$/.test(before?.text ?? '') && units[at - 2]?.sign?.kind === 'if'
  // “A review needs at least 15 words”
  const isAsked =
    /^(?:a|the|this)$/.test(before?.text ?? '') && asking.test(units[at + 1]?.text ?? '')
  if (text === 'review') return isOne || isNamed || isAsked
  if (text !== 'reviews') return false
  return (
    before === undefined ||
    isOne ||
    /^(?:in|on|from|within|across|all|our|the|of)$/.test(before.text) ||
    /^(?:decision|notice|ban|not|if|writing)$/.test(before.sign?.kind ?? '')
  )
}
