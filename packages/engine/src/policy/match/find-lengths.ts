import type { DetectorDraft, Span } from '../detectors/index.ts'
import type { LengthTarget } from '../form/clause-form.ts'
import { compare } from './compare.ts'
import { type Place, placeAt } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'

type Part = Span & { readonly words: number; readonly sentences: number }

/** Sentences, paragraphs, headings and quotes that are longer or shorter than a policy wants. */
export function findLengths(target: LengthTarget, draft: PolicyDraft): Place[] {
  const { detected } = draft
  if (detected === undefined) return []
  const { comparison, value, of } = target
  return partsOf(of, detected)
    .filter((part) => compare(part[target.in], comparison, value))
    .map((part) =>
      placeAt(
        draft,
        part.start,
        part.end,
        `The ${of} has ${part[target.in]} ${target.in}, and the policy draws its line at ${value}.`,
      ),
    )
}

function partsOf(of: LengthTarget['of'], draft: DetectorDraft): Part[] {
  switch (of) {
    case 'sentence':
      return draft.sentences
        .filter(({ block }) => isRunning(draft, block))
        .map(({ start, end, firstWord, endWord }) => ({
          start,
          end,
          words: endWord - firstWord,
          sentences: 1,
        }))
    case 'paragraph':
    case 'heading':
      return draft.blocks
        .filter(({ kind }) => kind === of)
        .map(({ start, end, firstWord, endWord, firstSentence, endSentence }) => ({
          start,
          end,
          words: endWord - firstWord,
          sentences: endSentence - firstSentence,
        }))
    case 'quote':
      return quotesOf(draft)
    default:
      return of satisfies never
  }
}

function isRunning({ blocks }: DetectorDraft, block: number): boolean {
  const { kind } = blocks[block]
  return kind === 'paragraph' || kind === 'list_item'
}

/** Longest quotation in characters; marks farther apart are no pair. */
const LONGEST_QUOTE = 4000

function quotesOf({ prose }: DetectorDraft): Part[] {
  const quotes: Part[] = []
  const opening = /[“"«„]/g
  for (let found = opening.exec(prose); found !== null; found = opening.exec(prose)) {
    const closing = found[0] === '“' ? '”' : found[0] === '«' ? '»' : found[0] === '„' ? '“' : '"'
    const end = prose.indexOf(closing, found.index + 1)
    if (end === -1 || end - found.index > LONGEST_QUOTE) continue
    const text = prose.slice(found.index + 1, end)
    const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
    quotes.push({ start: found.index, end: end + 1, words, sentences: 1 })
    opening.lastIndex = end + 1
  }
  return quotes
}
