import type {
  ClauseForm,
  DraftFeature,
  PolicyException,
  PolicyNeed,
} from '../../form/clause-form.ts'
import type { Noun } from '../../policy-signs.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import type { Assembly } from './assembly.ts'
import { exceptionOf } from './read-needs.ts'
import { exampleOf, isEmpty, isUnplaced, mattersOf, once, phraseOf } from './resolve.ts'

/** What frees a sentence from a clause. */
export function readExceptions(state: ClauseState, assembly: Assembly): void {
  const { unless: slot, examples } = state.slots
  const exceptions: PolicyException[] = []
  for (const { noun } of slot.nouns) {
    if (noun.isSource === true || noun.isLink === true) exceptions.push({ kind: 'source' })
    else if (noun.isSpeaker === true) exceptions.push({ kind: 'speaker' })
    else if (noun.place !== undefined) exceptions.push({ kind: 'place', place: noun.place })
    // “Unless there is a date, flag the page”
    else if (noun.feature !== undefined && (assembly.form.targets.length > 0 || isOfDraft(state))) {
      needFeature(noun.feature, assembly)
    } else if (!isOwn(noun, assembly)) {
      for (const target of mattersOf(noun)) exceptions.push(exceptionOf(target))
    }
  }
  for (const words of slot.phrases) exceptions.push({ kind: 'target', target: phraseOf(words) })
  if (state.outer === 'unless') {
    for (const words of examples.phrases)
      exceptions.push({ kind: 'target', target: exampleOf(words) })
  }
  for (const { words, isName } of slot.unknown) {
    assembly.leftOut.push({ words, how: isName ? 'literal' : 'ignored' })
    if (isName) exceptions.push({ kind: 'target', target: phraseOf(words) })
  }
  if (state.hasApproval) assembly.leftOut.push({ words: 'approval', how: 'ignored' })
  else if (slot.unknown.some(({ isName }) => !isName)) assembly.isBlocked = true
  const isFree = exceptions.length > 0 || assembly.form.needs.length > 0
  if (slot.nouns.length > 0 && !isFree && !state.hasApproval) assembly.isBlocked = true
  if (state.exceptsWhole && exceptWhole(exceptions, assembly)) return
  assembly.form = { ...assembly.form, unless: once([...assembly.form.unless, ...exceptions]) }
}

/** Whether a clause only says what becomes of a draft. */
function isOfDraft({ slots, action, hasNotice }: ClauseState): boolean {
  const isAsked = (action !== undefined && action !== 'allow') || hasNotice
  return isAsked && isEmpty(slots.subject) && isEmpty(slots.about)
}

/** “No legal advice unless the text says …”: any sentence of the draft may say it. Answers whether a form can hold it. */
function exceptWhole(exceptions: readonly PolicyException[], assembly: Assembly): boolean {
  const { form } = assembly
  const needs = exceptions.flatMap(needOf)
  if (needs.length === 0 || form.targets.length === 0) return false
  // A draft needs all that a form lists, and one of several exceptions is enough.
  const isOne = exceptions.length === 1 && form.needs.length === 0 && isUnplaced(form)
  if (isOne) assembly.form = lackingIn(form, needs[0])
  else {
    assembly.isBlocked = true
    for (const need of needs) assembly.leftOut.push({ words: wordsOf(need), how: 'ignored' })
  }
  return true
}

/** What a draft that is excepted has. */
function needOf(exception: PolicyException): PolicyNeed[] {
  if (exception.kind === 'target') return [{ kind: 'target', target: exception.target, atLeast: 1 }]
  return exception.kind === 'source' ? [{ kind: 'feature', feature: 'source', atLeast: 1 }] : []
}

function wordsOf(need: PolicyNeed): string {
  if (need.kind !== 'target') return need.kind === 'feature' ? need.feature : need.kind
  const { target } = need
  if (target.kind === 'phrase') return target.words
  return 'name' in target ? target.name : target.kind
}

/** “No prices unless there is a date”: a draft with a price needs one. */
function needFeature(feature: DraftFeature, assembly: Assembly): void {
  assembly.form = lackingIn(assembly.form, { kind: 'feature', feature, atLeast: 1 })
}

/** A form that finds fault with a draft that holds its targets and lacks what is needed. */
function lackingIn(form: ClauseForm, need: PolicyNeed): ClauseForm {
  const needs = [...form.needs, need]
  return { ...form, kind: 'need', when: form.targets, targets: [], about: [], needs }
}

/** “Other than claims about tea”: of the claims that the clause speaks of, those about tea are free. */
function isOwn({ evidence }: Noun, { form }: Assembly): boolean {
  if (evidence === undefined) return false
  const names = form.targets.map((target) => (target.kind === 'evidence' ? target.name : ''))
  return names.includes(evidence) || (evidence === 'claims' && names.includes('unsupported claims'))
}
