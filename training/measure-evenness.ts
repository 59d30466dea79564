import { evenShapes } from '../packages/engine/src/text/result/evidence/even-shapes.ts'
import { corporaFolder, hasCorpora, readJsonl } from './corpora.ts'
import { readDocument } from './dataset.ts'
import { shareOf } from './metrics.ts'

/**
 * Prints how many texts of people and of machines bear each thing that texture evidence calls even, so
 * that its limits can be set where people stay below them. Reads at most 400 texts of a file and label.
 */
const MOST = 400
const files = ['docs-wild', 'blogs-wild', 'docs-debian-human', 'blogs-human', 'outfox', 'biscope']
const shapes = [
  ['bold items', / list items open/],
  ['bold paragraphs', / paragraphs open/],
  ['paragraphs', / paragraphs have/],
  ['openings', /open with “|openings repeat/],
  ['sentences', / sentences have/],
  ['items', / list items have/],
] as const
const ALL = shapes.length

if (!hasCorpora) {
  process.stderr.write(
    `Evenness not measured: no corpora at ${corporaFolder}. Set CONTENT_TRUST_CORPORA to their folder.\n`,
  )
  process.exit(0)
}

const percent = (said: readonly string[][], holds: (list: readonly string[]) => boolean): string =>
  `${(shareOf(said.map(holds).map(Number), (one) => one > 0) * 100).toFixed(1)} %`

process.stdout.write(`| file | texts | ${shapes.map(([name]) => name).join(' | ')} | any |\n`)
for (const file of files) {
  for (const label of ['human', 'machine'] as const) {
    const texts: string[] = []
    for await (const row of readJsonl<{ text: string; label: string }>(`text/${file}.jsonl.gz`)) {
      if (row.label === label) texts.push(row.text)
    }
    if (texts.length === 0) continue
    const step = Math.max(1, Math.ceil(texts.length / MOST))
    const said = texts
      .filter((_, at) => at % step === 0)
      .map((text) => evenShapes(readDocument(text), ALL))
    const shares = shapes.map(([, pattern]) =>
      percent(said, (list) => list.some((words) => pattern.test(words))),
    )
    const any = percent(said, (list) => list.length > 0)
    process.stdout.write(`| ${[`${file}, ${label}`, said.length, ...shares, any].join(' | ')} |\n`)
  }
}
