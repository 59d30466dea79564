import { EngineError } from '../../schema/error.ts'
import type { Draft } from '../../schema/index.ts'
import { scanTree } from '../markdown/mdast/scan-tree.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { scanPlain } from '../markdown/scan-plain.ts'
import type { ScannedText } from '../markdown/scanned-text.ts'
import { mayHoldTemplates } from '../markdown/templates/may-hold-templates.ts'
import { codeBuffer, type ScratchBuffers } from '../tokenize/scratch-buffers.ts'

/** The prose of a draft, by the scanner that its form asks for. */
export function scanDraft(draft: Draft, buffers?: ScratchBuffers): ScannedText {
  if (typeof draft.source !== 'string') {
    throw new EngineError(
      'invalid_draft',
      'Unexpected draft without text, expected `source` to be a string.',
    )
  }
  const codes = codeBuffer(buffers, draft.source.length)
  // Parsers know no templates of site generators; the scanner does.
  if (draft.tree !== undefined && (draft.syntax === 'plain' || !mayHoldTemplates(draft.source)))
    return scanTree(draft.source, draft.tree, codes, buffers?.blocks)
  return draft.syntax === 'plain'
    ? scanPlain(draft.source, codes, buffers?.blocks)
    : scanMarkdown(draft.source, draft.syntax, codes, buffers?.blocks, buffers?.scan)
}
