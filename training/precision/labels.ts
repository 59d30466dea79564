import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Origin } from './find-hits.ts'

/** One hit that a person read in its context, and the verdict. It holds no text of the corpora. */
export interface HitLabel {
  readonly file: string
  readonly id: string
  /** See `hashAround`. */
  readonly hash: string
  readonly origin: Origin
  readonly rule: string
  readonly start: number
  readonly end: number
  /** Sample it was drawn in; a rule that changed is drawn again. */
  readonly round: number
  /** 1 when a careful editor would agree that the remark is right and useful at this place. */
  readonly label: 0 | 1
  /** Why not, in a few words. */
  readonly reason?: string
}

const path = 'training/precision/labels.jsonl'

/** The labels of all rounds. */
export function readLabels(): HitLabel[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

/** Keeps the labels, by rule, round, file and place. */
export function writeLabels(labels: readonly HitLabel[]): void {
  const key = ({ rule, round, file, id, start }: HitLabel): string =>
    [rule, round, file, id, String(start).padStart(8, '0')].join('\t')
  const rows = labels.map((label) => ({ key: key(label), line: JSON.stringify(label) }))
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  writeFileSync(path, rows.map(({ line }) => `${line}\n`).join(''))
}
