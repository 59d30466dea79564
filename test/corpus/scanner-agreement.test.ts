import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listBlocks } from '../../packages/engine/src/text/markdown/block-table.ts'
import { scanTree } from '../../packages/engine/src/text/markdown/mdast/scan-tree.ts'
import { scanMarkdown } from '../../packages/engine/src/text/markdown/scan-markdown.ts'
import { scanDraft } from '../../packages/engine/src/text/pipeline/scan-draft.ts'
import { isLong } from '../support/amount.ts'
import { compareScans } from './scanner/agreement.ts'
import { markdownDocument } from './scanner/markdown-document.ts'
import { parseWithRemark } from './scanner/parse-with-remark.ts'
import { readReference } from './scanner/reference-scan.ts'
import { showScan } from './scanner/show-scan.ts'

describe('scanner agreement with remark', () => {
  it('a byte order mark moves nothing in a parsed tree', () => {
    const source = '\ufeff# Title\n\nText with a [link](u).\n'
    const fromTree = scanTree(source, parseWithRemark(source, 'markdown'))
    expect(showScan(fromTree)).toBe(showScan(scanMarkdown(source, 'markdown')))
  })

  it('math is left out of a tree whose parser knows no math, as it is of text', () => {
    const source = 'Let $x^2$ be.\n\n$$\na + b\n$$\n\nAfter.\n'
    const fromTree = scanTree(source, parseWithRemark(source, 'markdown'))
    expect(showScan(fromTree)).toBe(showScan(scanMarkdown(source, 'markdown')))
  })

  it('a draft with templates scans alike with and without the tree of a parser that knows none', () => {
    for (const source of [
      'See [a]({{< relref "b c" >}}).\n\n:::note Title\nText.\n:::\n',
      '> [!NOTE]\n> Text.\n',
      '{% include a.html words="some words" %}\nText {{ b.c }}.\n',
    ]) {
      const tree = parseWithRemark(source, 'markdown')
      const fromTree = scanDraft({ source, syntax: 'markdown', tree })
      expect(fromTree).toEqual(scanDraft({ source, syntax: 'markdown' }))
      expect(showScan(fromTree)).not.toBe(showScan(scanTree(source, tree)))
    }
  })

  it('generated documents scan alike from text, from a tree and with remark', () => {
    fc.assert(
      fc.property(markdownDocument, (source) => {
        const tree = parseWithRemark(source, 'markdown')
        const reference = readReference(source, tree)
        const fromText = scanMarkdown(source, 'markdown')
        expect(compareScans(fromText, reference).off, showScan(fromText)).toBe(0)
        const fromTree = scanTree(source, tree)
        expect(compareScans(fromTree, reference).off, showScan(fromTree)).toBe(0)
        expect(listBlocks(fromTree.blocks)).toEqual(listBlocks(fromText.blocks))
      }),
      { numRuns: isLong ? 400 : 100, seed: 7 },
    )
  })
})
