import { decodeDraft } from '@content-trust/engine/node/drafts'
import type { LineRanges } from '@content-trust/engine/report'
import type { Change } from '../changes/change.ts'
import { linesNotIn } from '../changes/lines-not-in.ts'
import type { BlobContent } from '../drafts/blobs.ts'
import type { FilterMode } from '../inputs.ts'

/**
 * Lines that findings are shown on, or null for all. Where the diff names no line of a draft that is another than
 * before, because it is large or an attribute calls it binary, both versions are compared here.
 */
export function shownLines(
  { lines, status }: Change,
  filter: FilterMode,
  old: BlobContent | undefined,
  now: BlobContent | undefined,
): LineRanges | null {
  if (status === 'added' || filter === 'file' || filter === 'nofilter') return null
  if (lines === null || lines.context.length === 0) {
    const before = textOf(old)
    const after = textOf(now)
    return before === null || after === null ? null : linesNotIn(before, after)
  }
  return filter === 'added' ? lines.added : lines.context
}

/** A content as text; null for one that cannot be read. */
export function textOf(content: BlobContent | undefined): string | null {
  if (!(content instanceof Uint8Array)) return null
  const decoded = decodeDraft(content)
  return 'problem' in decoded ? null : decoded.text
}
