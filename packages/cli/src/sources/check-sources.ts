import { checkDrafts } from '@content-trust/sources/check'
import { openFetcher } from '@content-trust/sources/fetch'
import { openReader } from '@content-trust/sources/read'
import { UsageError } from '@content-trust/workspace'
import type { Host, TextEngine } from '../host.ts'
import { type DraftSources, withFindings } from './draft-sources.ts'
import type { CheckPlan } from './plan-check.ts'
import type { SourceSettings } from './source-options.ts'

/**
 * Asks what became of the references of drafts, and holds claims and policies against their sources. Null where the user stops
 * it; what was asked by then is in the cache.
 */
export async function checkSources(
  { stop: signal }: Pick<Host, 'stop'>,
  engine: TextEngine,
  { groups }: CheckPlan,
  { allowPrivate, cache, offline }: SourceSettings,
  onProgress: () => void,
): Promise<readonly DraftSources[] | null> {
  const fetcher = await openFetcher({ allowPrivate, offline, cache, signal }).catch((error) => {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  })
  const reader = openReader()
  try {
    const results: DraftSources[] = []
    for (const { drafts, endpoints } of groups) {
      const extractions = drafts.map(({ extraction }) => extraction)
      const deps = { fetcher, reader, endpoints, signal, onProgress }
      const checks = await checkDrafts(extractions, deps)
      results.push(...drafts.map(({ of }, at) => withFindings(engine, of, checks[at] ?? [])))
    }
    return results
  } catch (error) {
    if (signal.aborted) return null
    throw error
  } finally {
    await Promise.all([fetcher.close(), reader.close()])
  }
}
