import { MOST_SCORED, type ScoringInput } from '../../shared/analysis.ts'
import type { Draft } from '../files/drafts.ts'
import { settings } from '../settings/settings.ts'

/** What is sent to be scored, revised or measured: at most the first 100,000 characters. */
export function scoringInput({ doc, name }: Draft): ScoringInput {
  const { disabledRules, format, intendedUse, customPolicy } = settings.get()
  const text = doc.sliceString(0, endOfScored(doc.sliceString(0, MOST_SCORED)))
  const syntax = name.endsWith('.txt') ? 'plain' : name.endsWith('.mdx') ? 'mdx' : 'markdown'
  const policy = customPolicy.trim() === '' ? {} : { custom_policy: customPolicy }
  const context = { format, intended_use: intendedUse, ...policy }
  return { text, syntax, context, disabledRules }
}

/** A pair of code units at the cut stays whole. */
function endOfScored(text: string): number {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length
}
