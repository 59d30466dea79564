import { draftSyntax } from '@content-trust/workspace/drafts'
import { MOST_SCORED, type ScoringInput } from '../../shared/analysis.ts'
import type { Draft } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { purposeOf } from './purposes.ts'

/** What is sent to be scored, revised or measured: at most the first 100,000 characters. */
export function scoringInput(draft: Draft): ScoringInput {
  const { doc, name, path } = draft
  const { ignoredRules, severity, customPolicy } = settings.get()
  const { format, intendedUse } = purposeOf(draft)
  const text = doc.sliceString(0, endOfScored(doc.sliceString(0, MOST_SCORED)))
  const syntax = draftSyntax(name) ?? 'markdown'
  const policy = customPolicy.trim() === '' ? {} : { custom_policy: customPolicy }
  const context = { format, intended_use: intendedUse, ...policy }
  return { text, syntax, context, ignoredRules, severities: severity, path }
}

/** A pair of code units at the cut stays whole. */
function endOfScored(text: string): number {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length
}
