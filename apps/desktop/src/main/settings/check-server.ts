import { healthSchema } from '@content-trust/engine/schema'
import type { ServerStatus } from '../../shared/server.ts'
import { messages } from '../language/messages.ts'

const WAIT_MS = 10_000

/** Asks a server who it is, then whether it takes the key; nothing of a draft is sent. */
export async function checkServer(
  address: string,
  key: string | null,
): Promise<{ status: ServerStatus; message: string }> {
  const status = await statusOf(address, key)
  return { status, message: messages.server[status] }
}

async function statusOf(address: string, key: string | null): Promise<ServerStatus> {
  try {
    const health = await ask(new URL('/health', address), null)
    const known = healthSchema.safeParse(await health.json().catch(() => null))
    if (!health.ok || !known.success) return 'other_service'
    if (key === null) return 'needs_key'
    const balance = await ask(new URL('/v1/balance', address), key)
    return balance.ok ? 'ready' : 'wrong_key'
  } catch (error) {
    return isCertificate(error) ? 'bad_certificate' : 'no_answer'
  }
}

/** A redirect could send the key to another server, so none is followed. */
function ask(url: URL, key: string | null): Promise<Response> {
  const headers = key === null ? {} : { authorization: `Bearer ${key}` }
  return fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) })
}

function isCertificate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)
}
