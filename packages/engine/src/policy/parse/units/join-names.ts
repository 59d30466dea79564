import { isShouted } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import type { Unit } from './units.ts'

/** “Lumen Capital”, “Reform UK”: a known word inside a name with capitals is a part of the name. */
export function joinNames(units: readonly Unit[]): readonly Unit[] {
  return units.map((unit, at) => {
    const isJoined = isName(units[at - 1]) || isName(units[at + 1])
    return at > 0 && isJoined && isNameLike(unit)
      ? { ...unit, kind: 'word', sign: undefined }
      : unit
  })
}

/** A word that means nothing here and starts with a capital. */
function isName(unit: Unit | undefined): boolean {
  return unit?.kind === 'word' && unit.isCapital
}

/** A known word with a capital that is no abbreviation. */
function isNameLike({ sign, tokens, text }: Unit): boolean {
  const isKnown = /^(?:noun|decision|judgement)$/.test(sign?.kind ?? '') && !isDraftWord(text)
  return isKnown && tokens.every((token) => !token.isSmall && !isShouted(token))
}
