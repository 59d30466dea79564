import { Tokenizer } from 'htmlparser2'
import type { BlockTable } from '../../markdown/block-table.ts'
import { BYTE_ORDER_MARK } from '../../markdown/characters.ts'
import type { ScannedText } from '../../markdown/scanned-text.ts'
import {
  createMarkupScan,
  finishMarkupScan,
  type MarkupScan,
  splitFrontMatter,
} from '../markup-scan.ts'
import { HtmlReader } from './html-reader.ts'

const mainTag = /<main[\s/>]/i

/**
 * Finds the prose of an HTML page: what its article says, without code, navigation, the header and
 * the footer of the page and all that is hidden. Where there is a `main` element with text, that is
 * the page. In time linear in the source, whatever it holds.
 */
export function scanHtml(source: string, codes?: Uint16Array, blocks?: BlockTable): ScannedText {
  const { frontMatter, after } = splitFrontMatter(source)
  let scan = createMarkupScan(source, codes, blocks)
  const hasMain = mainTag.test(source)
  readPage(scan, after, hasMain)
  if (hasMain && scan.blocks.count === 0) {
    scan = createMarkupScan(source, scan.codes, scan.blocks)
    readPage(scan, after, false)
  }
  return finishMarkupScan(scan, frontMatter)
}

function readPage(scan: MarkupScan, start: number, mainOnly: boolean): void {
  const reader = new HtmlReader(scan, start, mainOnly)
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, reader)
  const { source } = scan
  // Offsets count from the start of the source, so what lies before the page is read as white space.
  const text = start === 0 ? source : ' '.repeat(start) + source.slice(start)
  tokenizer.write(
    source.charCodeAt(0) === BYTE_ORDER_MARK && start === 0 ? ` ${text.slice(1)}` : text,
  )
  tokenizer.end()
}
