import type { ChatModelOptions } from '@content-trust/engine/node'
import { UsageError } from '@content-trust/workspace'
import type { Host } from '../host.ts'

/**
 * The language model that `option` asks. It is set in the environment alone: a config file comes with a repository, and
 * could send the text and the key to an address of its own.
 */
export function modelSettings(host: Pick<Host, 'env' | 'stop'>, option: string): ChatModelOptions {
  const url = setting(host, 'CONTENT_TRUST_REWRITER_URL')
  const model = setting(host, 'CONTENT_TRUST_REWRITER_MODEL')
  if (url === null || model === null) {
    throw new UsageError(
      `${option} needs the variables CONTENT_TRUST_REWRITER_URL and CONTENT_TRUST_REWRITER_MODEL.`,
    )
  }
  const apiKey = setting(host, 'CONTENT_TRUST_REWRITER_KEY')
  return {
    url,
    model,
    ...(apiKey === null ? {} : { apiKey }),
    timeoutMs: timeoutOf(host),
    signal: host.stop,
  }
}

const DEFAULT_SECONDS = 60

function timeoutOf(host: Pick<Host, 'env'>): number {
  const text = setting(host, 'CONTENT_TRUST_REWRITER_TIMEOUT')
  if (text === null) return DEFAULT_SECONDS * 1000
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text) * 1000
  throw new UsageError(
    `Unexpected value \`${text}\` for CONTENT_TRUST_REWRITER_TIMEOUT, expected seconds from 1 to 9999.`,
  )
}

function setting({ env }: Pick<Host, 'env'>, name: string): string | null {
  const value = env[name]
  return value === undefined || value === '' ? null : value
}
