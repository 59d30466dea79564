import { isNeeded } from './neighbours.ts'
import { isDeterminer } from './unit-kinds.ts'
import type { Unit } from './units.ts'

/** What a decision waits for, before its noun: “hold it for review”. */
const timed =
  /^(?:before|until|till|without|with no|pending|after|unless|subject to|needs?|lacking|through|for|to|get|gets?|is|are|be|must|should|not|no|please|and|or|,)$/
const nouns =
  /^(?:(?:ban|approval|review|removal|cut|check|hold|block|reject|rejection|queue|refusal|deletion|edit|drop|change|correction|revision|replacement|update|escalation)s?|fix(?:es)?|parking|moderation|quarantine|supervision)$/
/** Most units of what is named before its last noun. */
const REACH = 8
const deciding = /^(?:decision|notice)$/
const demands = /^(?:decision|ban|not|prohibition|notice)$/
const speaking =
  /^(?:mention(?:s|ed)?(?: of)?|about|on|of|discuss|refer(?:s|ring)? to|references? to|talk of|talks? about|cover|name)$/
const words = /(?:^| )(?:words?|terms?|phrases?|names?|reference|cite|quote)$/

/**
 * Units in which the nouns of what is spoken of decide nothing: “no talk of travel bans”, “never mention the review board”,
 * “posts about holds are rejected”.
 */
export function withDecisionNouns(units: readonly Unit[]): readonly Unit[] {
  if (!units.some(({ sign }) => deciding.test(sign?.kind ?? ''))) return units
  let changed: Unit[] | undefined
  for (const [at, unit] of units.entries()) {
    if (!isNoun(changed ?? units, at)) continue
    changed ??= [...units]
    changed[at] = { ...unit, kind: 'word', sign: undefined }
  }
  return changed ?? units
}

function isOfName(unit: Unit): boolean {
  return isDeterminer(unit) || unit.kind === 'word' || unit.sign?.kind === 'noun'
}

function isNoun(units: readonly Unit[], at: number): boolean {
  const { sign, text } = units[at]
  const before = units[at - 1]?.text
  if (sign?.kind === 'notice')
    return (
      /^(?:of|about|with)$/.test(before ?? '') && /^(?:flags|lists|marks|notes|reports)$/.test(text)
    )
  // “A step that deletes data”
  if (sign?.kind === 'decision' && /^(?:that|which)$/.test(before ?? '') && /^[a-z]+s$/.test(text))
    return true
  if (sign?.kind !== 'decision' || !nouns.test(text)) return false
  // “No drops in price”
  if (before === 'no') return units[at + 1]?.text === 'in' && !isNeeded(units, at)
  return isSpokenOf(units, at)
}

/** Whether what is named behind a verb of speaking goes on up to a unit, and something else asks or decides. */
function isSpokenOf(units: readonly Unit[], at: number): boolean {
  if (!units.some(({ sign }, other) => other !== at && demands.test(sign?.kind ?? ''))) return false
  let before = at - 1
  while (before > Math.max(0, at - REACH) && isOfName(units[before])) before--
  const { text = '', sign } = units[before] ?? {}
  // “No travel bans”
  if (sign?.kind === 'ban' && before < at - 1) return true
  if (timed.test(text)) return false
  return speaking.test(text) || (sign?.kind === 'about' && !words.test(text))
}
