import { scoreColumns } from '../rows/columns.ts'
import type { CorpusEnd } from '../run-corpus.ts'
import { meanOf, shareFrom } from './distribution.ts'
import { BINS, type Tally } from './tally.ts'

/** What was counted, for programs. */
export function jsonReport(
  { tallies, unreadable }: CorpusEnd,
  identity: Readonly<Record<string, string>>,
): string {
  const report = {
    run: identity,
    unreadable_inputs: unreadable,
    bin_width: 1 / BINS,
    total: describe(tallies.total()),
    sources: tallies.list().map(describe),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

function describe(tally: Tally): object {
  const scores = scoreColumns.map((name) => {
    const { bins } = tally.scores[name]
    const mean = meanOf(tally, name)
    const shares = {
      from_0_40: shareFrom(tally, name, 0.4),
      from_0_70: shareFrom(tally, name, 0.7),
    }
    return [name, { mean, ...shares, bins }]
  })
  return { ...tally, scores: Object.fromEntries(scores) }
}
