import type { EvidenceType } from '../../schema/index.ts'
import type { Document } from '../document.ts'
import { isPersonalText } from '../queries/personal-text.ts'
import { isInQuotation } from '../queries/quoted-words.ts'
import { isSoftwareText } from '../queries/software-text.ts'
import type { Rule, Setting } from './define-rule.ts'

/**
 * Where all rules of a type hold back. Nobody can change what somebody else has said, and a story
 * owes its reader no figures. Rules about sources go on in stories: news tells of people too.
 */
const ofType: Partial<Record<EvidenceType, readonly Setting[]>> = {
  absence_of_specificity: ['stories'],
  hedging_and_absolutes: ['quotations', 'stories'],
  low_specificity: ['quotations', 'stories'],
  missing_concrete_examples: ['quotations', 'stories'],
  unsupported_claim: ['quotations'],
  weak_provenance: ['quotations'],
}

/** Whether the rule has nothing to say about a whole draft. */
export function isSilentIn(rule: Rule, document: Document): boolean {
  if (holdsBackIn(rule, 'software') && isSoftwareText(document)) return true
  return holdsBackIn(rule, 'stories') && isPersonalText(document)
}

/** Whether the rule has nothing to say at a word. */
export function isSilentAt(rule: Rule, document: Document, word: number): boolean {
  if (isSilentIn(rule, document)) return true
  return holdsBackIn(rule, 'quotations') && isInQuotation(document, word)
}

function holdsBackIn(rule: Rule, setting: Setting): boolean {
  return ofType[rule.type]?.includes(setting) === true || rule.silentIn?.includes(setting) === true
}
