import type { LeftOut, PolicyClause } from '../clause.ts'
import { strengths } from '../strength.ts'
import { assemble } from './assembling/assemble.ts'
import { withoutIdle } from './assembling/idle-forms.ts'
import { nameThingsOnce } from './assembling/kinds-of-things.ts'
import { withoutOtherRanks } from './assembling/listed-ranks.ts'
import { topicsApart } from './assembling/topics-apart.ts'
import { withoutBystanders } from './bystanders/without-bystanders.ts'
import { inSomePlaces } from './clauses/places-apart.ts'
import type { ClauseText } from './clauses/split-clauses.ts'
import { readMatter } from './matters/read-matter.ts'
import { withoutFollower } from './needs/followed-by.ts'
import { readNeed } from './needs/read-need.ts'
import { withMoreSaid } from './needs/said-more.ts'
import { type ClauseState, startClause } from './reading/clause-state.ts'
import { readChoices } from './reading/read-choices.ts'
import { readReplacement } from './reading/read-replacement.ts'
import { readUnit } from './reading/read-unit.ts'
import { moveToSubject } from './reading/roles.ts'
import { endPhrase, settleScore } from './reading/state-steps.ts'
import { readApproval } from './rewriting/approvals.ts'
import { exceptBylines } from './rewriting/byline-exceptions.ts'
import { exceptConsent } from './rewriting/consent-wordings.ts'
import { exceptCosts } from './rewriting/cost-exceptions.ts'
import { exceptBehind } from './rewriting/exceptions-behind.ts'
import { readStructure } from './rewriting/read-structure.ts'
import { rewrite } from './rewriting/rewrite.ts'
import { quoteSaid } from './rewriting/said-words.ts'
import { nameTold } from './rewriting/told-wordings.ts'
import { inBrackets } from './stand-ins/bracketed.ts'
import { inCharacters } from './stand-ins/character-limits.ts'
import { atEdges } from './stand-ins/edge-places.ts'
import { eitherOf } from './stand-ins/either-needs.ts'
import { withEndDate } from './stand-ins/end-dates.ts'
import { limitParts } from './stand-ins/part-limits.ts'
import { saysThatItMay } from './stand-ins/said-risks.ts'
import { sellsEach } from './stand-ins/sales-of-things.ts'
import { inSameSentence } from './stand-ins/same-sentence.ts'
import { saysAlone } from './stand-ins/says-alone.ts'
import { limitSections } from './stand-ins/section-lengths.ts'
import { inSections } from './stand-ins/section-places.ts'
import { inEachSection } from './stand-ins/sections-apart.ts'
import { type StandIn, type Substitution, withMeant } from './stand-ins/stand-ins.ts'
import { exceptValues } from './stand-ins/value-exceptions.ts'
import { limitValues } from './stand-ins/value-limits.ts'
import { withoutVoid } from './stand-ins/void-exceptions.ts'
import { inOneSense } from './stand-ins/word-classes.ts'
import { withTellingCapitals } from './tokens/telling-capitals.ts'
import { withoutAsides } from './units/asides.ts'
import { joinCompounds } from './units/compounds.ts'
import { withDecisionNouns } from './units/decision-nouns.ts'
import { joinNames } from './units/join-names.ts'
import { joinListHeads } from './units/list-heads.ts'
import { joinParticles } from './units/particles.ts'
import { withSourceUnits } from './units/source-units.ts'
import type { Unit } from './units/units.ts'
import { withOpenWordings } from './unread/open-wordings.ts'
import { unreadChoices } from './unread/unread-choices.ts'
import { unreadConditions } from './unread/unread-conditions.ts'
import { unreadDescriptions } from './unread/unread-descriptions.ts'
import { unreadExceptions } from './unread/unread-exceptions.ts'
import { unreadKinds } from './unread/unread-kinds.ts'
import { unreadLimits } from './unread/unread-limits.ts'
import { unreadModifiers } from './unread/unread-modifiers.ts'
import { neededInEach, neededOfSource, unreadParts } from './unread/unread-parts.ts'
import { unreadPlaces } from './unread/unread-places.ts'
import { unreadSenses, withoutUses } from './unread/unread-senses.ts'
import { unreadTails } from './unread/unread-tails.ts'
import { unreadVerbs } from './unread/unread-verbs.ts'
import { unreadWordings } from './unread/unread-wordings.ts'

/** Words that stand for what the grammar of words has no place for, put in one after another. */
const substitutions: readonly Substitution[] = [
  inOneSense,
  sellsEach,
  saysThatItMay,
  inSameSentence,
  atEdges,
  inSomePlaces,
  inSections,
  inEachSection,
  limitValues,
  exceptValues,
  inCharacters,
  withEndDate,
  inBrackets,
  saysAlone,
  eitherOf,
]

/** Understands one clause as far as its words allow; `before` is what a pronoun refers to. */
export function readClause(clause: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const { text, start, end, style } = clause
  // “No distances over 10 miles” is about no way of writing.
  if (style !== undefined && limitValues(clause.tokens) === undefined)
    return { text, start, end, form: style.form, isPermission: false, leftOut: style.leftOut }
  const consented = exceptConsent(nameTold(clause.tokens))
  const { tokens, leftOut } = withoutFollower(
    exceptCosts(exceptBylines(exceptBehind(quoteSaid(consented.tokens)))),
  )
  const read = readPlain({ ...clause, tokens }, before)
  return withOpenWordings({
    ...read,
    leftOut: [...read.leftOut, ...consented.leftOut, ...leftOut],
  })
}

function readPlain(written: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const clause = { ...written, tokens: readStructure(written.tokens) }
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
  const meant = standIns.reduceRight(withMeant, withoutVoid(read))
  const isNeed = standIns.some((standIn) => standIn.isNeed)
  const needed = isNeed ? meant : readNeed(clause, meant)
  return withMoreSaid(written.tokens, withoutOtherRanks(withoutIdle(needed)))
}

function readWords(clause: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const state = startClause()
  const approval = readApproval(rewrite(clause.tokens))
  const bare = withoutAsides(withSourceUnits(joinCompounds(joinParticles(approval.tokens))))
  const scoped = withoutBystanders(bare.units)
  const listed = joinListHeads(scoped.units)
  const units = nameThingsOnce(
    joinNames(withTellingCapitals(withoutUses(withDecisionNouns(listed.units)))),
  )
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
    ...unreadSenses(units),
    ...unreadDescriptions(units),
    ...unreadModifiers(units),
    ...unreadTails(units),
    ...unreadConditions(units),
    ...unreadExceptions(units),
    ...unreadVerbs(units),
    ...unreadChoices(units),
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
  // “Each footnote must have a price” asks for no footnote.
  const isTurned = form?.unless.some(({ kind }) => kind === 'source') === true
  const part = isOfDraft ? neededInEach(units) : isTurned ? neededOfSource(units) : undefined
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
