import type { ClauseForm, PolicyTarget } from '../form/clause-form.ts'
import { ofSources } from './source-targets.ts'

/** Detectors that decide by form, so that they miss nothing of what they name. */
const exact: ReadonlySet<string> = new Set([
  'email-address',
  'long-sentence',
  'long-paragraph',
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
  'semicolon',
  'dash',
  'ellipsis',
  'ampersand',
  'repeated-mark',
  'hashtag',
  'social-handle',
  'numeric-date',
  'ip-address',
  'emoticon',
  'markup',
  'bold-sentence',
  'unlabelled-code',
  'short-list',
  'long-list',
  'list-item-form',
  'empty-table-cell',
  'unintroduced-part',
  'heading-outline',
  'deep-heading',
  'file-link',
  'image-file',
  'number-form',
  'number-range',
])

/** Evidence that is found by what is on the page, not by what it means. */
const literal: ReadonlySet<string> = new Set([
  'numbers',
  'quotes',
  'exclamation marks',
  'texture',
  'repetition',
])

/** Whether all that a clause looks for, or where, is known by its common forms alone, so that it may be there unseen. */
export function knowsCommonForms({ targets, sections }: ClauseForm): boolean {
  return (
    sections !== undefined ||
    (targets.some(isByForms) &&
      targets.every((target) => isByForms(target) || target.kind === 'phrase'))
  )
}

/** Parts of a draft that are known by their names or by how they begin. */
const named: ReadonlySet<string> = new Set([
  'author',
  'date',
  'summary',
  'conclusion',
  'disclaimer',
  'source',
])

/** Whether a clause asks for something that a draft may have unseen. */
export function needsCommonForms({ needs }: ClauseForm): boolean {
  return needs.some((need) => {
    if (need.kind === 'section') return false
    return need.kind === 'feature' ? named.has(need.feature) : isByForms(need.target)
  })
}

function isByForms(target: PolicyTarget): boolean {
  if (target.kind === 'topic') return true
  if (target.kind === 'evidence') return !literal.has(target.name) && !ofSources.has(target.name)
  return target.kind === 'detector' && !exact.has(target.name)
}
