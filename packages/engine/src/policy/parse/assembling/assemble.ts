import type { PolicyClause } from '../../clause.ts'
import { type ClauseForm, emptyForm } from '../../form/clause-form.ts'
import { strengths } from '../../strength.ts'
import { withoutHolders } from '../bystanders/without-holders.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import { joinOf } from '../reading/conditions.ts'
import { isThing } from '../reading/roles.ts'
import type { FoundNoun } from '../reading/slots.ts'
import { demand } from '../reading/state-steps.ts'
import { accountFor } from './account.ts'
import type { Assembly } from './assembly.ts'
import { linksByHost } from './links-by-host.ts'
import { findParts } from './parts-found.ts'
import { readExceptions } from './read-exceptions.ts'
import { readNeeds } from './read-needs.ts'
import { readSubject } from './read-subject.ts'
import { isEmpty, once } from './resolve.ts'

/** Puts together what the words of a clause said. */
export function assemble(
  state: ClauseState,
  before: ClauseForm | undefined,
): Pick<PolicyClause, 'form' | 'isPermission' | 'leftOut'> {
  const assembly: Assembly = {
    form: { ...emptyForm, conditions: state.conditions, join: joinOf(state) },
    leftOut: [],
    isBlocked: false,
  }
  refuseExceptions(state)
  if (state.place !== undefined) assembly.form = { ...assembly.form, place: state.place }
  takeWanted(state)
  takeUnwanted(state)
  findParts(state)
  takeMentioned(state)
  readSubject(state, assembly)
  if (state.usesPronoun && before !== undefined && !hasTarget(assembly.form)) {
    assembly.form = { ...assembly.form, ...meantAgain(assembly.form, before) }
  }
  readNeeds(state, assembly)
  keepToPlace(state, assembly)
  keepToSentence(state, assembly)
  readExceptions(state, assembly)
  assembly.form = linksByHost(withoutHolders(assembly.form))
  const action = actionOf(state, assembly.form)
  const isPermission =
    state.isPermission && state.action === undefined && !state.permitsOnly && !state.hasNotice
  if (!isPermission) accountFor(state, assembly)
  const leftOut = once(assembly.leftOut)
  if (action !== undefined) assembly.form = { ...assembly.form, action }
  const form = finish(state, assembly)
  return { form: isPermission ? undefined : form, isPermission, leftOut }
}

/** “No emoji in headings; flag them”: what a pronoun stands for, where and when it was spoken of. */
function meantAgain(form: ClauseForm, before: ClauseForm): Partial<ClauseForm> {
  const { targets, about, narrowedBy, place, when, moreThan } = before
  return {
    targets,
    about,
    narrowedBy,
    ...(form.place === undefined && place !== undefined ? { place } : {}),
    ...(form.when.length === 0 ? { when } : {}),
    ...(form.moreThan === 0 && form.place === undefined ? { moreThan } : {}),
  }
}

/** “You may use emoji, except in headings” refuses those in headings. */
function refuseExceptions(state: ClauseState): void {
  const { isPermission, action, permitsOnly, hasNotice, slots } = state
  if (!isPermission || action !== undefined || permitsOnly || hasNotice) return
  const { unless, about } = slots
  const places = unless.nouns.flatMap(({ noun }) => noun.place ?? [])
  const others = unless.nouns.filter(({ noun }) => noun.place === undefined)
  const isRead = others.every(({ noun }) => isThing(noun)) && unless.unknown.length === 0
  if (places.length > 1 || !isRead || places.length + others.length + unless.phrases.length === 0)
    return
  if (places.length === 1) state.place = places[0]
  about.nouns.push(...others)
  about.phrases.push(...unless.phrases.splice(0))
  unless.nouns.splice(0)
  state.opened.delete('unless')
  state.isPermission = false
  demand(state, strengths.notAllowed.action)
}

/** “Headings in sentence case”: without a verb, what can only be wanted is wanted. */
function takeWanted(state: ClauseState): void {
  const { action, negated, hasNotice, isPermission, isImperative, slots } = state
  if (action !== undefined || negated !== undefined || hasNotice || isPermission || isImperative)
    return
  const { need, subject } = slots
  const isWanted = ({ noun }: FoundNoun): boolean => noun.opposite !== undefined
  if (!subject.nouns.some(isWanted)) return
  need.nouns.push(...subject.nouns.filter(isWanted))
  subject.nouns.splice(
    0,
    subject.nouns.length,
    ...subject.nouns.filter((found) => !isWanted(found)),
  )
  state.isNeed = true
}

/** “Posts that mention prices” have one in them; those about prices may only say that they went up. */
function takeMentioned({ isMatter, slots }: ClauseState): void {
  const { subject, about } = slots
  if (isMatter || !isEmpty(subject)) return
  const isBoth = ({ noun }: FoundNoun): boolean =>
    noun.detector !== undefined && noun.topic !== undefined
  if (!about.nouns.every(isBoth) || about.phrases.length + about.unknown.length > 0) return
  subject.nouns.push(...about.nouns.splice(0))
}

/** “Write without jargon”: what a text should do without is all that was named. */
function takeUnwanted(state: ClauseState): void {
  const { action, negated, hasNotice, slots } = state
  const { subject, about, need, lack, examples } = slots
  if (action !== undefined || negated !== undefined || hasNotice || isEmpty(lack)) return
  if (![subject, about, need, examples, slots.if].every(isEmpty)) return
  subject.nouns.push(...lack.nouns.splice(0))
  subject.phrases.push(...lack.phrases.splice(0))
  subject.unknown.push(...lack.unknown.splice(0))
  state.opened.delete('lack')
  state.isNeed = false
  state.isImperative = false
  demand(state, strengths.advice.action)
}

/** “Emoji only in headings”: anywhere else they are found fault with. */
function keepToPlace(
  { isOnly, place, action, permitsOnly, slots }: ClauseState,
  assembly: Assembly,
): void {
  const { form } = assembly
  if (action !== undefined && !permitsOnly) return
  if (slots.need.nouns.some(({ noun }) => noun.opposite !== undefined)) return
  if (!isOnly || place === undefined || place === 'link' || place === 'sentence-start') return
  if (form.targets.length === 0 || form.unless.length > 0 || form.kind === 'need') return
  // “In headings, only link to example.org”: links elsewhere are nobody's matter.
  if (form.targets.some((target) => target.kind === 'link' && target.isOther)) return
  const { place: _place, ...rest } = form
  assembly.form = { ...rest, kind: 'ban', unless: [{ kind: 'place', place }] }
}

/** “Do not open with a question”: what a text opens with stands in its first sentence. */
function keepToSentence({ hasPlaceVerb }: ClauseState, assembly: Assembly): void {
  const { form } = assembly
  if (!hasPlaceVerb || form.needs.length > 0) return
  if (form.place === 'opening') assembly.form = { ...form, place: 'first-sentence' }
  if (form.place === 'ending') assembly.form = { ...form, place: 'last-sentence' }
}

/** Whether a form looks for something. */
export function hasTarget({ targets, needs }: ClauseForm): boolean {
  return targets.length + needs.length > 0
}

function actionOf(state: ClauseState, form: ClauseForm): ClauseForm['action'] {
  const { action, negated, permitsOnly, isOnly } = state
  if (action !== undefined && action !== 'allow') return action
  if (permitsOnly || form.kind === 'restriction') return strengths.restriction.action
  if (negated === 'hard') return strengths.ban.action
  if (negated === 'soft') return strengths.advice.action
  if (state.hasNotice) return undefined
  const isNeed = state.isNeed || state.isImperative || isOnly || form.needs.length > 0
  if (isNeed || form.kind === 'need' || form.unless.length > 0) return strengths.need.action
  return state.length === undefined ? undefined : strengths.advice.action
}

function finish(
  state: ClauseState,
  { form, isBlocked, leftOut }: Assembly,
): ClauseForm | undefined {
  if (isBlocked) return undefined
  const isDemand = form.action !== undefined || state.hasNotice
  if (hasTarget(form)) return isDemand ? form : undefined
  if (form.conditions.length > 0 && isDemand) return form
  // Of every draft only a clause speaks that says nothing else.
  if (
    leftOut.length + state.bystanders.length === 0 &&
    state.isEverything &&
    // “Our director has to approve every post”: approval lies outside of the text.
    !state.isNeed &&
    form.action !== undefined &&
    form.conditions.length === 0
  ) {
    return { ...form, everyDraft: true }
  }
  return undefined
}
