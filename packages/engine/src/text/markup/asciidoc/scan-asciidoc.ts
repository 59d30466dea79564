import type { BlockTable } from '../../markdown/block-table.ts'
import type { ScannedText } from '../../markdown/scanned-text.ts'
import { createMarkupScan, finishMarkupScan, splitFrontMatter } from '../markup-scan.ts'
import { AdocBlocks } from './adoc-blocks.ts'

/**
 * Finds the prose of an AsciiDoc draft: titles, paragraphs, lists and tables without listings,
 * attributes, macros and comments. In time linear in the source, whatever it holds.
 */
export function scanAsciidoc(
  source: string,
  codes?: Uint16Array,
  blocks?: BlockTable,
): ScannedText {
  const { frontMatter, after } = splitFrontMatter(source)
  const scan = createMarkupScan(source, codes, blocks)
  new AdocBlocks(scan, after).read()
  return finishMarkupScan(scan, frontMatter)
}
