import type { PolicyClause } from '../../clause.ts'
import type { ClauseForm } from '../../form/clause-form.ts'
import type { PolicyToken } from '../../policy-tokens.ts'
import { hasMatch } from '../tokens/required-texts.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import { readUnits } from '../units/units.ts'

const orders =
  /^(?:please |kindly |always |simply |just |rather |then |you should |writers should |we )*(?:refer|direct|point|send|signpost|steer|link|use|ask|write|offer|show|give|say|tell|suggest|encourage|recommend|describe|explain|name|mention|quote|cite|put|state|talk|speak|choose|pick|prefer|go|stick|keep|let|invite|urge)(?: |$)/
/** “Refer people to a doctor” */
const referring =
  /^(?:please |kindly |always |simply |just |you should |we )*(?:refer|direct|point|send|signpost|steer) (?:the |our |your |any |all )?(?:readers?|people|users?|patients?|customers?|them|everyone|visitors?|clients?|members?|parents?|askers?|anyone who asks) (?:to|towards) /
/** What is good enough, with what it is good for before it. */
const sufficing =
  /^(?:(?:should|if|when|where|in case) (?:you|we|they|a writer|writers) (?:really |must |do |ever )?(?:need|want|have to)[^,]*, )?(?:(?:a |the )?(?:plain |simple )?[^ ]+(?: or [^ ]+)?) (?:will do|would do|does (?:just )?as well|do (?:just )?as well|works? (?:just )?as well|is enough|is better|is preferred|reads better|is the better word|is our word)(?: just)?(?: nicely| instead)?$/
const denying = /^(?:ban|not|prohibition|notice)$/

/**
 * Whether a sentence after a demand only says what to do in place of what was banned: “Direct patients to their GP instead”.
 * A policy cannot check it, and it asks for nothing in each draft.
 */
export function isInstead(tokens: readonly PolicyToken[], before: ClauseForm | undefined): boolean {
  const line = lineOf(tokens.filter(({ kind, text }) => kind !== 'mark' || text === ','))
  // “Should you need one, “people” will do.”
  if (
    before?.kind === 'ban' &&
    hasMatch(sufficing, line) &&
    tokens.some(({ kind }) => kind === 'quoted')
  )
    return true
  const opening = /^(?:instead|rather) ,? ?/.exec(line)
  const isClosing = / instead$/.test(line)
  const isReferral = before?.kind === 'ban' && hasMatch(referring, line)
  if (opening === null && !isClosing && !isReferral) return false
  if (
    tokens.some(({ kind }) => kind === 'quoted') ||
    !orders.test(line.slice(opening?.[0].length ?? 0))
  )
    return false
  return !readUnits(tokens).some(({ sign }) => denying.test(sign?.kind ?? ''))
}

const house = /^(?:we|our house style|our style|house style)(?: is|:)? /i

/** “We write British English” beside “flag American spellings”: a habit of the house that bans nothing else. */
export function saysAgain(habit: PolicyClause, demand: PolicyClause): boolean {
  if (habit.form === undefined || demand.form === undefined || !house.test(habit.text)) return false
  const { targets, place, kind, unless } = habit.form
  const asked = new Set(demand.form.targets.map((target) => JSON.stringify(target)))
  const isPlain = kind === 'ban' && place === undefined && unless.length === 0 && targets.length > 0
  return isPlain && targets.every((target) => asked.has(JSON.stringify(target)))
}

/** “No prices. Link to the price list.”: whether a draft would need what the clause before bans. */
export function contradicts(form: ClauseForm | undefined, before: ClauseForm | undefined): boolean {
  if (form === undefined || before?.kind !== 'ban' || before.place !== undefined) return false
  const banned = new Set(before.targets.map((target) => JSON.stringify(target)))
  return form.needs.some(
    (need) => need.kind === 'target' && banned.has(JSON.stringify(need.target)),
  )
}
