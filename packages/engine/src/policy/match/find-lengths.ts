import type { DetectorDraft, DraftBlock, Span } from '../detectors/index.ts'
import type { LengthTarget } from '../form/clause-form.ts'
import { compare } from './compare.ts'
import { type Place, placeAt } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'
import { quotationsOf } from './quotations.ts'
import { visibleLength } from './visible-length.ts'

type Part = Span & { readonly words: number; readonly sentences: number }

/** Parts of a draft that are longer or shorter than a policy wants. */
export function findLengths(target: LengthTarget, draft: PolicyDraft): Place[] {
  const { detected } = draft
  if (detected === undefined) return []
  const { comparison, value, of } = target
  const places: Place[] = []
  for (const part of partsOf(of, detected)) {
    const length = lengthOf(part, target.in, detected)
    if (!compare(length, comparison, value)) continue
    const name = of.replace('_', ' ')
    const reason = `The ${name} has ${length} ${target.in}, and the policy draws its line at ${value}.`
    places.push(placeAt(draft, part.start, part.end, reason))
  }
  return places
}

function lengthOf(part: Part, unit: LengthTarget['in'], draft: DetectorDraft): number {
  return unit === 'characters' ? visibleLength(draft, part) : part[unit]
}

function partsOf(of: LengthTarget['of'], draft: DetectorDraft): Part[] {
  switch (of) {
    case 'sentence':
      return sentencesOf(draft)
    case 'paragraph':
    case 'heading':
    case 'list_item':
    case 'alt_text':
      return draft.blocks.filter(({ kind }) => kind === of).map(partOf)
    case 'section':
      return sectionsOf(draft)
    case 'title':
      return draft.blocks.filter(isTitle).map(partOf)
    case 'link_text':
      return linkTextsOf(draft)
    case 'quote':
      return quotesOf(draft)
    default:
      return of satisfies never
  }
}

function sentencesOf(draft: DetectorDraft): Part[] {
  const parts: Part[] = []
  for (const { start, end, block, firstWord, endWord } of draft.sentences) {
    if (isRunning(draft, block))
      parts.push({ start, end, words: endWord - firstWord, sentences: 1 })
  }
  return parts
}

function partOf({ start, end, firstWord, endWord, firstSentence, endSentence }: DraftBlock): Part {
  return { start, end, words: endWord - firstWord, sentences: endSentence - firstSentence }
}

/** What stands between two headings. */
function sectionsOf({ blocks }: DetectorDraft): Part[] {
  const parts: Part[] = []
  let first: DraftBlock | undefined
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      first = undefined
      continue
    }
    const isUnderHeading = first !== undefined || blocks[at - 1]?.kind === 'heading'
    if (!isUnderHeading) continue
    if (first !== undefined) parts.pop()
    first ??= block
    parts.push(
      partOf({
        ...block,
        start: first.start,
        firstWord: first.firstWord,
        firstSentence: first.firstSentence,
      }),
    )
  }
  return parts
}

/** A heading of the first level, or one that the draft opens with. */
function isTitle({ kind, depth }: DraftBlock, at: number): boolean {
  return kind === 'heading' && (depth === 1 || at === 0)
}

function linkTextsOf({ links, prose }: DetectorDraft): Part[] {
  return links
    .filter(({ kind }) => kind === 'link' || kind === 'reference')
    .map(({ textStart: start, textEnd: end }) => ({
      start,
      end,
      words: countWords(prose.slice(start, end)),
      sentences: 1,
    }))
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

function isRunning({ blocks }: DetectorDraft, block: number): boolean {
  const { kind } = blocks[block]
  return kind === 'paragraph' || kind === 'list_item'
}

function quotesOf(draft: DetectorDraft): Part[] {
  const { sentences } = draft
  let next = 0
  return quotationsOf(draft).map(({ start, end }) => {
    while (next < sentences.length && sentences[next].end <= start) next++
    let after = next
    while (after < sentences.length && sentences[after].start < end) after++
    const words = countWords(draft.prose.slice(start, end))
    return { start, end, words, sentences: Math.max(1, after - next) }
  })
}
