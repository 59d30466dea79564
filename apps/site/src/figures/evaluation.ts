import { z } from 'zod'
import { axisFor, type Chart, percent, type Row } from './chart.ts'

const rate = z.object({
  count: z.number(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
})

/** What these charts read of `training/results/evaluation.json`. */
export const evaluationSchema = z.object({
  engine: z.string(),
  trust: z.object({
    missed: z.array(
      z.object({
        kind: z.string(),
        machines: z.number(),
        machines_at_low: rate,
        machines_at_high: rate,
        people: z.number(),
      }),
    ),
    fairness: z.array(
      z.object({
        group: z.string(),
        note: z.string(),
        new_sources: z.object({
          texts: z.number(),
          texture: z.object({ medium_or_above: rate, high: rate }),
        }),
      }),
    ),
  }),
})
export type Evaluation = z.output<typeof evaluationSchema>

/** How many machine texts of each kind of writing are noticed, those of which most are first. */
export function machineTexts({ trust }: Evaluation): Chart {
  const rows = trust.missed
    .map((entry) => ({ ...entry, noticed: 1 - entry.machines_at_low.share }))
    .sort((a, b) => b.noticed - a.noticed)
  return {
    about: 'Kind of writing',
    heads: ['medium or above', 'high', 'texts'],
    axis: { end: 1, ticks: [0, 0.25, 0.5, 0.75, 1], unit: '%' },
    legend: ['high risk', 'medium risk'],
    rows: rows.map(({ kind, machines, machines_at_high, noticed }): Row => {
      const high = machines_at_high.share
      return {
        label: kind,
        parts: [
          { value: high, tone: 0 },
          { value: Math.max(0, noticed - high), tone: 1 },
        ],
        cells: [percent(noticed), percent(high), thousands(machines)],
      }
    }),
  }
}

/** How often texts by people are flagged, group by group, with the groups that nobody could measure left to `unmeasured`. */
export function falseAlarms({ trust }: Evaluation): Chart {
  const measured = trust.fairness.filter(({ new_sources }) => new_sources.texts > 0)
  const rows = measured.map(({ group, new_sources: { texts, texture } }): Row => {
    const { share, low, high } = texture.medium_or_above
    return {
      label: group,
      parts: [{ value: share, tone: 1 }],
      interval: [low, high],
      cells: [percent(share), percent(texture.high.share), thousands(texts)],
      isOurs: group === 'all people',
    }
  })
  return {
    about: 'Who wrote it',
    heads: ['medium or above', 'high', 'texts'],
    axis: axisFor(
      measured.map(({ new_sources }) => new_sources.texture.medium_or_above.high),
      '%',
    ),
    legend: [],
    rows: rows.sort((a, b) => lengthOf(b) - lengthOf(a)),
  }
}

/** Groups of people of whom no corpus has a text, each with the reason. */
export function unmeasured({ trust }: Evaluation): { group: string; note: string }[] {
  return trust.fairness
    .filter(({ new_sources }) => new_sources.texts === 0)
    .map(({ group, note }) => ({ group, note }))
}

/** What these charts read of `training/results/rule-precision.json`. */
export const precisionSchema = z.object({
  overall: z.object({ n: z.number(), precision: z.number() }),
  types: z.array(
    z.object({
      type: z.string(),
      n: z.number(),
      precision: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
})

/** How many findings of each kind of rule were right. */
export function rulePrecision({ types }: z.output<typeof precisionSchema>): Chart {
  return {
    about: 'Kind of rule',
    heads: ['right', 'findings judged'],
    axis: { end: 1, ticks: [0, 0.25, 0.5, 0.75, 1], unit: '%' },
    legend: [],
    rows: [...types]
      .sort((a, b) => b.precision - a.precision)
      .map(({ type, n, precision, low, high }) => ({
        label: type.replaceAll('_', ' '),
        parts: [{ value: precision, tone: 1 }],
        interval: [low, high] as const,
        cells: [percent(precision), thousands(n)],
      })),
  }
}

function thousands(count: number): string {
  return count.toLocaleString('en')
}

function lengthOf({ parts }: Row): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}
