import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Severity } from '../../../packages/engine/src/schema/index.ts'

/** What an editor of the draft would say of a finding. */
export const findingVerdicts = ['useful', 'idle', 'false'] as const
/** What an editor would say of a replacement, put in its place. */
export const replacementVerdicts = ['well', 'badly'] as const
/** Whether an editor would also have kept the draft from being published as it is. */
export const decisionVerdicts = ['agrees', 'differs'] as const

export type Verdict =
  | (typeof findingVerdicts)[number]
  | (typeof replacementVerdicts)[number]
  | (typeof decisionVerdicts)[number]

export type VerdictKind = 'finding' | 'replacement' | 'decision'

/** The verdicts that each kind of question allows. */
export const verdictsOf: Readonly<Record<VerdictKind, readonly Verdict[]>> = {
  finding: findingVerdicts,
  replacement: replacementVerdicts,
  decision: decisionVerdicts,
}

/** One place of a kept-back draft, read in its context. It holds no text of the corpora. */
export interface JudgedPlace {
  readonly kind: VerdictKind
  readonly file: string
  readonly id: string
  /** `decision` where the whole draft was judged. */
  readonly rule: string
  readonly severity: Severity | null
  readonly start: number
  readonly end: number
  /** See `hashAround`. */
  readonly hash: string
  /** Whether it was drawn from all places of its kind, or from findings of medium and high severity alone. */
  readonly drawnFrom: 'all' | 'graded'
  readonly part: 'first' | 'second'
  readonly verdict: Verdict
  /** Why, in a few words, where the verdict is not the best. */
  readonly reason?: string
}

const path = 'training/precision/kept-back/verdicts.jsonl'

/** The verdicts of all samples. */
export function readVerdicts(): JudgedPlace[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

/** Names the place that was judged and the sample it was drawn in. */
export function keyOf(place: Omit<JudgedPlace, 'verdict' | 'reason'>): string {
  const { kind, part, drawnFrom, file, id, rule, start, end } = place
  const at = [start, end].map((offset) => String(offset).padStart(8, '0'))
  return [kind, part, drawnFrom, rule, file, id, ...at].join('\t')
}

/** Keeps the verdicts, in an order that does not depend on when they were given. */
export function writeVerdicts(places: readonly JudgedPlace[]): void {
  const rows = places.map((place) => ({ key: keyOf(place), line: JSON.stringify(place) }))
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  writeFileSync(path, rows.map(({ line }) => `${line}\n`).join(''))
}
