import type { ClauseForm, PolicyTarget } from '../form/clause-form.ts'

/** Detectors that decide by form, so that they miss nothing of what they name. */
const exact: ReadonlySet<string> = new Set([
  'email-address',
  'long-sentence',
  'long-paragraph',
  'reading-grade',
  'heading-case',
  'link-host',
  'missing-alt-text',
  'question',
  'exclamation-mark',
  'emoji',
  'all-capitals',
  'contraction',
  'second-person',
  'first-person',
])

/** Evidence that is found by what is on the page, not by what it means. */
const literal: ReadonlySet<string> = new Set([
  'statistics',
  'numbers',
  'quotes',
  'exclamation marks',
  'texture',
  'repetition',
])

/** Whether all that a clause looks for is known by its common forms alone, so that it may be there unseen. */
export function knowsCommonForms({ targets }: ClauseForm): boolean {
  return (
    targets.some(isByForms) &&
    targets.every((target) => isByForms(target) || target.kind === 'phrase')
  )
}

function isByForms(target: PolicyTarget): boolean {
  if (target.kind === 'topic') return true
  if (target.kind === 'evidence') return !literal.has(target.name)
  return target.kind === 'detector' && !exact.has(target.name)
}
