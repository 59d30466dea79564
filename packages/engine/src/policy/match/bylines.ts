import type { DetectorDraft } from '../detectors/index.ts'
import { isCreditLine, isLoneName } from './feature-signs.ts'

/** Blocks at each end of a draft among which its author is credited. */
const EDGE = 3

/** Whether a sentence is a line that names the author: “By Ruth Vale” at the top, “Ruth Vale” below the last paragraph. */
export function isInByline({ blocks, prose, sentences }: DetectorDraft, sentence: number): boolean {
  const at = sentences[sentence]?.block
  if (at === undefined || (at >= EDGE && at < blocks.length - EDGE)) return false
  const { kind, start, end } = blocks[at]
  const text = prose.slice(start, end).replaceAll('\u2060', '')
  return isCreditLine(text) || (kind === 'paragraph' && isLoneName(text))
}
