import type { Contribution, TextResult, TextScoreName } from '../schema/index.ts'
import { type Lines, type Position, positionAt } from '../text/document/lines.ts'
import { readableQuote } from '../text/document/readable-quote.ts'
import { bandOf, scoresOf } from './labels/bands.ts'

/** A sentence that a score names as one of its costliest. */
export interface CostlySentence extends Contribution {
  readonly from: Position
  /** The sentence on one line; a very long one is cut, as evidence is. */
  readonly quote: string
}

/** The sentences that cost most under one score, the costliest first. */
export interface ScoreCost {
  readonly score: TextScoreName
  readonly value: number
  /** Whether the risk level or the trust score hangs on this score. */
  readonly isDriver: boolean
  readonly sentences: readonly CostlySentence[]
}

/** How many scores a short report explains. */
const MOST_DRIVERS = 2

/** Code units of a sentence that are quoted. */
const MOST_QUOTED = 400

/** What costs most under each score above the low band; nothing without details, or of one sentence alone. */
export function scoreCosts(lines: Lines, result: TextResult): ScoreCost[] {
  const { contributions, coverage } = result
  if (contributions === undefined || (coverage?.sentences ?? 0) < 2) return []
  const drivers = driversOf(result)
  return scoresOf(result).flatMap(([score, value]): ScoreCost[] => {
    const sentences = contributions[score].map((contribution) => ({
      ...contribution,
      from: positionAt(lines, contribution.start),
      quote: quoteOf(lines.source, contribution),
    }))
    if (bandOf(value) === 'low' || sentences.length === 0) return []
    return [{ score, value, isDriver: drivers.includes(score), sentences }]
  })
}

/** Why a sentence costs what it costs, on one line; '' where nothing can be named. */
export function whyText({ why = [] }: Pick<Contribution, 'why'>): string {
  return why.join(', ')
}

/** A share as a reader sees it: whole percents. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100)
  return percent === 0 ? '<1%' : `${percent}%`
}

// The highest score makes the trust score; slop or texture in the draft's own band makes the risk level.
function driversOf(result: TextResult): TextScoreName[] {
  const byValue = scoresOf(result).sort((a, b) => b[1] - a[1])
  const highest = byValue[0]?.[1] ?? 0
  return byValue
    .filter(
      ([name, value]) =>
        value === highest ||
        ((name === 'slop_risk' || name === 'synthetic_texture_risk') &&
          bandOf(value) === result.risk_level),
    )
    .slice(0, MOST_DRIVERS)
    .map(([name]) => name)
}

function quoteOf(source: string, { start, end }: Contribution): string {
  if (end - start <= MOST_QUOTED) return readableQuote(source.slice(start, end))
  // By characters, so that no surrogate pair is cut in two.
  const first = [...source.slice(start, start + MOST_QUOTED)].slice(0, -1).join('')
  return `${readableQuote(first)}…`
}
