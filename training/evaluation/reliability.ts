import type { Reliability } from '../../packages/engine/src/schema/index.ts'

/** A score and who wrote the text that bears it. */
export interface ScoredLabel {
  readonly score: number
  readonly machine: 0 | 1
}

const BINS = 10

/**
 * Expected calibration error: texts in order of their score, cut into 10 bins of equal mass; the
 * mean over bins of |mean score − share of machine texts|. People's and machines' texts have half of the
 * mass each. The measure is Naeini, Cooper and Hauskrecht's (AAAI 2015), bins of equal mass are
 * Nguyen and O'Connor's (EMNLP 2015).
 */
export function measureReliability(set: string, rows: readonly ScoredLabel[]): Reliability {
  const sorted = [...rows].sort((a, b) => a.score - b.score)
  const totals = [0, 0]
  for (const { machine } of sorted) totals[machine]++
  const massOf = ({ machine }: ScoredLabel): number => 0.5 / totals[machine]
  const bins: ScoredLabel[][] = Array.from({ length: BINS }, () => [])
  let mass = 0
  for (const row of sorted) {
    // The middle of a text's own mass says which bin it is in.
    bins[Math.min(BINS - 1, Math.floor((mass + massOf(row) / 2) * BINS))].push(row)
    mass += massOf(row)
  }
  let error = 0
  let overstated = 0
  const filled = bins.filter((bin) => bin.length > 0)
  const described = filled.map((bin) => {
    const own = bin.reduce((sum, row) => sum + massOf(row), 0)
    const score = bin.reduce((sum, row) => sum + row.score * massOf(row), 0) / own
    const share = bin.reduce((sum, row) => sum + row.machine * massOf(row), 0) / own
    error += own * Math.abs(score - share)
    overstated += own * Math.max(0, score - share)
    return {
      texts: bin.length,
      from: bin[0].score,
      to: bin[bin.length - 1].score,
      mean_score: fourDecimals(score),
      machine_share: fourDecimals(share),
    }
  })
  return {
    set,
    texts: rows.length,
    expected_calibration_error: fourDecimals(error),
    overstated: fourDecimals(overstated),
    bins: described,
  }
}

function fourDecimals(value: number): number {
  return Number(Math.min(1, value).toFixed(4))
}

/** A reliability table for the evaluation page and the card. */
export function reliabilityTable({
  set,
  texts,
  bins,
  expected_calibration_error: error,
  overstated,
}: Reliability): string[] {
  const lines = [
    `Reliability of the texture score, ${set} (${texts} texts): expected calibration error ${error.toFixed(3)}, of which ${overstated.toFixed(3)} where the score is above the share of machine texts. Ten bins of equal mass, people’s and machines’ texts with half of it each; the mean of |mean score − share of machine texts|.`,
    '',
    '| score from | to | texts | mean score | share of machine texts |',
    '| ---: | ---: | ---: | ---: | ---: |',
  ]
  for (const bin of bins) {
    lines.push(
      `| ${bin.from.toFixed(2)} | ${bin.to.toFixed(2)} | ${bin.texts} | ${bin.mean_score.toFixed(2)} | ${bin.machine_share.toFixed(2)} |`,
    )
  }
  return lines
}
