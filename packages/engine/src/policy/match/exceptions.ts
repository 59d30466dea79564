import type { PolicyClause, PolicyException } from '../clause.ts'
import type { FoundTerms, PolicyDraft } from './policy-draft.ts'
import { phraseKey, topicKey } from './policy-terms.ts'

/** Whether a sentence lies outside of a clause or is freed by one of its exceptions. */
export function isExempt(
  clause: PolicyClause,
  draft: PolicyDraft,
  terms: FoundTerms,
  sentence: number,
): boolean {
  if (clause.scope !== undefined && !draft.isIn(sentence, clause.scope)) return true
  return clause.exceptions.some((exception) => frees(exception, draft, terms, sentence))
}

function frees(
  exception: PolicyException,
  draft: PolicyDraft,
  terms: FoundTerms,
  sentence: number,
): boolean {
  switch (exception.kind) {
    case 'source':
      return draft.hasSource(sentence)
    case 'quoted':
      return draft.has(sentence, 'quote')
    case 'number':
      return draft.has(sentence, 'number')
    case 'topic':
      return terms.sentences.get(topicKey(exception.topic))?.has(sentence) === true
    case 'phrase':
      return terms.sentences.get(phraseKey(exception.words))?.has(sentence) === true
    default:
      return exception satisfies never
  }
}
