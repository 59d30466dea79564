import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver-protocol/node'
import type { ClientFeatures } from '../client-features.ts'

/** An edit of one document as the client takes it. */
export function workspaceEdit(
  { hasVersionedEdits }: ClientFeatures,
  uri: string,
  version: number | null,
  edits: TextEdit[],
): WorkspaceEdit {
  return hasVersionedEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
    : { changes: { [uri]: edits } }
}
