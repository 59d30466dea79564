import { readFileSync } from 'node:fs'
import { type HitLabel, readLabels, writeLabels } from './labels.ts'

/**
 * Joins a sample with the verdicts on it and adds both to the labels:
 *
 *     node --conditions=source training/precision/add-labels.ts out/sample-1.jsonl verdicts.txt
 *
 * A line of verdicts is a number of the sample, 1 or 0, and for 0 the reason.
 */
const [samplePath = '', verdictsPath = ''] = process.argv.slice(2)
const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')

const verdicts = new Map<number, { label: 0 | 1; reason?: string }>()
for (const line of linesOf(verdictsPath)) {
  const [number, label, ...words] = line.split(' ')
  if (label !== '0' && label !== '1') throw new Error(`Expected 0 or 1: ${line}`)
  if (verdicts.has(Number(number))) throw new Error(`A second verdict: ${line}`)
  const reason = words.join(' ')
  verdicts.set(Number(number), {
    label: label === '1' ? 1 : 0,
    ...(reason === '' ? {} : { reason }),
  })
}

const labels = new Map<string, HitLabel>()
const keyOf = ({ rule, round, file, id, start, end }: HitLabel): string =>
  [rule, round, file, id, start, end].join(' ')
for (const label of readLabels()) labels.set(keyOf(label), label)
let added = 0
for (const line of linesOf(samplePath)) {
  const { number, ...place } = JSON.parse(line)
  const verdict = verdicts.get(number)
  if (verdict === undefined) continue
  const label: HitLabel = { ...place, ...verdict }
  labels.set(keyOf(label), label)
  added++
}
writeLabels([...labels.values()])
process.stdout.write(`${added} labels added, ${labels.size} in all.\n`)
