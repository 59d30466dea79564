import { analyzeText } from '@content-trust/engine'

/** Drafts, one a line with “¶” for a new line: «…» around what a policy must quote, and others that it must not touch. */
export interface PolicyCases {
  readonly meets: string
  readonly misses: string
}

/** Cases by the policy that they are held against. */
export type CasesByPolicy = Readonly<Record<string, PolicyCases>>

/** The drafts that a policy quotes in other places than they say, each with what it quotes. */
export function wronglyMatched(policy: string, { meets, misses }: PolicyCases): string[] {
  return [...draftsOf(meets), ...draftsOf(misses)].flatMap((draft) => {
    const source = draft.replaceAll(/[«»]/g, '')
    const held = analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy: policy } })
    const quoted = rangesOf(source, held.policy_matches?.map(({ span }) => span) ?? [])
    const marked = markedRanges(draft)
    const isRight =
      marked.every((mark) => quoted.some((quote) => overlap(mark, quote))) &&
      quoted.every((quote) => marked.some((mark) => overlap(mark, quote)))
    return isRight
      ? []
      : [`${draft} → ${quoted.map(([from, to]) => source.slice(from, to)).join(' | ')}`]
  })
}

type Range = readonly [start: number, end: number]

function draftsOf(lines: string): string[] {
  return lines.split('\n').flatMap((line) => line.trim().replaceAll('¶', '\n') || [])
}

function rangesOf(source: string, spans: readonly string[]): Range[] {
  let from = 0
  return spans.map((span) => {
    const next = source.indexOf(span, from)
    const start = next === -1 ? source.indexOf(span) : next
    from = start + 1
    return [start, start + span.length]
  })
}

function markedRanges(draft: string): Range[] {
  return Array.from(draft.matchAll(/«([^»]*)»/g), ({ index, 1: text }, at) => {
    const start = index - 2 * at
    return [start, start + text.length]
  })
}

function overlap([start, end]: Range, [from, to]: Range): boolean {
  return start < to && from < end
}
