import type { BlockContent, Blockquote, Paragraph, Root, Text } from 'mdast'
import { describe, expect, it } from 'vitest'
import { EngineError } from '../../../schema/error.ts'
import { listBlocks } from '../block-table.ts'
import { scanTree } from './scan-tree.ts'

function at<Node extends object>(node: Node, start: number, end: number): Node {
  return {
    ...node,
    position: {
      start: { line: 1, column: start + 1, offset: start },
      end: { line: 1, column: end + 1, offset: end },
    },
  }
}

function treeOf(paragraph: Paragraph, length: number): Root {
  return at<Root>({ type: 'root', children: [paragraph] }, 0, length)
}

function paragraphOf(text: Text, start: number, end: number): Paragraph {
  return at<Paragraph>({ type: 'paragraph', children: [text] }, start, end)
}

function codeOf(scan: () => unknown): string {
  try {
    scan()
  } catch (error) {
    if (error instanceof EngineError) return error.code
    throw error
  }
  return 'no error'
}

const words: Text = { type: 'text', value: 'Some words' }

describe('scanTree', () => {
  it('copies the prose of a tree to its place', () => {
    const source = '> Some words\n'
    const { codes, blocks } = scanTree(source, treeOf(paragraphOf(at(words, 2, 12), 2, 12), 13))
    expect(String.fromCharCode(...codes)).toBe('  Some words\n')
    expect(listBlocks(blocks)).toEqual([
      { kind: 'paragraph', start: 2, end: 12, depth: 0, quoted: false },
    ])
  })

  it('reads text that a plugin has split from the place of its paragraph', () => {
    const { codes } = scanTree('Some words', treeOf(paragraphOf(words, 0, 10), 10))
    expect(String.fromCharCode(...codes)).toBe('Some words')
  })

  it('follows a parser that leaves the byte order mark out of its offsets', () => {
    const source = '\ufeffSome words'
    const { blocks } = scanTree(source, treeOf(paragraphOf(at(words, 0, 10), 0, 10), 10))
    expect(listBlocks(blocks).map(({ start, end }) => source.slice(start, end))).toEqual([
      'Some words',
    ])
  })

  it('refuses a node without a position', () => {
    const paragraph: Paragraph = { type: 'paragraph', children: [words] }
    expect(codeOf(() => scanTree('Some words', treeOf(paragraph, 10)))).toBe('invalid_draft')
  })

  it('refuses offsets outside of the text', () => {
    const tooLong = treeOf(paragraphOf(at(words, 0, 11), 0, 11), 11)
    const negative = treeOf(paragraphOf(at(words, -1, 4), -1, 4), 10)
    const backwards = treeOf(paragraphOf(at(words, 4, 2), 4, 2), 10)
    const broken = treeOf(paragraphOf(at(words, 0, Number.NaN), 0, 10), 10)
    for (const tree of [tooLong, negative, backwards, broken]) {
      expect(codeOf(() => scanTree('Some words', tree))).toBe('invalid_draft')
    }
  })

  it('takes a tree of any depth', () => {
    let inner: BlockContent = paragraphOf(at(words, 0, 10), 0, 10)
    for (let depth = 0; depth < 20_000; depth++) {
      inner = at<Blockquote>({ type: 'blockquote', children: [inner] }, 0, 10)
    }
    const root = at<Root>({ type: 'root', children: [inner] }, 0, 10)
    expect(listBlocks(scanTree('Some words', root).blocks).map(({ quoted }) => quoted)).toEqual([
      true,
    ])
  })

  it('takes an empty tree', () => {
    expect(scanTree('', at<Root>({ type: 'root', children: [] }, 0, 0)).blocks.count).toBe(0)
  })
})
