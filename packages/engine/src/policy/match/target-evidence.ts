import type { EvidenceItem } from '../../schema/index.ts'
import type { PolicyTarget, SentenceTrait } from '../clause.ts'

/** Whether evidence is of the kind that a clause asks for. */
export function namesEvidence({ types, rules }: PolicyTarget, item: EvidenceItem): boolean {
  if (types?.includes(item.type) === true) return true
  return item.rule !== undefined && rules?.includes(item.rule) === true
}

/** Why a sentence counts that no rule objects to. */
export const traitReasons: Readonly<Record<SentenceTrait, string>> = {
  statistic: 'The sentence gives a statistic.',
  number: 'The sentence gives a number.',
  quote: 'The sentence holds a quotation.',
}
