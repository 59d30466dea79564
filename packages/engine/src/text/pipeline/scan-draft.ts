import { checkDraft } from '../../schema/check-call.ts'
import type { Draft } from '../../schema/index.ts'
import { scanTree } from '../markdown/mdast/scan-tree.ts'
import type { ScannedText } from '../markdown/scanned-text.ts'
import { mayHoldTemplates } from '../markdown/templates/may-hold-templates.ts'
import { scanSource } from '../markup/scan-source.ts'
import { codeBuffer, type ScratchBuffers } from '../tokenize/scratch-buffers.ts'

/** The prose of a draft, by the scanner that its form asks for. */
export function scanDraft(draft: Draft, buffers?: ScratchBuffers): ScannedText {
  checkDraft(draft)
  const codes = codeBuffer(buffers, draft.source.length)
  // Parsers know no templates of site generators; the scanner does.
  if (draft.tree !== undefined && (draft.syntax === 'plain' || !mayHoldTemplates(draft.source)))
    return scanTree(draft.source, draft.tree, codes, buffers?.blocks)
  return scanSource(draft.source, draft.syntax, codes, buffers?.blocks, buffers?.scan)
}
