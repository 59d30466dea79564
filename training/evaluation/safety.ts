import { createHash } from 'node:crypto'
import { checkRevisionSafety } from '../../packages/engine/src/index.ts'
import { readJsonl } from '../corpora.ts'
import { percent, type Row } from './row.ts'

interface LabelledPair {
  readonly id: string
  readonly before: string
  readonly after: string
  readonly label: 'kept' | 'changed' | 'surface' | 'content'
}

interface Target {
  readonly file: string
  readonly floor: string
  readonly goal: string
}

const targets: readonly Target[] = [
  { file: 'summedits', floor: '0.703', goal: '≥ 0.78' },
  { file: 'simplification-wikilarge', floor: '0.526', goal: '≥ 0.60' },
  { file: 'argrewrite', floor: '0.602', goal: '≥ 0.65' },
]

interface Shares {
  /** Share of changed pairs that fail. */
  readonly caught: number
  /** Share of kept pairs that fail. */
  readonly falseAlarms: number
}

/** Whether a pair is of the half that the lists and rules were fitted to. */
function isFitted(id: string): boolean {
  return (createHash('sha256').update(id).digest()[0] & 1) === 0
}

function sharesOf(rows: readonly { isChanged: boolean; fails: boolean }[]): Shares {
  const shareOf = (isChanged: boolean) => {
    const chosen = rows.filter((row) => row.isChanged === isChanged)
    return chosen.filter(({ fails }) => fails).length / Math.max(1, chosen.length)
  }
  return { caught: shareOf(true), falseAlarms: shareOf(false) }
}

function balanced({ caught, falseAlarms }: Shares): string {
  return ((caught + 1 - falseAlarms) / 2).toFixed(3)
}

/** Only a loss of something: the labels of simplifications count that as kept. */
const isLoss = (reason: string): boolean => reason.endsWith('is missing.')

/** Rows of the revision safety check: the shipped verdict on pairs that were labelled by hand. */
export async function safetyRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { file, floor, goal } of targets) {
    const pairs = []
    for await (const pair of readJsonl<LabelledPair>(`signals/revision_safety/${file}.jsonl.gz`)) {
      const verdict = checkRevisionSafety(pair.before, pair.after, { syntax: 'plain' })
      pairs.push({
        isFitted: isFitted(pair.id),
        isChanged: pair.label === 'changed' || pair.label === 'content',
        fails: verdict.status === 'failed',
        failsByGain: verdict.failure_reasons.some((reason) => !isLoss(reason)),
      })
    }
    const held = pairs.filter((pair) => !pair.isFitted)
    const shares = sharesOf(held)
    const others = sharesOf(pairs.filter((pair) => pair.isFitted))
    rows.push({
      measure: `revision safety, ${file}, half not tuned to: balanced accuracy (tuned half)`,
      floor,
      goal,
      value: `${balanced(shares)} (${balanced(others)})`,
    })
    rows.push({
      measure: `revision safety, ${file}: false alarms on ${file === 'argrewrite' ? 'surface' : 'kept'}; caught`,
      floor: file === 'summedits' ? '4 %' : '–',
      goal: file === 'summedits' ? '≤ 5 %' : '–',
      value: `${percent(shares.falseAlarms)}; ${percent(shares.caught)}`,
    })
    if (file === 'simplification-wikilarge') {
      const forgiven = sharesOf(held.map((pair) => ({ ...pair, fails: pair.failsByGain })))
      rows.push({
        measure: `revision safety, ${file}: the same when losses are forgiven, as the labels do`,
        floor,
        goal,
        value: `${balanced(forgiven)}, false alarms ${percent(forgiven.falseAlarms)}`,
      })
    }
  }
  return rows
}
