import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, DraftBlock, Span } from '../detector-draft.ts'
import { phraseFinder } from '../phrases.ts'

/** Fewest words of a paragraph that has to be backed. */
const FEWEST_WORDS = 4
const citing = phraseFinder(
  'according to, as reported by, as shown by, source, sources, cited in, quoted in',
)

/** Paragraphs and sections in which a link or a source is missing. */
export const barePart = defineTextDetector({
  id: 'bare-part',
  names:
    'unsourced paragraphs, unsourced paragraph, paragraphs without a source, paragraphs without sources, paragraphs without a citation, paragraphs without a reference, paragraphs with no source, uncited paragraphs',
  describe: 'paragraphs or sections without a source or a link',
  parameter: {
    name: 'part',
    fallback: 'paragraph-source',
    choices: ['paragraph-source', 'paragraph-link', 'section-source', 'section-link'],
    describe:
      'The part and what it needs: a link, or as a source a link, a footnote or “according to”',
  },
  *find(draft, value) {
    const [part, need] = value.split('-')
    const backs = backingOf(draft, need === 'source')
    let next = 0
    for (const blocks of part === 'section' ? sectionsOf(draft) : paragraphsOf(draft)) {
      const [first] = blocks
      const { start } = first
      const { end } = blocks[blocks.length - 1]
      while (next < backs.length && backs[next] < start) next++
      if (next < backs.length && backs[next] < end) continue
      const { start: from, end: to } = draft.sentences[first.firstSentence] ?? first
      yield part === 'section' ? { start: from, end: to } : { start, end: first.end }
    }
  },
})

/** Where something stands that backs a part, rising. */
function backingOf(draft: DetectorDraft, isSource: boolean): number[] {
  const links = draft.links.filter(
    ({ kind }) => kind !== 'image' && (isSource || kind !== 'footnote'),
  )
  const cited: Span[] = isSource ? [...citing(draft), ...noteMarks(draft)] : []
  return [...links, ...cited].map(({ start }) => start).sort((one, other) => one - other)
}

/** “[1]” of a list of sources that is written by hand. */
function* noteMarks({ source }: DetectorDraft): Generator<Span> {
  for (const { index, 0: text } of source.matchAll(
    /\[\d{1,3}\]|\(\p{Lu}[^()]{1,40} \d{4}[^()]{0,20}\)/gu,
  ))
    yield { start: index, end: index + text.length }
}

function paragraphsOf({ blocks }: DetectorDraft): DraftBlock[][] {
  return blocks.flatMap((block) => (isProse(block) ? [[block]] : []))
}

function sectionsOf({ blocks }: DetectorDraft): DraftBlock[][] {
  const sections: DraftBlock[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([])
    else sections.at(-1)?.push(block)
  }
  return sections.filter((section) => section.some(isProse))
}

function isProse({ kind, quoted, firstWord, endWord }: DraftBlock): boolean {
  return kind === 'paragraph' && !quoted && endWord - firstWord >= FEWEST_WORDS
}
