import { EngineError } from '../../schema/error.ts'
import type { Draft } from '../../schema/index.ts'
import { scanTree } from '../markdown/mdast/scan-tree.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { scanPlain } from '../markdown/scan-plain.ts'
import type { ScannedText } from '../markdown/scanned-text.ts'
import { mayHoldTemplates } from '../markdown/templates/may-hold-templates.ts'
import { roomForCodes, type Workspace } from './scratch-buffers.ts'

/** The prose of a draft, by the scanner that its form asks for. */
export function readDraft(draft: Draft, workspace?: Workspace): ScannedText {
  if (typeof draft.source !== 'string') {
    throw new EngineError(
      'invalid_draft',
      'Unexpected draft without text, expected `source` to be a string.',
    )
  }
  const codes = roomForCodes(workspace, draft.source.length)
  // Parsers know no templates of site generators; the scanner does.
  if (draft.tree !== undefined && (draft.syntax === 'plain' || !mayHoldTemplates(draft.source)))
    return scanTree(draft.source, draft.tree, codes, workspace?.blocks)
  return draft.syntax === 'plain'
    ? scanPlain(draft.source, codes, workspace?.blocks)
    : scanMarkdown(draft.source, draft.syntax, codes, workspace?.blocks, workspace?.scan)
}
