import { type TextResult, textResultSchema } from '@content-trust/engine/schema'
import { z } from 'zod'
import type { ScoringInput } from '../../shared/analysis.ts'
import { CallError } from '../../shared/answer.ts'
import { messages } from '../language/messages.ts'

const WAIT_MS = 30_000
const problemSchema = z.object({ title: z.string().optional(), detail: z.string().optional() })

/** Scores a draft on the server that the user has set; nothing is asked to be stored there. */
export async function scoreOnServer(
  address: string,
  key: string | null,
  { text, context }: ScoringInput,
): Promise<TextResult> {
  const body = { type: 'text', content: text, context, store_content: false }
  const response = await fetch(new URL('/v1/analyze', address), {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch(() => {
    throw failed(messages.scoring.noAnswer)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = problemSchema.safeParse(answer)
    const said = problem.success ? (problem.data.detail ?? problem.data.title) : undefined
    throw failed(messages.scoring.answered(response.status, said))
  }
  const result = textResultSchema.safeParse(answer)
  if (!result.success) throw failed(messages.scoring.unreadable)
  return result.data
}

function failed(message: string): CallError {
  return new CallError('server_failed', message)
}
