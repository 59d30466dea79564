import { describe, expect, it } from 'vitest'
import { scanTree } from '../../packages/engine/src/text/markdown/mdast/scan-tree.ts'
import { scanMarkdown } from '../../packages/engine/src/text/markdown/scan-markdown.ts'
import type { Link } from '../../packages/engine/src/text/markdown/scanned-text.ts'
import { compareScans } from './scanner/agreement.ts'
import { markdownFixtures, mdxFixtures } from './scanner/fixtures.ts'
import { parseWithRemark } from './scanner/parse-with-remark.ts'
import { readReference } from './scanner/reference-scan.ts'
import { showScan } from './scanner/show-scan.ts'

/** Parsed once: whoever puts faults into the scanners runs these tests thousands of times. */
const fixtures = ([markdownFixtures, mdxFixtures] as const).flatMap((group) =>
  Object.entries(group).map(([name, source]) => {
    const syntax = group === mdxFixtures ? ('mdx' as const) : ('markdown' as const)
    const tree = parseWithRemark(source, syntax)
    return { name, source, syntax, tree, reference: readReference(source, tree) }
  }),
)

/** A scan keeps a destination as written, a tree has it decoded. */
function withoutEscapes(link: Link): Link {
  return { ...link, url: link.url.replaceAll('\\', '') }
}

describe('scanner fixtures', () => {
  it.each(fixtures)(
    'the scanner and remark see the same prose and blocks: $syntax, $name',
    ({ source, syntax, reference }) => {
      const scan = scanMarkdown(source, syntax)
      expect(compareScans(scan, reference).off, showScan(scan)).toBe(0)
    },
  )

  it.each(fixtures)(
    'a parsed tree gives the same scan: $syntax, $name',
    ({ source, syntax, tree }) => {
      const fromText = scanMarkdown(source, syntax)
      const fromTree = scanTree(source, tree)
      expect(showScan(fromTree).replace(/[ \t]+$/gm, '')).toBe(
        showScan(fromText).replace(/[ \t]+$/gm, ''),
      )
      expect(fromTree.links.map(withoutEscapes)).toEqual(fromText.links.map(withoutEscapes))
      expect(fromTree.codeBlocks).toBe(fromText.codeBlocks)
      expect(fromTree.frontMatter).toEqual(fromText.frontMatter)
    },
  )
})
