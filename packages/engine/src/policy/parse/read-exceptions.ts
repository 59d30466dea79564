import type { DraftFeature, PolicyException } from '../form/clause-form.ts'
import type { Noun } from '../policy-signs.ts'
import type { Assembly } from './assembly.ts'
import type { ClauseState } from './clause-state.ts'
import { exceptionOf } from './read-needs.ts'
import { exampleOf, mattersOf, once, phraseOf } from './resolve.ts'

/** What frees a sentence from a clause. */
export function readExceptions(state: ClauseState, assembly: Assembly): void {
  const { unless: slot, examples } = state.slots
  const exceptions: PolicyException[] = []
  for (const { noun } of slot.nouns) {
    if (noun.isSource === true || noun.isLink === true) exceptions.push({ kind: 'source' })
    else if (noun.isSpeaker === true) exceptions.push({ kind: 'speaker' })
    else if (noun.place !== undefined) exceptions.push({ kind: 'place', place: noun.place })
    else if (noun.feature !== undefined && assembly.form.targets.length > 0) {
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
  assembly.form = { ...assembly.form, unless: once([...assembly.form.unless, ...exceptions]) }
}

/** “No prices unless there is a date”: a draft with a price needs one. */
function needFeature(feature: DraftFeature, assembly: Assembly): void {
  const { form } = assembly
  assembly.form = {
    ...form,
    kind: 'need',
    when: form.targets,
    targets: [],
    about: [],
    needs: [...form.needs, { kind: 'feature', feature, atLeast: 1 }],
  }
}

/** “Other than claims about tea”: of the claims that the clause speaks of, those about tea are free. */
function isOwn({ evidence }: Noun, { form }: Assembly): boolean {
  if (evidence === undefined) return false
  const names = form.targets.map((target) => (target.kind === 'evidence' ? target.name : ''))
  return names.includes(evidence) || (evidence === 'claims' && names.includes('unsupported claims'))
}
