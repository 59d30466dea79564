import type { PolicyException, PolicyNeed, PolicyTarget } from '../../form/clause-form.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import type { FoundNoun } from '../reading/slots.ts'
import type { Assembly } from './assembly.ts'
import { addTargets, needByDraft } from './need-by-draft.ts'
import { isUnplaced, once, phraseOf, targetsOf } from './resolve.ts'
import { restrict } from './restrict.ts'
import { scopeToDraft } from './scope-to-draft.ts'
import { settleRequired } from './settle-required.ts'

/** What the draft, or each place that a clause speaks of, should have. */
export function readNeeds(state: ClauseState, assembly: Assembly): void {
  const { slots } = state
  settleRequired(state, assembly)
  scopeToDraft(state, assembly)
  const isSentence = assembly.form.targets.length > 0
  const wanted = [...slots.need.nouns, ...slots.lack.nouns].filter(
    ({ noun }) => noun.opposite === undefined,
  )
  // “Images need captions” asks for no image.
  const isOfOthers = slots.need.nouns.length === 0 && slots.need.unknown.length > 0
  const parts = slots.subject.nouns.filter(
    ({ noun, count }) =>
      (noun.feature !== undefined && !isOfOthers) ||
      (count !== undefined && noun.isSource === true),
  )
  // “Use Celsius” tells how to write, and no draft needs the word.
  const isStyle = /^(?:use|write|prefer)$/.test(state.demandWritten)
  const names = [...(isStyle ? [] : slots.need.unknown), ...slots.lack.unknown].filter(
    ({ isName }) => isName,
  )
  const quoted = [...slots.need.phrases, ...slots.lack.phrases]
  const named = [...quoted, ...names.map(({ words }) => words)]
  // “Every date needs a price” asks for no date.
  const holdsNeed = parts.some(({ noun }) => noun.feature !== undefined && noun.isSource !== true)
  if (holdsNeed && slots.need.nouns.length > 0 && !isSentence) assembly.isBlocked = true
  if (isSentence) needBySentence(state, assembly, wanted, named)
  else needByDraft(state, assembly, [...wanted, ...parts], named)
  // “Name a doctor or a pharmacist”: a draft needs all that a form lists.
  const isSeveral = named.length > 1 || assembly.form.needs.length > 1
  if (!isSentence && state.isEither && isSeveral) {
    assembly.isBlocked = true
    assembly.leftOut.push({ words: 'or', how: 'ignored' })
  }
  restrict(state, assembly)
  const unknown = [...slots.need.unknown, ...slots.lack.unknown].filter(({ isName }) => !isName)
  for (const { words } of unknown) assembly.leftOut.push({ words, how: 'ignored' })
  // “All facts must be true” does not ask for facts.
  const isQualified =
    assembly.form.needs.some(({ kind }) => kind === 'target') && unknown.length > 0
  if (isQualified) assembly.isBlocked = true
  const isUnknown = slots.need.nouns.length + named.length === 0 && unknown.length > 0
  if (
    isUnknown &&
    state.action === undefined &&
    state.conditions.length === 0 &&
    (state.isNeed || state.isImperative)
  )
    assembly.isBlocked = true
  const { needs, unless } = assembly.form
  const isBounded = !isSentence && assembly.form.targets.length > 0
  const isElsewhere = assembly.form.targets.some(
    (target) => target.kind === 'link' && target.isOther,
  )
  const isMet =
    isElsewhere || isBounded || needs.length + unless.length + state.conditions.length > 0
  const asks = state.isNeed && state.action === undefined && state.length === undefined
  const isOpposite = slots.need.nouns.some(({ noun }) => noun.opposite !== undefined)
  if (state.isVerbUnknown && needs.length > 0) assembly.isBlocked = true
  // A need of which nothing was understood would find fault with everything.
  if (asks && !isMet && !isOpposite && state.negated === undefined) assembly.isBlocked = true
  if (slots.lack.unknown.length > 0 && !isMet) assembly.isBlocked = true
  // “A link is required for every study”: what is named first is what is needed.
  const isLinkFirst =
    slots.subject.nouns.length > 0 && slots.subject.nouns.every(({ noun }) => noun.isLink === true)
  if (
    state.isNeed &&
    isLinkFirst &&
    slots.need.nouns.some(({ noun }) => noun.isSource === true && noun.isLink !== true)
  )
    assembly.isBlocked = true
  // “Advertorials must …”: what has the need is not known.
  const isNobody = assembly.form.targets.length === 0 && slots.subject.unknown.length > 0
  if (needs.length > 0 && isNobody) assembly.isBlocked = true
  // “Say "affordable"” does not ask for the word in each draft.
  const isChoice = state.prefers && state.isImperative && quoted.length > 0 && needs.length > 0
  if (isChoice || (state.isImperative && state.leftOut.length > 0)) assembly.isBlocked = true
  if (state.isImperative && state.number !== undefined) assembly.isBlocked = true
  if (unknown.some(({ words }) => /\bbetween\b/.test(words))) assembly.isBlocked = true
}

function needBySentence(
  state: ClauseState,
  assembly: Assembly,
  wanted: readonly FoundNoun[],
  named: readonly string[],
): void {
  const { form } = assembly
  const quotes = form.targets.some(
    (target) => target.kind === 'evidence' && target.name === 'quotes',
  )
  const unless: PolicyException[] = []
  const needs: PolicyNeed[] = []
  // “If you give a price, add a date.”
  const isConditional = state.isImperative && state.slots.if.nouns.length > 0
  for (const { noun, count, written } of wanted) {
    if (noun.isSpeaker === true && quotes) unless.push({ kind: 'speaker' })
    else if (noun.isSource === true || noun.isSpeaker === true) {
      unless.push({ kind: 'source' })
      const least = (count?.value ?? 1) + (count?.comparison === '>' ? 1 : 0)
      if (least > 1) {
        assembly.leftOut.push({ words: `${least} ${written}`, how: 'ignored' })
      }
    } else if (noun.feature === 'author' && quotes) unless.push({ kind: 'speaker' })
    else if (noun.feature === 'image' && state.slots.need.nouns.some(isWanted)) continue
    else if (noun.feature !== undefined) {
      needs.push({ kind: 'feature', feature: noun.feature, atLeast: count?.value ?? 1 })
    } else if (isConditional) {
      for (const target of targetsOf(noun).slice(-1)) {
        needs.push({ kind: 'target', target, atLeast: count?.value ?? 1 })
      }
    } else if (state.isImperative) addTargets(assembly, targetsOf(noun))
    else {
      // “Prices must have a currency” says nothing of a price that has one.
      const others = targetsOf(noun).filter((target) => !isAmong(target, form.targets))
      for (const target of others) {
        const exception = neededBeside(target)
        unless.push(exception)
        // “Prices need a percentage”: each price is a number, so that all would have one.
        if (exception.kind === 'number' && form.targets.every(holdsNumber)) {
          assembly.leftOut.push({ words: written, how: 'ignored' })
          assembly.isBlocked = true
        }
      }
      // “Addresses without a postcode”: what is lacking is known as the address.
      if (others.length === 0 && slotsLack(state, noun)) {
        assembly.leftOut.push({ words: written, how: 'ignored' })
        assembly.isBlocked = true
      }
    }
  }
  // The draft needs it, not the sentence: “With the words "Ask your doctor first"” is a sentence of its own.
  const isOwnSentence =
    !state.isImperative && named.length === 1 && named[0].split(' ').length >= WORDS_OF_SENTENCE
  if (isConditional || (isOwnSentence && isUnplaced(form))) {
    for (const words of named) needs.push({ kind: 'target', target: phraseOf(words), atLeast: 1 })
  }
  if (needs.length > 0) {
    assembly.form = { ...form, kind: 'need', when: form.targets, targets: [], about: [], needs }
    return
  }
  if (state.isImperative) addTargets(assembly, named.map(phraseOf))
  else for (const words of named) unless.push({ kind: 'target', target: phraseOf(words) })
  assembly.form = {
    ...assembly.form,
    unless: once([...assembly.form.unless, ...unless]),
    ...(unless.length > 0 ? { kind: 'need' as const } : {}),
  }
}

/** Whether whatever is found has a number in it. */
function holdsNumber(target: PolicyTarget): boolean {
  return (
    'name' in target &&
    /^(?:numbers|statistics|price|percent|phone-number|age|dosage|date|salary|account-number)$/.test(
      target.name,
    )
  )
}

function slotsLack({ slots }: ClauseState, noun: FoundNoun['noun']): boolean {
  return slots.lack.nouns.some((found) => found.noun === noun)
}

/** Words of a quote that a sentence of the draft can consist of. */
const WORDS_OF_SENTENCE = 3

function isWanted({ noun }: FoundNoun): boolean {
  return noun.opposite !== undefined
}

function isAmong(target: PolicyTarget, others: readonly PolicyTarget[]): boolean {
  return others.some((other) => JSON.stringify(other) === JSON.stringify(target))
}

/** What frees a sentence that holds a target. */
export function exceptionOf(target: PolicyTarget): PolicyException {
  if (target.kind === 'evidence') {
    if (target.name === 'quotes') return { kind: 'quoted' }
    if (target.name === 'numbers' || target.name === 'statistics') return { kind: 'number' }
  }
  if (target.kind === 'detector' && target.name === 'consent')
    return { kind: 'target', target, isBeside: true }
  return { kind: 'target', target }
}

/** What a place needs in its sentence; advice to see somebody is often the next one. */
function neededBeside(target: PolicyTarget): PolicyException {
  if (target.kind === 'detector' && target.name === 'referral')
    return { kind: 'target', target, isBeside: true }
  return exceptionOf(target)
}
