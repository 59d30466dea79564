import { mkdir, writeFile } from 'node:fs/promises'
import { engineVersion } from '../../packages/engine/src/version.ts'
import {
  droppedRules,
  joinRules,
  LEAST_LABELS,
  measurePrecision,
  type Precision,
  precisionRows,
} from './measure-precision.ts'

/** Measures the precision of the rules on the labelled hits and writes `training/results/rule-precision`. */
const rows = await measurePrecision()
const types = [...new Set(rows.map(({ type }) => type))].sort()
const joined = types.map((type) => ({
  type,
  ...joinRules(rows.filter((row) => row.type === type)),
}))
const overall = joinRules(rows)
const graded = joinRules(rows.filter(({ severity }) => severity !== 'low'))

const share = (value: number | null): string => (value === null ? '–' : value.toFixed(2))
const interval = ({ low, high }: Precision): string => `${low.toFixed(2)} to ${high.toFixed(2)}`
const lines = [
  `# Precision of the rules of engine ${engineVersion}`,
  '',
  'Made by `node --conditions=source training/precision/measure.ts`. A hit is right when a careful editor would agree that the remark is right and useful at its place. One reader labelled all hits, in their context.',
  'The hits come from the test and dev groups of the texts and from the held-out half of the documentation. Documentation and human texts are drawn more often than machine texts. Origins and corpus files come in turn, and a draft gives one hit to a rule.',
  'A rule that changed was drawn and read again. The column “first” has its precision before the change. Where the new sample has fewer than eight hits, the older labels that the rule still reports count as well.',
  '“Weighted” weighs each rule by its hits in the corpora. Intervals are Wilson’s at 95 %.',
  '',
  '| evidence type | labelled | right | precision | interval | weighted |',
  '| --- | --- | --- | --- | --- | --- |',
  ...[
    ...joined.map((row) => ({ name: row.type, row })),
    { name: 'all rules', row: overall },
    { name: 'rules of medium or high severity', row: graded },
  ].map(
    ({ name, row }) =>
      `| ${name} | ${row.n} | ${row.right} | ${share(row.precision)} | ${interval(row)} | ${share(row.weighted)} |`,
  ),
  '',
  '| rule | severity | labelled | right | precision | interval | first | round | hits in the corpora |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
]
for (const type of types) {
  lines.push(`| **${type}** | | | | | | | | |`)
  for (const row of rows.filter((other) => other.type === type)) {
    const few = row.n < LEAST_LABELS ? ' (too few)' : ''
    lines.push(
      `| ${row.rule} | ${row.severity} | ${row.n} | ${row.right} | ${share(row.precision)}${few} | ${interval(row)} | ${share(row.first)} | ${row.round} | ${row.hits} |`,
    )
  }
}
lines.push(
  '',
  'Rules that were dropped or moved out of the evidence, because too few of their hits were right. Even sentences and repeated openings are shown by the style analysis, as information.',
  '',
  '| rule | labelled | right | precision |',
  '| --- | --- | --- | --- |',
  ...droppedRules().map(
    ({ rule, n, right, precision }) => `| ${rule} | ${n} | ${right} | ${share(precision)} |`,
  ),
)
await mkdir('training/results', { recursive: true })
await writeFile('training/results/rule-precision.md', `${lines.join('\n')}\n`)
const result = { engine: engineVersion, overall, graded, types: joined, rules: rows }
await writeFile('training/results/rule-precision.json', `${JSON.stringify(result, null, 2)}\n`)
for (const { measure, value } of precisionRows(rows)) process.stdout.write(`${measure}: ${value}\n`)
