import { readFileSync } from 'node:fs'
import { analyzeText, explainPolicy } from '@content-trust/engine'

/** A policy with a text that meets it, «…» around what it must quote, and a near miss. */
export interface Example {
  /** What a match must do; `named`: nobody could apply it, so the limitations must say so. */
  readonly action: 'reject' | 'human_review' | 'revise' | 'flag' | 'named'
  readonly policy: string
  readonly meets: string
  readonly misses: string
}

/** Right as a reader would have it; wrong but said in `limitations`; wrong without a word. */
export type Verdict = 'right' | 'named' | 'silent'

/** The examples of one set. */
export function examplesOf(set: string): Example[] {
  return JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8')) as Example[]
}

const order = ['allow', 'revise', 'human_review', 'reject'] as const

/** Why an example is not right; undefined where it is. */
export function faultOf({ action, policy, meets, misses }: Example): string | undefined {
  const source = meets.replaceAll(/[«»]/g, '')
  const met = hold(source, policy)
  const missed = hold(misses, policy)
  if (missed.matches.length > 0) return `near miss matched: ${missed.matches[0].span}`
  if (missed.action !== missed.bare) return 'near miss decided'
  if (action === 'named') {
    if (met.matches.length > 0) return `matched: ${met.matches[0].span}`
    return met.isNamed ? undefined : 'not named'
  }
  const least = action === 'flag' ? 'allow' : action
  const expected = order.indexOf(met.bare) > order.indexOf(least) ? met.bare : least
  if (met.matches.length === 0) return 'no match'
  if (met.action !== expected) return `decision ${met.action}, not ${expected}`
  if (action === 'flag' && met.matches.some((match) => match.action !== undefined))
    return 'a notice decided'
  return spanFault(source, rangesOf(meets), policy)
}

/** Holds an example against its policy. */
export function judge(example: Example): Verdict {
  if (faultOf(example) === undefined) return 'right'
  return hold(example.misses, example.policy).isNamed ? 'named' : 'silent'
}

function hold(source: string, policy: string) {
  const text = { source, syntax: 'markdown' } as const
  const bare = analyzeText(text)
  const held = analyzeText(text, { context: { custom_policy: policy } })
  return {
    bare: bare.recommended_action,
    action: held.recommended_action,
    matches: held.policy_matches ?? [],
    isNamed: held.limitations.length > bare.limitations.length,
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

function rangesOf(marked: string): Range[] {
  const ranges: Range[] = []
  let shift = 0
  for (const match of marked.matchAll(/«([^»]*)»/g)) {
    const start = match.index - shift
    ranges.push({ start, end: start + match[1].length })
    shift += 2
  }
  return ranges
}

/**
 * A draft as a whole has no range: every quote of it will do. Of things that there may be only so many of, we quote all; an
 * author may mark those too many alone.
 */
function spanFault(source: string, ranges: readonly Range[], policy: string): string | undefined {
  if (ranges.length === 0) return undefined
  const read = explainPolicy(policy, { source, syntax: 'markdown' })
  const found = read.flatMap(({ form, matches = [] }) =>
    matches.map(({ start, end }) => ({ start, end, spared: form?.moreThan ?? 0 })),
  )
  const lost = ranges.find((range) => !found.some((span) => overlap(range, span)))
  if (lost !== undefined) return `not found: ${source.slice(lost.start, lost.end)}`
  const strays = found.filter((span) => !ranges.some((range) => overlap(range, span)))
  const stray = strays.find(({ spared }) => strays.length > spared)
  return stray && `too much: ${source.slice(stray.start, stray.end)}`
}

function overlap(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end
}
