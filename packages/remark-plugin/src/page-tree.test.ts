import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { scorableTree } from './page-tree.ts'

const parse = (source: string): Root => unified().use(remarkParse).parse(source)
const typesOf = (tree: Root | null) => tree?.children.map(({ type }) => type)

describe('the tree of a page', () => {
  it('is taken as it is when it is the tree of the text', () => {
    const source = '# A\n\nText.\n'
    const tree = parse(source)
    expect(scorableTree(tree, source)).toBe(tree)
    const bom = parse(`\uFEFF${source}`)
    expect(scorableTree(bom, `\uFEFF${source}`)).toBe(bom)
  })

  it('gets front matter where the parser took it for text, and the tree of the host keeps its own', () => {
    const source = '---\ntitle: A\ntags:\n  - b\n---\n\n# A\n\nText.\n'
    const tree = parse(source)
    const before = structuredClone(tree)
    expect(typesOf(tree)).toEqual([
      'thematicBreak',
      'paragraph',
      'list',
      'thematicBreak',
      'heading',
      'paragraph',
    ])
    expect(typesOf(scorableTree(tree, source))).toEqual(['yaml', 'heading', 'paragraph'])
    expect(tree).toEqual(before)
  })

  it('keeps front matter that the parser knows', () => {
    const source = '---\ntitle: A\n---\n\nText.\n'
    const tree = unified().use(remarkParse).use(remarkFrontmatter).parse(source)
    expect(scorableTree(tree, source)).toBe(tree)
  })

  it('loses what plugins put in', () => {
    const source = 'Text.\n'
    const tree = parse(source)
    tree.children.unshift({ type: 'paragraph', children: [{ type: 'text', value: 'Injected.' }] })
    expect(typesOf(scorableTree(tree, source))).toEqual(['paragraph'])
    expect(tree.children).toHaveLength(2)
  })

  it('is not used when it is the tree of another text', () => {
    expect(scorableTree(parse('Text.\n'), 'Longer text.\n')).toBeNull()
    expect(scorableTree({ type: 'root', children: [] }, 'Text.\n')).toBeNull()
  })
})
