import { revise } from '../packages/engine/src/revise/revise.ts'
import { readMarkdownCorpus, readTextCorpora } from './corpora.ts'

/**
 * Prints what `revise` does to the corpora: how many drafts have an edit that keeps the facts, how
 * many were edited, and what was refused.
 */
interface Count {
  drafts: number
  withSafeEdit: number
  edited: number
  edits: number
  refusedForFacts: number
  refusedForScores: number
  units: number
}

/** One of so many documents; the label texts are many and alike. */
const SAMPLE = 60

function emptyCount(): Count {
  return {
    drafts: 0,
    withSafeEdit: 0,
    edited: 0,
    edits: 0,
    refusedForFacts: 0,
    refusedForScores: 0,
    units: 0,
  }
}

function add(count: Count, source: string): void {
  const { edits, refused } = revise({ source, syntax: 'markdown' })
  const rising = refused.filter(({ reason }) => reason.includes(' would rise from ')).length
  count.drafts++
  count.units += source.length
  count.edits += edits.length
  count.refusedForScores += rising
  count.refusedForFacts += refused.length - rising
  if (edits.length > 0) count.edited++
  if (edits.length + rising > 0) count.withSafeEdit++
}

function show(name: string, count: Count): string {
  const share = (part: number) => `${((100 * part) / Math.max(1, count.drafts)).toFixed(1)} %`
  const perKilobyte = ((1024 * count.edits) / Math.max(1, count.units)).toFixed(3)
  return `| ${name} | ${count.drafts} | ${share(count.withSafeEdit)} | ${share(count.edited)} | ${count.edits} | ${perKilobyte} | ${count.refusedForScores} | ${count.refusedForFacts} |\n`
}

const counts = { documentation: emptyCount(), human: emptyCount(), machine: emptyCount() }
for (const { text } of await readMarkdownCorpus()) add(counts.documentation, text)
let index = 0
for await (const { label, text } of readTextCorpora()) {
  if (index++ % SAMPLE === 0) add(counts[label], text)
}
process.stdout.write(
  '| texts | drafts | with a safe edit | edited | edits | per KB | refused: scores | refused: facts |\n' +
    '| --- | --- | --- | --- | --- | --- | --- | --- |\n',
)
for (const [name, count] of Object.entries(counts)) process.stdout.write(show(name, count))
