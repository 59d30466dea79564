import { count, counted } from '@content-trust/design'
import { clientTimeouts, textBounds } from '@content-trust/engine/schema'
import type { Refusal } from '../call-server.ts'
import { wait } from '../words.ts'
import type { Allowance } from './allowance.ts'

/** Who scores texts: the engine in this page, or the service where the browser cannot run it. */
export type ScoredBy = 'page' | 'service'

/** The most characters that a draft may have, in Unicode code points. */
export function longestDraft(by: ScoredBy): number {
  return by === 'page' ? textBounds.analyze.max : textBounds.demo.max
}

/** Why a draft cannot be scored; null where it can. */
export function describeLength(length: number, by: ScoredBy): string | null {
  const { min } = textBounds.demo
  const max = longestDraft(by)
  if (length < min) return `A draft needs at least ${min} characters; this one has ${length}.`
  if (length <= max) return null
  const over = `Remove ${count(length - max)}`
  if (by === 'page') return `A draft has at most ${count(max)} characters. ${over}.`
  return `The demo accepts at most ${count(max)} characters. ${over}, or use the API for up to ${count(textBounds.analyze.max)}.`
}

/** How many calls of the demo are left. */
export function describeAllowance(allowance: Allowance | null, limit: string): string {
  if (allowance === null) return `Free, without an account: ${limit} an hour.`
  const { left, resetSeconds } = allowance
  if (left > 0) return `${left} of ${counted(allowance.limit, 'score')} left this hour.`
  return `No scores left. The next one in ${wait(resetSeconds)}.`
}

/** Why a call failed, and what to do. */
export function describeRefusal(
  { code, detail, retryAfter }: Refusal,
  medium: 'text' | 'image' | 'audio',
): string {
  const again = retryAfter === null ? 'later' : `in ${wait(retryAfter)}`
  const kept = medium === 'text' ? 'Your draft is still here; ' : ''
  const sentence = (words: string): string => (kept === '' ? capitalOf(words) : `${kept}${words}`)
  switch (code) {
    case 'rate_limited':
      return `You have used this hour’s scores. ${sentence(`score it ${again}.`)}`
    case 'overloaded':
    case 'provider_unavailable':
    case 'records_unavailable':
      return `The service cannot score this now. ${sentence(`try again ${again}.`)}`
    case 'timed_out':
      return `There was no answer within ${clientTimeouts[medium] / 1000} seconds. ${sentence('try again in a minute, or score a part of it.')}`
    case 'internal_error':
      return `Scoring failed on our side. ${sentence('try again later.')}`
    default:
      return detail
  }
}

function capitalOf(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
