import type { BlockTable } from '../../markdown/block-table.ts'
import { BYTE_ORDER_MARK } from '../../markdown/characters.ts'
import type { ScannedText } from '../../markdown/scanned-text.ts'
import { createMarkupScan, finishMarkupScan } from '../markup-scan.ts'
import { RstBlocks } from './rst-blocks.ts'

/**
 * Finds the prose of a reStructuredText draft: titles, paragraphs, lists, tables and the text in
 * directives, without code, options, targets and comments. In time linear in the source, whatever it
 * holds. There is no front matter: a line of dashes may stand above a title.
 */
export function scanRst(source: string, codes?: Uint16Array, blocks?: BlockTable): ScannedText {
  const scan = createMarkupScan(source, codes, blocks)
  new RstBlocks(scan, source.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0).read()
  return finishMarkupScan(scan, null)
}
