import type { Unit } from './units.ts'

/** “Avoid emoji in reviews”, “flag any review with a price”: what customers write. */
export function isWrittenReview(units: readonly Unit[], at: number): boolean {
  const { text } = units[at]
  const before = units[at - 1]
  const isOne = /^(?:each|every|any|your)$/.test(before?.text ?? '')
  const isNamed = /^(?:a|the|this)$/.test(before?.text ?? '') && units[at - 2]?.sign?.kind === 'if'
  if (text === 'review') return isOne || isNamed
  if (text !== 'reviews') return false
  return (
    before === undefined ||
    isOne ||
    /^(?:in|on|from|within|across|all|our|the|of)$/.test(before.text) ||
    /^(?:decision|notice|ban|not|if|writing)$/.test(before.sign?.kind ?? '')
  )
}
