import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listBlocks } from '../../packages/engine/src/text/markdown/block-table.ts'
import { scanMarkdown } from '../../packages/engine/src/text/markdown/scan-markdown.ts'
import { scanTree } from '../../packages/engine/src/text/markdown/scan-tree.ts'
import type { Link, ScannedText } from '../../packages/engine/src/text/markdown/scanned-text.ts'
import { readDraft } from '../../packages/engine/src/text/read-draft.ts'
import { isLong } from '../support/amount.ts'
import { compareScans } from './scanner/agreement.ts'
import { markdownFixtures, mdxFixtures } from './scanner/fixtures.ts'
import { markdownDocument } from './scanner/markdown-document.ts'
import { parseWithRemark } from './scanner/parse-with-remark.ts'
import { readReference } from './scanner/reference-scan.ts'

type Syntax = 'markdown' | 'mdx'

const fixtures = [
  ...Object.entries(markdownFixtures).map(([name, source]) => ({
    name,
    source,
    syntax: 'markdown' as const,
  })),
  ...Object.entries(mdxFixtures).map(([name, source]) => ({
    name,
    source,
    syntax: 'mdx' as const,
  })),
]

/** The text with what is not prose shown as dots, its blocks marked, for messages one can read. */
function show({ source, codes, blocks }: Pick<ScannedText, 'source' | 'codes' | 'blocks'>): string {
  const prose = String.fromCharCode(...codes).replaceAll('\ufffc', '.')
  const lines = listBlocks(blocks).map(
    ({ kind, start, end, depth, quoted }) =>
      `${kind} ${depth} ${quoted} «${source.slice(start, end)}»`,
  )
  return `${prose}\n${lines.join('\n')}`
}

/** A scan keeps a destination as written, a tree has it decoded. */
function withoutEscapes(link: Link): Link {
  return { ...link, url: link.url.replaceAll('\\', '') }
}

function differences(scan: ScannedText, syntax: Syntax): number {
  const { source } = scan
  return compareScans(scan, readReference(source, parseWithRemark(source, syntax))).off
}

describe('scanner agreement with remark', () => {
  it.each(fixtures)(
    'the scanner and remark see the same prose and blocks: $syntax, $name',
    ({ source, syntax }) => {
      const scan = scanMarkdown(source, syntax)
      expect(differences(scan, syntax), show(scan)).toBe(0)
    },
  )

  it.each(fixtures)('a parsed tree gives the same scan: $syntax, $name', ({ source, syntax }) => {
    const fromText = scanMarkdown(source, syntax)
    const fromTree = scanTree(source, parseWithRemark(source, syntax))
    expect(show(fromTree).replace(/[ \t]+$/gm, '')).toBe(show(fromText).replace(/[ \t]+$/gm, ''))
    expect(fromTree.links.map(withoutEscapes)).toEqual(fromText.links.map(withoutEscapes))
    expect(fromTree.codeBlocks).toBe(fromText.codeBlocks)
    expect(fromTree.frontMatter).toEqual(fromText.frontMatter)
  })

  it('a byte order mark moves nothing in a parsed tree', () => {
    const source = '\ufeff# Title\n\nText with a [link](u).\n'
    const fromTree = scanTree(source, parseWithRemark(source, 'markdown'))
    expect(show(fromTree)).toBe(show(scanMarkdown(source, 'markdown')))
  })

  it('math is left out of a tree whose parser knows no math, as it is of text', () => {
    const source = 'Let $x^2$ be.\n\n$$\na + b\n$$\n\nAfter.\n'
    const fromTree = scanTree(source, parseWithRemark(source, 'markdown'))
    expect(show(fromTree)).toBe(show(scanMarkdown(source, 'markdown')))
  })

  it('a draft with templates scans alike with and without the tree of a parser that knows none', () => {
    for (const source of [
      'See [a]({{< relref "b c" >}}).\n\n:::note Title\nText.\n:::\n',
      '> [!NOTE]\n> Text.\n',
      '{% include a.html words="some words" %}\nText {{ b.c }}.\n',
    ]) {
      const tree = parseWithRemark(source, 'markdown')
      const fromTree = readDraft({ source, syntax: 'markdown', tree })
      expect(fromTree).toEqual(readDraft({ source, syntax: 'markdown' }))
      expect(show(fromTree)).not.toBe(show(scanTree(source, tree)))
    }
  })

  it('generated documents scan alike from text, from a tree and with remark', () => {
    fc.assert(
      fc.property(markdownDocument, (source) => {
        const tree = parseWithRemark(source, 'markdown')
        const reference = readReference(source, tree)
        const fromText = scanMarkdown(source, 'markdown')
        expect(compareScans(fromText, reference).off, show(fromText)).toBe(0)
        const fromTree = scanTree(source, tree)
        expect(compareScans(fromTree, reference).off, show(fromTree)).toBe(0)
        expect(listBlocks(fromTree.blocks)).toEqual(listBlocks(fromText.blocks))
      }),
      { numRuns: isLong ? 400 : 100, seed: 7 },
    )
  })
})
