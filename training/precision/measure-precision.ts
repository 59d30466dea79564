import type { EvidenceType, Severity } from '../../packages/engine/src/schema/index.ts'
import { rules } from '../../packages/engine/src/text/rules/index.ts'
import { percent, type Row } from '../evaluation/row.ts'
import { type FoundHit, findHits, hashAround } from './find-hits.ts'
import { type HitLabel, readLabels } from './labels.ts'
import { wilson } from './wilson.ts'

/** How many of the labelled hits were right. */
export interface Precision {
  readonly n: number
  readonly right: number
  /** Share of right hits; null where none was labelled. */
  readonly precision: number | null
  readonly low: number
  readonly high: number
}

/** The measured precision of one rule as it is shipped. */
export interface RulePrecision extends Precision {
  readonly rule: string
  readonly type: EvidenceType
  readonly severity: Severity
  /** The labelled hits of medium or high severity alone. */
  readonly graded: Precision
  /** Hits in the corpora, and drafts with one. */
  readonly hits: number
  readonly drafts: number
  /** Sample that the figure comes from; later ones were drawn after the rule changed. */
  readonly round: number
  /** Precision of the first sample, before any change. */
  readonly first: number | null
  /** Labels of all rounds whose hit the rule no longer reports. */
  readonly removed: number
}

/** Fewer labels than this say nothing about a rule. */
export const LEAST_LABELS = 8

/** Compares the labels with what the engine reports today. */
export async function measurePrecision(): Promise<RulePrecision[]> {
  const labels = Map.groupBy(readLabels(), ({ file, id }) => `${file}/${id}`)
  const found = new Map<string, { hits: number; drafts: number }>()
  const kept: { label: HitLabel; severity: Severity }[] = []
  for await (const { draft, text, hits } of findHits()) {
    const byRule = Map.groupBy(hits, ({ rule }) => rule)
    for (const [rule, own] of byRule) {
      const known = found.get(rule) ?? { hits: 0, drafts: 0 }
      found.set(rule, { hits: known.hits + own.length, drafts: known.drafts + 1 })
    }
    for (const label of labels.get(draft) ?? []) {
      if (hashAround(text, label.start, label.end) !== label.hash) {
        throw new Error(`The text of ${draft} is not the one that was labelled.`)
      }
      const hit = (byRule.get(label.rule) ?? []).find((own) => isAt(own, label))
      if (hit) kept.push({ label, severity: hit.severity })
    }
  }
  const all = [...labels.values()].flat()
  return rules.map((rule) => {
    const own = all.filter((label) => label.rule === rule.id)
    const reported = kept.filter(({ label }) => label.rule === rule.id)
    const round = Math.max(0, ...own.map((label) => label.round))
    const counted = latest(reported, round)
    const first = own.filter((label) => label.round === 1)
    return {
      rule: rule.id,
      type: rule.type,
      severity: rule.severity,
      ...precisionOf(counted.map(({ label }) => label)),
      graded: precisionOf(
        counted.filter(({ severity }) => severity !== 'low').map(({ label }) => label),
      ),
      hits: found.get(rule.id)?.hits ?? 0,
      drafts: found.get(rule.id)?.drafts ?? 0,
      round,
      first: precisionOf(first).precision,
      removed: own.length - reported.length,
    }
  })
}

/** The labels of rules that are no more, over all rounds: what they were dropped for. */
export function droppedRules(): (Precision & { rule: string })[] {
  const shipped = new Set(rules.map(({ id }) => id))
  const gone = readLabels().filter(({ rule }) => !shipped.has(rule))
  return [...Map.groupBy(gone, ({ rule }) => rule)]
    .map(([rule, own]) => ({ rule, ...precisionOf(own) }))
    .sort((a, b) => (a.rule < b.rule ? -1 : 1))
}

/** Precision of several rules: as labelled, and weighted by how often each rule speaks. */
export function joinRules(rows: readonly RulePrecision[]): Precision & { weighted: number } {
  const measured = rows.filter(({ n }) => n > 0)
  const sum = (pick: (row: RulePrecision) => number): number =>
    measured.reduce((total, row) => total + pick(row), 0)
  const n = sum((row) => row.n)
  const right = sum((row) => row.right)
  const weighted = sum((row) => row.hits * (row.precision ?? 0)) / sum((row) => row.hits)
  return { n, right, precision: n === 0 ? null : right / n, ...wilson(right, n), weighted }
}

/** The figures for the table of the targets. */
export function precisionRows(rows: readonly RulePrecision[]): Row[] {
  const types = [...new Set(rows.map(({ type }) => type))].sort()
  const graded = rows.filter(({ severity }) => severity !== 'low')
  return [
    ...types.map((type) => toRow(type, joinRules(rows.filter((row) => row.type === type)))),
    toRow('rules of medium or high severity', joinRules(graded)),
  ]
}

function toRow(name: string, joined: ReturnType<typeof joinRules>): Row {
  return {
    measure: `precision of remarks, ${name} (${joined.n} hits read by hand)`,
    floor: '–',
    goal: name.includes('severity') ? '≥ 60.0 % each' : '–',
    value: `${percent(joined.precision ?? 0)} (${percent(joined.low)} to ${percent(joined.high)})`,
  }
}

/** The newest sample; where it is small, all labels, because then nearly every hit was read. */
function latest<Item extends { label: HitLabel }>(items: readonly Item[], round: number): Item[] {
  const newest = items.filter(({ label }) => label.round === round)
  return newest.length >= LEAST_LABELS ? newest : [...items]
}

function precisionOf(labels: readonly HitLabel[]): Precision {
  const n = labels.length
  const right = labels.filter(({ label }) => label === 1).length
  return { n, right, precision: n === 0 ? null : right / n, ...wilson(right, n) }
}

function isAt(hit: FoundHit, label: HitLabel): boolean {
  return hit.start < label.end && label.start < hit.end
}
