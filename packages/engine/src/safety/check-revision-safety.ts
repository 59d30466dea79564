import { checkOptions, checkVersion, oneOf } from '../schema/check-call.ts'
import type { ProtectedFactKind, RevisionSafety } from '../schema/index.ts'
import { type ComparedSyntax, comparedSyntaxes } from '../text/markup/scan-source.ts'
import { compareFacts, type FactChange } from './facts/compare-facts.ts'
import type { Fact } from './facts/fact.ts'
import { checkMeaning, meaningChecks } from './meaning/check-meaning.ts'
import { type Finding, quote } from './meaning/finding.ts'
import { readVersion } from './read-version.ts'
import { compareStructure } from './structure/compare-structure.ts'

/** Switches of one comparison; all optional. */
export interface RevisionSafetyOptions {
  /** How both versions are read; Markdown unless said otherwise. */
  readonly syntax?: ComparedSyntax
}

const safetyChecks = { syntax: oneOf(comparedSyntaxes) }

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
  checkVersion(before)
  checkVersion(after)
  checkOptions(options, safetyChecks)
  const syntax = options.syntax ?? 'markdown'
  const original = readVersion(before, syntax)
  const revised = readVersion(after, syntax)
  const changes = compareFacts(original, revised)
  const findings = [
    ...changes.flatMap(explainFacts),
    ...compareStructure(original, revised),
    ...checkMeaning(original, revised),
  ]
  return {
    status: findings.length === 0 ? 'passed' : 'failed',
    checks: [...changes.map(({ kind }) => kind), 'structure', ...meaningChecks],
    failure_reasons: explain(findings),
    protected_fact_counts: Object.fromEntries(
      changes.map(({ kind, original, revised }) => [kind, { original, revised }]),
    ),
  }
}

/** Most reasons that are told one by one. */
const MOST_REASONS = 50

function explain(findings: readonly Finding[]): string[] {
  const reasons = [...new Set(findings.map(({ reason }) => reason))]
  const rest = reasons.length - MOST_REASONS
  return rest <= 0
    ? reasons
    : [...reasons.slice(0, MOST_REASONS), `${rest} more changes were found.`]
}

function explainFacts({ kind, lost, added, turned }: FactChange): Finding[] {
  const noun = nouns[kind]
  return [
    ...lost.map(({ shown }) => ({
      check: kind,
      reason: `The ${noun} ${quote(shown)} is missing.`,
    })),
    ...added.map(({ shown }) => ({ check: kind, reason: `The ${noun} ${quote(shown)} is new.` })),
    ...turned.map(([from, to]) => ({
      check: kind,
      reason: `${quote(ledTo(from))} became ${quote(ledTo(to))}.`,
    })),
  ]
}

function ledTo({ lead, shown }: Fact): string {
  return lead === undefined ? shown : `${lead.shown} ${shown}`
}
