import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { AnalyzeTextOptions, TextSession } from '@content-trust/engine'
import { type Finding, findingsOf, fingerprint } from '@content-trust/engine/report'
import type { Draft, TextResult } from '@content-trust/engine/schema'
import type { MarkedResult } from '../shared/marking.ts'

/** Names of findings that the writer has dismissed. */
type Ignored = readonly { readonly fingerprint: string; readonly rule: string }[]

/** Scores a draft that is being written and says what the editor needs to mark it. */
export function markDraft(
  session: TextSession,
  draft: Draft,
  options: AnalyzeTextOptions,
  ignored: Ignored,
): MarkedResult {
  const before = performance.now()
  const { sentences = [], ...result } = session.analyze(draft, options)
  const took = performance.now() - before
  return {
    // The signals of each sentence are most of a result, and nothing here shows them.
    result,
    sentences: sentences.flatMap(({ start, end }) => [start, end]),
    ignored: findIgnored(draft.source, result, ignored),
    took,
  }
}

/** The name by which a finding is known again. */
export function fingerprintFinding(source: string, finding: Finding): string {
  return fingerprint(source, finding, (text) => createHash('sha256').update(text).digest('hex'))
}

/** The findings of a result that were dismissed, by their index. */
export function findIgnored(source: string, result: TextResult, ignored: Ignored): number[] {
  if (ignored.length === 0) return []
  const rules = new Set(ignored.map(({ rule }) => rule))
  const names = new Set(ignored.map((known) => known.fingerprint))
  return findingsOf(source, result).flatMap((finding, index) =>
    rules.has(finding.rule) && names.has(fingerprintFinding(source, finding)) ? [index] : [],
  )
}
