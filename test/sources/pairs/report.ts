// Prints how claims are held against sources: node --conditions=source test/sources/pairs/report.ts
// The faults of the half `tuning` are listed; of `kept-back` only the numbers, so that it stays unseen.
import { compareClaim, indexSource } from '@content-trust/sources/compare'
import { cpuMilliseconds } from '../../support/cpu-milliseconds.ts'
import { halves, outcomesOf, pairsOf, placings, precisionOf, recallOf } from './measure.ts'

for (const half of halves) {
  for (const placing of placings) {
    const outcomes = outcomesOf(half, placing)
    print(
      `${half}, ${placing}: precision ${share(precisionOf(outcomes))}, recall ${share(recallOf(outcomes))}`,
    )
    for (const verdict of ['not_found', 'contradicted'] as const) {
      const chosen = outcomes.filter((outcome) => outcome.verdict === verdict)
      print(`  ${verdict}: ${chosen.length} claims, precision ${share(precisionOf(chosen))}`)
    }
    for (const kind of ['number', 'unit', 'date', 'quotation', 'name']) {
      const chosen = outcomes.filter(({ altered }) => altered === kind)
      print(`  ${kind} altered: ${chosen.length} claims, recall ${share(recallOf(chosen))}`)
    }
    if (half === 'kept-back') continue
    for (const { claim, altered, verdict, isFlagged } of outcomes) {
      if (isFlagged !== (altered !== null)) print(`  ${altered ?? 'kept'} is ${verdict}: ${claim}`)
    }
  }
}
printCost()

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function share(value: number): string {
  return value.toFixed(3)
}

/** CPU time of one claim on a page of 100 KB: reading the page, and holding claims against it. */
function printCost(): void {
  const pairs = pairsOf('tuning')
  const claims = pairs.flatMap(({ claims }) => claims.map(({ text }) => text))
  const sources = pairs.map(({ source }) => source).join('\n\n')
  const page = sources.repeat(Math.ceil(100_000 / sources.length)).slice(0, 100_000)
  const readings: number[] = []
  const comparisons: number[] = []
  for (let round = 0; round < 20; round++) {
    let index = indexSource('')
    readings.push(cpuMilliseconds(() => (index = indexSource(page))))
    const all = cpuMilliseconds(() => {
      for (const claim of claims) compareClaim(claim, index)
    })
    comparisons.push(all / claims.length)
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  print(
    `page of 100 KB: ${median(readings).toFixed(2)} ms to read, ${median(comparisons).toFixed(2)} ms a claim`,
  )
}
