import type { Unit } from '../units/units.ts'

const languages =
  /^(?:english|french|german|spanish|italian|portuguese|dutch|polish|welsh|irish|gaelic|scots|swedish|danish|norwegian|finnish|greek|turkish|russian|ukrainian|arabic|hebrew|hindi|urdu|bengali|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|swahili|latin)$/
const portions = /^(?:word|sentence|paragraph|page|character|line)s?$/

/**
 * Limits that no form can hold: “that was not checked”, “in English”, “every 300 words”. Without them a clause would do
 * more than it says, or something else, so it does nothing.
 */
export function unreadLimits(units: readonly Unit[]): string[] {
  return units.flatMap((_unit, at) => limitAt(units, at) ?? [])
}

function limitAt(units: readonly Unit[], at: number): string | undefined {
  const [first, second, third, fourth] = units.slice(at, at + 4)
  if (/^that (?:is|are)$/.test(first.text))
    return second?.text === 'not' && isDescription(third)
      ? `${first.text} not ${third.text}`
      : undefined
  if (/^(?:that|which|who)$/.test(first.text) && /^(?:is|are|was|were)$/.test(second?.text ?? '')) {
    return third?.text === 'not' && isDescription(fourth)
      ? `${first.text} ${second.text} not ${fourth.text}`
      : undefined
  }
  if (first.text === 'in' && languages.test(second?.text ?? '')) return `in ${second.text}`
  const isCounted = second?.kind === 'number' && portions.test(third?.text ?? '')
  return /^(?:every|per|for each|for every)$/.test(first.text) && isCounted
    ? `${first.text} ${second.text} ${third.text}`
    : undefined
}

/** “Jargon that is not explained”: a word that nobody knows, or that asks for something elsewhere. */
function isDescription(unit: Unit | undefined): unit is Unit {
  return unit?.kind === 'word' || /^(?:decision|notice|judgement)$/.test(unit?.sign?.kind ?? '')
}
