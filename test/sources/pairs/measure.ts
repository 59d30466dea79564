import { readFileSync } from 'node:fs'
import { compareClaim, indexSource } from '@content-trust/sources/compare'
import type { Verdict } from '@content-trust/sources/schema'
import { z } from 'zod'

/** The two halves of the set; the code was written with `tuning` in view. */
export const halves = ['tuning', 'kept-back'] as const
export type Half = (typeof halves)[number]

/** Whether a claim is held against its source alone, or against all sources of its half on one page. */
export const placings = ['alone', 'page'] as const
export type Placing = (typeof placings)[number]

const pairsSchema = z.array(
  z.strictObject({
    field: z.string().min(1),
    source: z.string().min(1),
    claims: z.array(
      z.strictObject({
        text: z.string().min(1),
        altered: z.enum(['number', 'unit', 'date', 'quotation', 'name']).nullable(),
      }),
    ),
  }),
)

/** A claim of the set, and what the comparison says of it. */
export interface Outcome {
  readonly claim: string
  /** What was altered in it; null where the source says it. */
  readonly altered: string | null
  readonly verdict: Verdict
  /** Whether the comparison found fault with it. */
  readonly isFlagged: boolean
}

/** The sources of a half with their claims. */
export function pairsOf(half: Half) {
  const path = new URL(`${half}.json`, import.meta.url)
  return pairsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Holds each claim of a half against its source. */
export function outcomesOf(half: Half, placing: Placing): Outcome[] {
  const pairs = pairsOf(half)
  const page = indexSource(pairs.map(({ source }) => source).join('\n\n'))
  return pairs.flatMap(({ source, claims }) => {
    const index = placing === 'page' ? page : indexSource(source)
    return claims.map(({ text, altered }) => {
      const { verdict } = compareClaim(text, index)
      return { claim: text, altered, verdict, isFlagged: findsFault(verdict) }
    })
  })
}

/** Whether a verdict says that the source doesn't hold a claim. */
export function findsFault(verdict: Verdict): boolean {
  return verdict === 'not_found' || verdict === 'contradicted'
}

/** The share of flagged claims that are altered; NaN when none is flagged. */
export function precisionOf(outcomes: readonly Outcome[]): number {
  const flagged = outcomes.filter(({ isFlagged }) => isFlagged)
  return flagged.filter(({ altered }) => altered !== null).length / flagged.length
}

/** The share of altered claims that are flagged; NaN when none is altered. */
export function recallOf(outcomes: readonly Outcome[]): number {
  const altered = outcomes.filter((outcome) => outcome.altered !== null)
  return altered.filter(({ isFlagged }) => isFlagged).length / altered.length
}
