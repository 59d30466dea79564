import { type Grounded, verdictOf } from '@content-trust/engine/report'
import { capital } from './words.ts'

const startedText = 'Write a few more sentences; the scores need 70 words or more.'
const personText = 'A person should decide.'

/**
 * Why a draft was not judged and what would change that, for a line below “Cannot judge”, which it does not repeat;
 * null where there is a decision.
 */
export function whyUnjudged(result: Grounded): string | null {
  const verdict = verdictOf(result)
  if (verdict.state === 'decided') return null
  // A draft has just been started: more words are what it needs.
  const isStarted = result.primary_reason === 'insufficient_text'
  return `${capital(verdict.reason)}. ${isStarted ? startedText : personText}`
}
