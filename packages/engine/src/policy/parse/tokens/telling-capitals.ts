import type { PolicyToken } from '../../policy-tokens.ts'
import type { Unit } from '../units/units.ts'

/**
 * The units of a clause, where a capital makes a name only of what would be small otherwise: in “No Spoilers” and behind the
 * colon of “Nothing about: Politics, Religion” it tells nothing, and drafts may have it in small letters.
 */
export function withTellingCapitals(all: readonly Unit[]): readonly Unit[] {
  const isPlain = all.some(
    ({ kind, sign, isCapital }, at) =>
      at > 0 && !isCapital && (kind === 'word' || (kind === 'sign' && sign?.kind !== 'glue')),
  )
  const units = isTitle(all) ? all.map((unit) => ({ ...unit, isCapital: false })) : all
  let isListed = false
  return units.map((unit) => {
    if (unit.text === ':') isListed = true
    else if (unit.kind !== 'mark' && unit.sign?.kind !== 'glue' && !unit.isCapital) isListed = false
    return isPlain && !isListed ? unit : { ...unit, tokens: unit.tokens.map(inSmall) }
  })
}

/** Where each longer word has a capital, a capital makes no name. */
function isTitle(units: readonly Unit[]): boolean {
  const words = units.filter(
    ({ kind, text }) => (kind === 'word' || kind === 'sign') && text.length > 3,
  )
  return words.length > 1 && words.every(({ isCapital }) => isCapital)
}

/** A token whose capitals do not count. */
export function inSmall({ written: _written, ...token }: PolicyToken): PolicyToken {
  return token
}
