import { listBlocks } from '../../../packages/engine/src/text/markdown/block-table.ts'
import type { ScannedText } from '../../../packages/engine/src/text/markdown/scanned-text.ts'

/** The text with what is not prose shown as dots, its blocks marked, for messages one can read. */
export function showScan({
  source,
  codes,
  blocks,
}: Pick<ScannedText, 'source' | 'codes' | 'blocks'>): string {
  const prose = String.fromCharCode(...codes).replaceAll('\ufffc', '.')
  const lines = listBlocks(blocks).map(
    ({ kind, start, end, depth, quoted }) =>
      `${kind} ${depth} ${quoted} «${source.slice(start, end)}»`,
  )
  return `${prose}\n${lines.join('\n')}`
}
