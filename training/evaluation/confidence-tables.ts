import type { ConfidenceError } from '../../packages/engine/src/schema/index.ts'
import { isCertain } from '../../packages/engine/src/text/result/limits/confidence.ts'
import { type Bands, COVERAGE, lengths, type MeasuredConfidence } from './confidence-bands.ts'
import { type Judged, LOOK, type RiskError, riskError } from './confidence-error.ts'
import { rateOf, rateText } from './rate.ts'
import { percent } from './row.ts'

const risks = [
  [0, 0.1],
  [0.1, 0.2],
  [0.2, 0.4],
  [0.4, 0.7],
  [0.7, Number.POSITIVE_INFINITY],
] as const
const coverages = [
  [COVERAGE, Number.POSITIVE_INFINITY],
  [0.5, COVERAGE],
  [0.25, 0.5],
] as const

/** The error by length, coverage and risk. */
export function errorTable(rows: readonly Judged[]): string[] {
  const lines = [
    'Error of the decision by length, coverage and risk, sources left out: share of texts on the wrong side of 0.40, people’s and machines’ texts weighing the same (people / machines in the cell). In other languages than English nothing was measured, so confidence is low.',
    '',
    `| words | lines of prose | ${risks.map(([from, to]) => rangeText(from, to)).join(' | ')} |`,
    `| ---: | --- |${' ---: |'.repeat(risks.length)}`,
  ]
  for (const [from, to] of coverages) {
    for (const [at, words] of lengths.entries()) {
      const end = lengths[at + 1] ?? Number.POSITIVE_INFINITY
      const own = rows.filter(
        (row) =>
          row.readable &&
          row.words >= words &&
          row.words < end &&
          row.coverage >= from &&
          row.coverage < to,
      )
      const cells = risks.map(([low, high]) => cellText(riskError(own, low, high)))
      lines.push(`| ${lengthText(words)} | ${shareRange(from, to)} | ${cells.join(' | ')} |`)
    }
  }
  return lines
}

function rangeText(from: number, to: number): string {
  return Number.isFinite(to) ? `${from.toFixed(2)} to ${to.toFixed(2)}` : `${from.toFixed(2)} up`
}

function shareRange(from: number, to: number): string {
  return Number.isFinite(to) ? `${from * 100} to ${to * 100} %` : `${from * 100} % or more`
}

function cellText({ people, machines, error }: RiskError): string {
  const counts = `${people} / ${machines}`
  return people + machines === 0 ? '–' : `${percent(error)} (${counts})`
}

/** Where confidence is high, with the error measured there, of all texts and by kind of writing. */
export function bandTable({ low, high, kinds, coverage, limit }: MeasuredConfidence): string[] {
  const sure = kinds.filter((own) => bandLines(own.kind, own).length > 0)
  const never = kinds.filter((own) => !sure.includes(own)).map(({ kind }) => kind)
  return [
    `Confidence is high where ${coverage * 100} % of the lines or more are prose and the risk lies in one of these ranges, for every kind that the draft may be of. The error is below ${limit * 100} %, also with the upper end of the 95 % interval (Wilson) for the texts that are wrong, which is in brackets. Found on the train and dev groups, sources left out; what is not in the table is never certain.${never.length === 0 ? '' : ` Too few texts, or too many errors, for: ${never.join(', ')}.`}`,
    '',
    '| kind | words | risk | error (at most) | people | machines |',
    '| --- | --- | --- | ---: | ---: | ---: |',
    ...bandLines('all', { low, high }),
    ...sure.flatMap((own) => bandLines(own.kind, own)),
  ]
}

function bandLines(kind: string, { low, high }: Bands): string[] {
  const line = (words: string, range: string, { people, machines, error, upper }: RiskError) =>
    `| ${kind} | ${words} | ${range} | ${percent(error)} (${percent(upper)}) | ${people} | ${machines} |`
  return [
    ...low
      .filter(({ below }) => below > 0)
      .map((range) => line(lengthText(range.words), `below ${range.below.toFixed(2)}`, range)),
    ...(high.from <= 1
      ? [line(`${lengths[0]} or more`, `${high.from.toFixed(2)} or more`, high)]
      : []),
  ]
}

function lengthText(words: number): string {
  const end = lengths.find((length) => length > words)
  return end === undefined ? `${words} or more` : `${words}–${end - 1}`
}

/** What became of people's and machines' texts, by the confidence that they bear. */
export function confidenceErrors(
  set: string,
  rows: readonly Judged[],
  measured: MeasuredConfidence,
): ConfidenceError[] {
  const confidenceOf = (row: Judged): ConfidenceError['confidence'] => {
    if (!row.readable) return 'low'
    return isCertain(measured, row) ? 'high' : 'medium'
  }
  const labelled = rows.map((row) => ({ ...row, confidence: confidenceOf(row) }))
  return (['low', 'medium', 'high'] as const).map((confidence) => {
    const own = labelled.filter((row) => row.confidence === confidence)
    const people = own.filter(({ machine }) => machine === 0)
    const machines = own.filter(({ machine }) => machine === 1)
    return {
      set,
      confidence,
      people: people.length,
      people_at_medium_or_above: rateOf(
        people.filter(({ risk }) => risk >= LOOK).length,
        people.length,
      ),
      machines: machines.length,
      machines_at_low: rateOf(machines.filter(({ risk }) => risk < LOOK).length, machines.length),
    }
  })
}

/** The errors that each confidence bears out. */
export function confidenceTable(errors: readonly ConfidenceError[]): string[] {
  return [
    '| texts | confidence | human | human at medium or above | machine | machine at low |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...errors.map(
      (row) =>
        `| ${row.set} | ${row.confidence} | ${row.people} | ${rateText(row.people_at_medium_or_above, row.people)} | ${row.machines} | ${rateText(row.machines_at_low, row.machines)} |`,
    ),
  ]
}
