import { listBlocks } from '../../../packages/engine/src/text/markdown/block-table.ts'
import type { ScannedText } from '../../../packages/engine/src/text/markdown/scanned-text.ts'
import { MASKED_INLINE, OPAQUE } from '../../../packages/engine/src/text/markdown/scanned-text.ts'
import type { ReferenceBlock, ReferenceScan } from './reference-scan.ts'

export interface Agreement {
  /** Characters that are prose to either side. */
  readonly prose: number
  /** Those that are prose to one side only. */
  readonly proseOff: number
  /** Those in a block that the other side does not have: other kind, start, end, depth or quotation. */
  readonly blockOff: number
  /** Those off in either way. */
  readonly off: number
  /** Offset of the first of them, or -1. */
  readonly firstOff: number
}

/** Compares a scan with what remark says, character by character. */
export function compareScans(scan: ScannedText, reference: ReferenceScan): Agreement {
  const ours = proseOf(scan)
  const ourBlock = blockOf(listBlocks(scan.blocks), scan.source.length)
  const theirBlock = blockOf(reference.blocks, scan.source.length)
  let prose = 0
  let proseOff = 0
  let blockOff = 0
  let off = 0
  let firstOff = -1
  for (let i = 0; i < ours.length; i++) {
    if (!ours[i] && !reference.prose[i]) continue
    prose++
    const isProseOff = ours[i] !== reference.prose[i]
    const isBlockOff = ourBlock[i] !== theirBlock[i]
    if (isProseOff) proseOff++
    if (isBlockOff) blockOff++
    if (!isProseOff && !isBlockOff) continue
    off++
    if (firstOff === -1) firstOff = i
  }
  return { prose, proseOff, blockOff, off, firstOff }
}

function proseOf({ source, codes, blocks }: ScannedText): Uint8Array {
  const prose = new Uint8Array(source.length)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? 0
    if (code !== OPAQUE && code !== MASKED_INLINE && String.fromCharCode(code).trim()) prose[i] = 1
  }
  for (const block of listBlocks(blocks)) {
    if (block.kind !== 'alt_text') continue
    for (let i = block.start; i < block.end; i++) if (source[i]?.trim()) prose[i] = 2
  }
  return prose
}

function blockOf(blocks: readonly ReferenceBlock[], length: number): string[] {
  const names = new Array<string>(length).fill('')
  for (const { kind, start, end, depth, quoted } of blocks) {
    names.fill(`${kind} ${start} ${end} ${depth} ${quoted}`, start, end)
  }
  return names
}
