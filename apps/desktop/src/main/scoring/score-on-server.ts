import { ContentTrustError, type Context, createClient } from '@content-trust/client'
import { formatSchema, type TextResult, textResultSchema } from '@content-trust/engine/schema'
import type { ScoringInput } from '../../shared/analysis.ts'
import { CallError } from '../../shared/answer.ts'
import { messages } from '../language/messages.ts'

const WAIT_MS = 30_000

/** Scores a draft on the server that the user has set; nothing is asked to be stored there. */
export async function scoreOnServer(
  address: string,
  key: string | null,
  { text, context }: ScoringInput,
): Promise<TextResult> {
  const client = createClient({
    address: new URL(address).origin,
    key: key ?? undefined,
    timeout: WAIT_MS,
    // The writer types on, and the next draft is sent soon.
    retries: 1,
  })
  const answer = await client
    .analyze({ type: 'text', content: text, context: contextOf(context), store_content: false })
    .catch((error: unknown) => {
      throw failed(messageOf(error))
    })
  const result = textResultSchema.safeParse(answer)
  if (!result.success) throw failed(messages.scoring.unreadable)
  return result.data
}

/** The context for a server, which knows fewer formats than settings. */
function contextOf({
  format,
  intended_use,
  domain,
  custom_policy,
}: ScoringInput['context']): Context {
  const known = formatSchema.safeParse(format)
  return {
    format: known.success ? known.data : 'other',
    intended_use,
    ...(domain === undefined ? {} : { domain }),
    ...(custom_policy === undefined ? {} : { custom_policy }),
  }
}

function messageOf(error: unknown): string {
  const { scoring } = messages
  if (!(error instanceof ContentTrustError) || error.status === undefined) return scoring.noAnswer
  if (error.status === 200) return scoring.unreadable
  return scoring.answered(error.status, error.problem?.detail)
}

function failed(message: string): CallError {
  return new CallError('server_failed', message)
}
