import {
  type FindingPlace,
  gatherByClause,
  leadingFindings,
  plural,
  type ScoredReport,
  scoreCosts,
  scoreLabels,
  shareText,
  whyText,
} from '@content-trust/engine/report'
import { findingText, shorten } from '../finding-text.ts'

/** Reasons that are named for a page; the command line shows all. */
const MOST_REASONS = 3

/** Characters of a reason, with its quote. */
const MOST_TEXT = 150

/** Sentences that are quoted for a score. */
const MOST_COSTLY = 2

/** Why a page has its decision, each with its place and the words it is about. */
export interface Reasons {
  /** `LINE:COLUMN`, or '' for a finding about the whole page, and the text. */
  readonly lines: readonly (readonly [place: string, text: string])[]
  /** Findings beside those. */
  readonly left: number
  /** The place of the first reason; null where none has one. */
  readonly first: FindingPlace | null
}

/**
 * The reasons that weigh most: findings of rules that failed the gate, then others, then the sentences that
 * cost most, so that no decision stands without words of the page.
 */
export function reasonsOf(report: ScoredReport): Reasons {
  const { omitted, result, gateFailure } = report
  const findings = gatherByClause(report.findings)
  const rules = gateFailure?.rules ?? []
  const failing = findings.filter(({ rule }) => rules.includes(rule))
  const others = findings.filter(({ rule }) => !rules.includes(rule))
  const first = leadingFindings(failing, result, MOST_REASONS).leading
  const second = leadingFindings(others, result, MOST_REASONS - first.length).leading
  const shown = [...first, ...second].slice(0, MOST_REASONS).map(({ finding }) => finding)
  const lines = shown.map((finding): [string, string] => {
    const { place } = finding
    return [place === null ? '' : placeText(place.from), shorten(findingText(finding), MOST_TEXT)]
  })
  const costly = lines.length === 0 ? costlyLines(report).slice(0, MOST_REASONS) : []
  return {
    lines: [...lines, ...costly.map(([, place, text]): [string, string] => [place, text])],
    left: findings.length + omitted - shown.length,
    first: shown.find(({ place }) => place !== null)?.place ?? null,
  }
}

/** What costs most under the scores that drive the decision: a heading for each score, and its sentences. */
export function costLines(report: ScoredReport): string[] {
  const costly = costlyLines(report)
  const width = Math.max(0, ...costly.map(([, place]) => place.length))
  const labels = [...new Set(costly.map(([label]) => label))]
  return labels.flatMap((label) => [
    `what costs most in ${label}`,
    ...costly
      .filter(([own]) => own === label)
      .map(([, place, text]) => `  ${place.padStart(width)}  ${text}`),
  ])
}

/** How many findings are not named, and what shows them; '' where all are. */
export function leftText({ left }: Reasons): string {
  return left > 0 ? `and ${plural(left, 'more finding')}` : ''
}

function costlyLines({
  lines,
  result,
}: ScoredReport): (readonly [label: string, place: string, text: string])[] {
  return scoreCosts(lines, result)
    .filter(({ isDriver }) => isDriver)
    .flatMap(({ score, sentences }) =>
      sentences.slice(0, MOST_COSTLY).map((costly) => {
        const why = whyText(costly)
        const text = `${shareText(costly.share)}  “${shorten(costly.quote)}”${why === '' ? '' : `: ${why}`}`
        return [scoreLabels[score], placeText(costly.from), text] as const
      }),
    )
}

function placeText({ line, column }: { readonly line: number; readonly column: number }): string {
  return `${line}:${column}`
}
