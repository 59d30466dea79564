import type { ProtectedFactKind, RevisionSafety } from '../schema/index.ts'
import { compareFacts, type FactChange } from './facts/compare-facts.ts'
import { readVersion } from './read-version.ts'

/** Switches of one comparison; all optional. */
export interface RevisionSafetyOptions {
  /** How both versions are read; Markdown unless said otherwise. */
  readonly syntax?: 'markdown' | 'plain'
}

const nouns: Readonly<Record<ProtectedFactKind, string>> = {
  numbers: 'number',
  dates: 'date',
  urls: 'link',
  emails: 'e-mail address',
  quotes: 'quotation',
  named_entities: 'name',
  citations: 'citation',
  code: 'code',
  headings: 'heading',
}

/**
 * Compares a draft with its revision: passed only when every protected fact and the meaning that
 * can be checked are the same in both. In doubt it fails.
 */
export function checkRevisionSafety(
  before: string,
  after: string,
  options: RevisionSafetyOptions = {},
): RevisionSafety {
  const syntax = options.syntax ?? 'markdown'
  const changes = compareFacts(readVersion(before, syntax), readVersion(after, syntax))
  const reasons = changes.flatMap(explainFacts)
  return {
    status: reasons.length === 0 ? 'passed' : 'failed',
    checks: changes.map(({ kind }) => kind),
    failure_reasons: reasons,
    protected_fact_counts: Object.fromEntries(
      changes.map(({ kind, original, revised }) => [kind, { original, revised }]),
    ),
  }
}

function explainFacts({ kind, lost, added }: FactChange): string[] {
  const noun = nouns[kind]
  return [
    ...lost.map(({ shown }) => `The ${noun} “${shorten(shown)}” is missing.`),
    ...added.map(({ shown }) => `The ${noun} “${shorten(shown)}” is new.`),
  ]
}

function shorten(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  const short = words.slice(0, 6).join(' ').slice(0, 60)
  return short.length < words.join(' ').length ? `${short}…` : short
}
