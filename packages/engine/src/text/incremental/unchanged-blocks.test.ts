import { describe, expect, it } from 'vitest'
import { listBlocks } from '../markdown/block-table.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { textEngine } from '../pipeline/text-engine.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { findUnchanged } from './unchanged-blocks.ts'

const text = Array.from({ length: 9 }, (_, n) => `Paragraph number ${n} has its words.`).join(
  '\n\n',
)

/** The blocks that are read again when one text follows another; null when all words are. */
function blocksReadAnew(before: string, after: string): string[] | null {
  const { vocabulary } = textEngine().compiled
  const earlier = createDocument(scanMarkdown(before, 'markdown'), vocabulary, sentenceBreaker)
  const scanned = scanMarkdown(after, 'markdown')
  const unchanged = findUnchanged(earlier, scanned)
  if (unchanged === undefined) return null
  const { head, tail, tailEnd } = unchanged
  return listBlocks(scanned.blocks)
    .filter((_, index) => index >= head && (index < tail || index >= tailEnd))
    .map(({ start, end }) => after.slice(start, end))
}

describe('findUnchanged', () => {
  it('reads the block again that a key was typed into', () => {
    const after = text.replace('number 4 has', 'number 4 hass')
    expect(blocksReadAnew(text, after)).toEqual(['Paragraph number 4 hass its words.'])
  })

  it('finds the blocks after a paragraph that was put in, or deleted', () => {
    const longer = text.replace('Paragraph number 4', 'It rains.\n\nParagraph number 4')
    // What touches the change is read again, too.
    const next = 'Paragraph number 4 has its words.'
    expect(blocksReadAnew(text, longer)).toEqual(['It rains.', next])
    expect(blocksReadAnew(longer, text)).toEqual([next])
  })

  it('keeps what lies after a change in a draft that is cut to a length', () => {
    const after = text.replace('number 4 has', 'number 4 still has').slice(0, text.length)
    expect(blocksReadAnew(text, after)).toEqual([
      'Paragraph number 4 still has its words.',
      'Paragraph number 8 has its',
    ])
  })

  it('reads what a new fence has turned into code again', () => {
    const after = text.replace('Paragraph number 6', '```\nParagraph number 6')
    expect(blocksReadAnew(text, after)).toEqual([])
    expect(blocksReadAnew(after, text)).toHaveLength(3)
  })

  it('reads a block again that a definition has put a link into', () => {
    const linked = `See [the page] there.\n\n${text}`
    const definition = '\n\n[the page]: https://example.org'
    expect(blocksReadAnew(linked, linked + definition)).toEqual([
      'See [the page] there.',
      // The last block ends where the first draft ended, and not in the second.
      'Paragraph number 8 has its words.',
    ])
  })

  it('reads all words again at the first letter of another script', () => {
    expect(blocksReadAnew(text, `${text} ж`)).toBeNull()
    expect(blocksReadAnew(`ж ${text}`, `ж ${text} ж`)).not.toBeNull()
  })

  it('reads all words again when letters turn out to be disguised', () => {
    const disguised = `Word. ${'о'.repeat(9)}\n\n${'ж'.repeat(9)}`
    expect(blocksReadAnew(disguised, `${text}\n\n${disguised}`)).toBeNull()
  })
})
