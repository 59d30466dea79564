import type { Rewriter } from '@content-trust/engine/node'
import { UsageError } from '@content-trust/workspace'
import type { Host } from '../host.ts'
import type { CheckOptions } from '../options/check-options.ts'

/**
 * The rewriter that --rewriter asks for, or null. It is set in the environment alone: a config file
 * comes with a repository, and could send the text and the key to an address of its own.
 */
export async function loadRewriter(host: Host, options: CheckOptions): Promise<Rewriter | null> {
  if (!options.rewriter) return null
  const url = setting(host, 'CONTENT_TRUST_REWRITER_URL')
  const model = setting(host, 'CONTENT_TRUST_REWRITER_MODEL')
  if (url === null || model === null) {
    throw new UsageError(
      '--rewriter needs the variables CONTENT_TRUST_REWRITER_URL and CONTENT_TRUST_REWRITER_MODEL.',
    )
  }
  const apiKey = setting(host, 'CONTENT_TRUST_REWRITER_KEY')
  const { createChatRewriter, RewriterError } = await import('@content-trust/engine/node')
  try {
    return createChatRewriter({
      url,
      model,
      ...(apiKey === null ? {} : { apiKey }),
      timeoutMs: timeoutOf(host),
      signal: host.stop,
    })
  } catch (error) {
    if (error instanceof RewriterError) throw new UsageError(error.message)
    throw error
  }
}

const DEFAULT_SECONDS = 60

function timeoutOf(host: Host): number {
  const text = setting(host, 'CONTENT_TRUST_REWRITER_TIMEOUT')
  if (text === null) return DEFAULT_SECONDS * 1000
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text) * 1000
  throw new UsageError(
    `Unexpected value \`${text}\` for CONTENT_TRUST_REWRITER_TIMEOUT, expected seconds from 1 to 9999.`,
  )
}

function setting({ env }: Host, name: string): string | null {
  const value = env[name]
  return value === undefined || value === '' ? null : value
}
