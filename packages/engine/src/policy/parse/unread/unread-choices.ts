import type { Unit } from '../units/units.ts'

/** “Prices rather than emoji”: without a verb nobody knows whether both are meant, so the choice is named. */
export function unreadChoices(units: readonly Unit[]): string[] {
  const inked = units.filter(({ text }) => !/^[.!]$/.test(text))
  const [first, joint, second, last] = inked
  const isPair = inked.length === 3 && isThing(first) && isThing(second)
  if (isPair && /^(?:rather than|instead of)$/.test(joint.text)) return [textOf(inked)]
  const isDenied = inked.length === 4 && isThing(first) && isThing(last)
  return isDenied && joint.text === ',' && second.text === 'not' ? [textOf(inked)] : []
}

function isThing(unit: Unit | undefined): boolean {
  if (unit?.sign?.kind !== 'noun') return false
  const { detector, evidence, feature, isLink } = unit.sign
  return (detector ?? evidence ?? feature) !== undefined || isLink === true
}

function textOf(units: readonly Unit[]): string {
  return units
    .map(({ text }) => text)
    .join(' ')
    .replace(' ,', ',')
}
