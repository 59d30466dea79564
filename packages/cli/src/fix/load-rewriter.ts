import type { Rewriter } from '@content-trust/engine/node'
import { UsageError } from '@content-trust/workspace'
import type { Host } from '../host.ts'
import type { CheckOptions } from '../options/check-options.ts'
import { modelSettings } from '../options/model-settings.ts'

/** The rewriter that --rewriter asks for, or null. */
export async function loadRewriter(host: Host, options: CheckOptions): Promise<Rewriter | null> {
  if (!options.rewriter) return null
  const settings = modelSettings(host, '--rewriter')
  const { createChatRewriter, RewriterError } = await import('@content-trust/engine/node')
  try {
    return createChatRewriter(settings)
  } catch (error) {
    if (error instanceof RewriterError) throw new UsageError(error.message)
    throw error
  }
}
