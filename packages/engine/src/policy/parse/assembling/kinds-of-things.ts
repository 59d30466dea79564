import type { Unit } from '../units/units.ts'
import { isByForm } from './read-targets.ts'

/** Most units of a list of kinds. */
const LONGEST_LIST = 12
const numeric =
  /^(?:number-plate|phone-number|account-number|identity-number|labelled-number|version-number)$/

/** Units in which each thing is named once, whatever kinds of it are listed and what its name ends with. */
export function nameThingsOnce(units: readonly Unit[]): readonly Unit[] {
  return withoutKinds(units).filter((unit, at, all) => !isIdleHead(all[at - 1], unit))
}

/** “Car registration numbers” are the registrations. */
function isIdleHead(before: Unit | undefined, { sign, tokens }: Unit): boolean {
  if (sign?.kind !== 'noun' || sign.evidence !== 'numbers' || tokens.length !== 1) return false
  return before?.sign?.kind === 'noun' && numeric.test(before.sign.detector ?? '')
}

/** “Visa, Mastercard or other card numbers”: names of kinds of what is found by its form, and nothing else to look for. */
function withoutKinds(units: readonly Unit[]): readonly Unit[] {
  const other = units.findIndex(({ text }) => /^(?:or|and|or any|and any) others?$/.test(text))
  const thing = units[other + 1]?.sign
  if (other === -1 || thing?.kind !== 'noun' || !isByForm(thing.detector)) return units
  let from = other
  while (from > 0 && other - from < LONGEST_LIST && isOfList(units[from - 1])) from--
  return units.toSpliced(from, other - from)
}

function isOfList({ kind, text, isCapital }: Unit): boolean {
  return text === ',' || kind === 'quoted' || (kind === 'word' && isCapital)
}
