import { createHash } from 'node:crypto'
import { analyzeText, engineVersion, modelVersion } from '@content-trust/engine'
import type { SourceFinding, TextResult } from '@content-trust/engine/schema'
import { type Settings, scoreOptions } from '@content-trust/workspace'
import type { Page } from './read-page.ts'
import type { ResultCache } from './result-cache.ts'

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Scores a page, or takes the result of the same text under the same settings. The tree of the host is not read:
 * what its parser knows, such as tables, would change a result that every other host gets from the text.
 */
export function scorePage(
  { source, syntax }: Pick<Page, 'source' | 'syntax'>,
  settings: Settings,
  cache: ResultCache,
  sourceFindings?: readonly SourceFinding[],
): TextResult {
  const options = {
    ...scoreOptions(settings),
    maxEvidence: Number.POSITIVE_INFINITY,
    // Nothing shows the signals of single sentences.
    details: 'draft',
    ...(sourceFindings === undefined ? {} : { sourceFindings }),
  } as const
  const key = sha256(JSON.stringify([engineVersion, modelVersion, syntax, options, source]))
  const known = cache.read(key)
  if (known?.modality === 'text') return known
  const result = analyzeText({ source, syntax }, options)
  cache.write(key, result)
  return result
}
