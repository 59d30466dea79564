import type { DraftParts, DraftSentence, ProseBlock } from '@content-trust/engine/prose'
import type { Claim, Span } from '../schema/index.ts'
import { lastUpTo, textWithin } from './prose-text.ts'

/** A place that vouches for what its sentence says: a link, an identifier or the mark of a note. */
export interface Citation {
  /** Index of the reference. */
  readonly reference: number
  readonly span: Span
}

/** What the sentences of a draft claim with each citation, in source order. */
export function readClaims(
  source: string,
  parts: DraftParts,
  citations: readonly Citation[],
): Claim[] {
  const blocks = parts.prose.filter(({ kind }) => kind !== 'alt_text')
  const { sentences } = parts
  return inSentences(sentences, citations).flatMap(({ index, cited }) => {
    const holder = sentences[index]
    const block = holder && blockAt(blocks, holder.end - 1)
    if (holder === undefined || block === undefined) return []
    const sentence = claimingSentence(source, sentences, index, block, cited)
    const shares = sentence === holder ? sharesOf(source, holder, cited) : cited.map(() => sentence)
    const texts = new Map([...new Set(shares)].map((share) => [share, textWithin(block, share)]))
    return cited.flatMap(({ reference }, at): Claim[] => {
      const span = shares[at] ?? sentence
      const text = texts.get(span)?.slice(0, LONGEST_TEXT) ?? ''
      return text === '' ? [] : [{ reference, sentence: plain(sentence), span: plain(span), text }]
    })
  })
}

/** More than a sentence has: a claim with thousands of links would be copied for each of them. */
const LONGEST_TEXT = 2000

interface CitedSentence {
  /** -1 for what stands before all sentences. */
  readonly index: number
  readonly cited: Citation[]
}

function inSentences(
  sentences: readonly DraftSentence[],
  citations: readonly Citation[],
): CitedSentence[] {
  const found: CitedSentence[] = []
  for (const citation of citations.toSorted((a, b) => a.span.start - b.span.start)) {
    const index = lastUpTo(sentences.length, (at) => sentences[at]?.start ?? 0, citation.span.start)
    const last = found.at(-1)
    if (last?.index === index) last.cited.push(citation)
    else found.push({ index, cited: [citation] })
  }
  return found
}

function plain({ start, end }: Span): Span {
  return { start, end }
}

function blockAt(blocks: readonly ProseBlock[], offset: number): ProseBlock | undefined {
  return blocks[lastUpTo(blocks.length, (at) => blocks[at]?.offsets[0] ?? 0, offset)]
}

/** What a sentence says that only names its source: “See also”, “(Source: …)”. */
const onlyNames =
  /^[\s\p{P}\ufffc]*(?:(?:see|source|sources|via|more|read|details|here|in|at|and|also|the|report)\b[\s\p{P}\ufffc]*){0,4}$/iu

/** The sentence that citations stand for: the one before theirs where theirs says nothing itself. */
function claimingSentence(
  source: string,
  sentences: readonly DraftSentence[],
  index: number,
  block: ProseBlock,
  cited: readonly Citation[],
): DraftSentence {
  const holder = sentences[index] ?? { start: 0, end: 0 }
  const before = sentences[index - 1]
  if (before === undefined || before.end <= (block.offsets[0] ?? 0)) return holder
  return onlyNames.test(betweenCitations(source, holder, cited)) ? before : holder
}

/** A sentence without its citations. */
function betweenCitations(
  source: string,
  { start, end }: Span,
  cited: readonly Citation[],
): string {
  const parts: string[] = []
  let at = start
  for (const { span } of cited) {
    parts.push(source.slice(at, Math.max(at, span.start)))
    at = Math.max(at, span.end)
  }
  return [...parts, source.slice(at, Math.max(at, end))].join(' ')
}

/**
 * The part of a sentence that each of its citations stands for. Where the sentence ends with a citation, each
 * stands for what leads to it; elsewhere for what follows, up to the next. Those side by side share a part.
 */
function sharesOf(source: string, sentence: Span, cited: readonly Citation[]): Span[] {
  const groups = groupNeighbours(source, cited)
  const last = groups.at(-1)
  if (last === undefined || groups.length === 1) return cited.map(() => sentence)
  const isTrailing = !hasWords(source.slice(last.end, sentence.end))
  return groups.flatMap((group, at) => {
    const isFirst = at === 0
    const isLast = at === groups.length - 1
    const share = isTrailing
      ? {
          start: isFirst ? sentence.start : (groups[at - 1]?.end ?? sentence.start),
          end: isLast ? sentence.end : group.end,
        }
      : {
          start: isFirst ? sentence.start : group.start,
          end: isLast ? sentence.end : (groups[at + 1]?.start ?? sentence.end),
        }
    return Array.from({ length: group.count }, () => share)
  })
}

interface Group extends Span {
  readonly count: number
}

function groupNeighbours(source: string, cited: readonly Citation[]): Group[] {
  const groups: Group[] = []
  for (const { span } of cited) {
    const last = groups.at(-1)
    if (last !== undefined && !hasWords(source.slice(last.end, span.start))) {
      groups[groups.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
        count: last.count + 1,
      }
    } else groups.push({ ...span, count: 1 })
  }
  return groups
}

function hasWords(text: string): boolean {
  return /[\p{L}\d]{2}/u.test(text.replaceAll(/\b(?:and|or|see|also)\b/g, ''))
}
