import type { LeftOut, PolicyClause } from '../clause.ts'
import { strengths } from '../strength.ts'
import { readApproval } from './approvals.ts'
import { withoutAsides } from './asides.ts'
import { assemble } from './assemble.ts'
import { inCharacters } from './character-limits.ts'
import { type ClauseState, startClause } from './clause-state.ts'
import { joinCompounds } from './compounds.ts'
import { atEdges } from './edge-places.ts'
import { eitherOf } from './either-needs.ts'
import { withEndDate } from './end-dates.ts'
import { withoutIdle } from './idle-forms.ts'
import { joinNames } from './join-names.ts'
import { nameThingsOnce } from './kinds-of-things.ts'
import { joinListHeads } from './list-heads.ts'
import { readMatter } from './matters/read-matter.ts'
import { readNeed } from './needs/read-need.ts'
import { limitParts } from './part-limits.ts'
import { joinParticles } from './particles.ts'
import { inSomePlaces } from './places-apart.ts'
import { readChoices } from './read-choices.ts'
import { readReplacement } from './read-replacement.ts'
import { readUnit } from './read-unit.ts'
import { rewrite } from './rewrite.ts'
import { moveToSubject } from './roles.ts'
import { inSameSentence } from './same-sentence.ts'
import { saysAlone } from './says-alone.ts'
import { limitSections } from './section-lengths.ts'
import { inSections } from './section-places.ts'
import { inEachSection } from './sections-apart.ts'
import { withSourceUnits } from './source-units.ts'
import type { ClauseText } from './split-clauses.ts'
import { type StandIn, type Substitution, withMeant } from './stand-ins.ts'
import { endPhrase, settleScore } from './state-steps.ts'
import { withTellingCapitals } from './telling-capitals.ts'
import { topicsApart } from './topics-apart.ts'
import type { Unit } from './units.ts'
import { unreadDescriptions } from './unread-descriptions.ts'
import { unreadKinds } from './unread-kinds.ts'
import { unreadLimits } from './unread-limits.ts'
import { neededInEach, unreadParts } from './unread-parts.ts'
import { unreadPlaces } from './unread-places.ts'
import { unreadWordings } from './unread-wordings.ts'
import { exceptValues } from './value-exceptions.ts'
import { withoutVoid } from './void-exceptions.ts'
import { withoutBystanders } from './without-bystanders.ts'

/** Words that stand for what the grammar of words has no place for, put in one after another. */
const substitutions: readonly Substitution[] = [
  inSameSentence,
  atEdges,
  inSomePlaces,
  inSections,
  inEachSection,
  exceptValues,
  inCharacters,
  withEndDate,
  saysAlone,
  eitherOf,
]

/** Understands one clause as far as its words allow; `before` is what a pronoun refers to. */
export function readClause(clause: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const { text, start, end, style } = clause
  if (style !== undefined)
    return { text, start, end, form: style.form, isPermission: false, leftOut: style.leftOut }
  const section = limitSections(clause.tokens)
  let tokens = section?.tokens ?? limitParts(clause.tokens)
  const standIns: StandIn[] = section === undefined ? [] : [section]
  for (const substitute of substitutions) {
    const standIn = substitute(tokens)
    if (standIn === undefined) continue
    standIns.push(standIn)
    tokens = standIn.tokens
  }
  const read = readWords({ ...clause, tokens }, before)
  return withoutIdle(readNeed(clause, standIns.reduceRight(withMeant, withoutVoid(read))))
}

function readWords(clause: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const state = startClause()
  const approval = readApproval(rewrite(clause.tokens))
  const bare = withoutAsides(withSourceUnits(joinCompounds(joinParticles(approval.tokens))))
  const scoped = withoutBystanders(bare.units)
  const listed = joinListHeads(scoped.units)
  const units = nameThingsOnce(joinNames(withTellingCapitals(listed.units)))
  state.leftOut.push(...bare.leftOut, ...listed.leftOut)
  state.bystanders.push(...scoped.leftOut)
  state.topicsApart = topicsApart(units)
  const isReplacement = readReplacement(state, units) || readChoices(state, units)
  for (let at = isReplacement ? units.length : 0; at < units.length; ) {
    at += readUnit(state, units, at)
  }
  endPhrase(state, true)
  settleScore(state)
  if (approval.isAwaited) awaitApproval(state)
  // “Our director has to approve every post”: approval lies outside of the text.
  if (approval.isAsked) state.isEverything = false
  const places = [
    ...unreadPlaces(units),
    ...unreadLimits(units),
    ...unreadParts(units),
    ...unreadKinds(units),
    ...unreadWordings(units),
    ...unreadDescriptions(units),
  ]
  if (places.length > 0) state.isUnclear = true
  state.leftOut.push(...places)
  const { text, start, end } = clause
  const known = withoutEach(assemble(state, before?.form), units)
  const isHeld = places.every((words) => /^(?:until|till) /.test(words))
  const read = isHeld ? readMatter(units, state.action, known) : known
  return { text, start, end, ...read, leftOut: [...read.leftOut, ...aside(state, read.leftOut)] }
}

/** What each part of a draft needs, no form of the whole draft holds. */
function withoutEach(read: ReturnType<typeof assemble>, units: readonly Unit[]): typeof read {
  const { form, leftOut } = read
  const isOfDraft =
    form !== undefined &&
    form.needs.length + form.conditions.length > 0 &&
    form.targets.length === 0
  const part = isOfDraft ? neededInEach(units) : undefined
  if (part === undefined) return read
  return { ...read, form: undefined, leftOut: [...leftOut, { words: part, how: 'ignored' }] }
}

/** Who and which drafts a clause named, where that is not said yet. */
function aside({ bystanders }: ClauseState, leftOut: PolicyClause['leftOut']): LeftOut[] {
  const said = new Set(leftOut.map(({ words }) => words))
  return bystanders
    .filter((words) => !said.has(words))
    .map((words) => ({ words, how: 'ignored' as const }))
}

/** “No prices without approval”: somebody has to look at what would be banned. */
function awaitApproval(state: ClauseState): void {
  if (state.isNeed || state.isImperative) moveToSubject(state)
  state.action = strengths.review.action
  state.negated = undefined
  state.isPermission = false
  state.permitsOnly = false
}
