import { describe, expect, it } from 'vitest'
import {
  readDocument,
  showBlocks,
  showSentences,
} from '../../../../../test/support/show-document.ts'
import { SEPARATOR, SHAPE } from '../document/document.ts'
import { latinShareOf } from '../segment/alphabet.ts'

describe('blocks of a document', () => {
  it('tells headings, paragraphs, list items and cells apart', () => {
    expect(
      showBlocks('# Title\n\nText.\n\n- one\n- two\n\n| A | B |\n|---|---|\n| c | d |\n'),
    ).toEqual([
      'heading «Title»',
      'paragraph «Text.»',
      'list_item «one»',
      'list_item «two»',
      'table_cell «A»',
      'table_cell «B»',
      'table_cell «c»',
      'table_cell «d»',
    ])
  })

  it('reads alt text as a block of its own and the image as one opaque word', () => {
    const source = 'See ![a red door](door.png) here.'
    expect(showBlocks(source)).toEqual([`paragraph «${source}»`, 'alt_text «a red door»'])
    const { words, blocks } = readDocument(source)
    const flags = [...words.flags.slice(blocks.firstWords[0], blocks.endWords[0])]
    expect(flags.map((bits) => (bits & SHAPE.opaque) !== 0)).toEqual([false, true, false])
  })

  it('marks a block quote as somebody else’s words', () => {
    expect(showBlocks('Mine.\n\n> Theirs.\n')).toEqual([
      'paragraph «Mine.»',
      'quoted paragraph «Theirs.»',
    ])
  })

  it('leaves code, front matter and HTML without words', () => {
    const source = '---\ntitle: Not prose\n---\n\n```\ncode here\n```\n\n<div>\nhtml\n</div>\n'
    expect(readDocument(source).words.count).toBe(0)
    expect(showBlocks(source)).toEqual([])
  })

  it('reads a plain draft’s marks as text', () => {
    expect(showBlocks('# not a heading\n\n- nor a list', 'plain')).toEqual([
      'paragraph «# not a heading»',
      'paragraph «- nor a list»',
    ])
  })

  it('gives each block its own words and sentences, without a gap', () => {
    const { blocks, words, sentences } = readDocument('# One two\n\nThree. Four.\n\n- five\n')
    expect([blocks.count, ...blocks.firstWords]).toEqual([3, 0, 2, 4])
    expect([...blocks.endWords]).toEqual([2, 4, 5])
    expect([...blocks.firstSentences]).toEqual([0, 1, 3])
    expect([...blocks.endSentences]).toEqual([1, 3, 4])
    expect([words.count, sentences.count]).toEqual([5, 4])
  })

  it('has nothing where there is nothing', () => {
    for (const source of ['', ' \n\t\r\n', '\ufeff', '***', '😀 … —']) {
      const { words, sentences } = readDocument(source)
      expect([words.count, sentences.count]).toEqual([0, 0])
    }
  })
})

describe('what is between words', () => {
  it('names the punctuation before each word', () => {
    const { words } = readDocument('one, two; three: four – five (six) "seven" eight-nine 10% ten')
    const names = Object.entries(SEPARATOR)
    const separators = [...words.separators.slice(0, words.count)].map((bits) =>
      names.filter(([, bit]) => (bits & bit) !== 0).map(([name]) => name),
    )
    expect(separators).toEqual([
      [],
      ['comma'],
      ['semicolon'],
      ['colon'],
      ['dash'],
      ['bracket'],
      ['quote', 'bracket'],
      ['quote'],
      ['hyphen'],
      [],
      ['percent'],
    ])
  })

  it('counts a hyphenated word once and an opaque one not at all', () => {
    expect(readDocument('A well-known `code span` word.').proseWords).toBe(3)
  })
})

describe('links of a sentence', () => {
  it('counts each link in the sentence that holds it', () => {
    const source = 'None here. [One](a) here. Two: <https://b.example> and [c](d).'
    expect(showSentences(source)).toBe(
      '«None here.» [«One](a) here.» «Two: <https://b.example> and [c](d).»',
    )
    const { sentences } = readDocument(source)
    expect([...sentences.links.slice(0, sentences.count)]).toEqual([0, 1, 2])
  })
})

describe('the share of Latin letters', () => {
  it('is 1 for English, 0 for Hebrew and 1 where there are no letters', () => {
    const shareOf = (text: string): number => latinShareOf(readDocument(text).letters)
    expect(shareOf('Plain words.')).toBe(1)
    expect(shareOf('שלום עולם')).toBe(0)
    expect(shareOf('1 2 3 …')).toBe(1)
    expect(shareOf('Straße naïve Łódź')).toBe(1)
  })
})
