import {
  CodeActionRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticRequest,
  HoverRequest,
  type MessageConnection,
} from 'vscode-languageserver-protocol/node'
import { contentModified, type Lifecycle } from './lifecycle.ts'

/** Serves what an editor asks of an open document. */
export function serveDocuments(connection: MessageConnection, lifecycle: Lifecycle): void {
  const { answer, follow } = lifecycle
  connection.onNotification(
    DidOpenTextDocumentNotification.type,
    follow(({ drafts, publisher, features }, { textDocument }) => {
      const draft = drafts.open(textDocument)
      if (features.pullsDiagnostics) publisher.clear(draft.uri)
      else publisher.schedule(draft, 0)
    }),
  )
  connection.onNotification(
    DidChangeTextDocumentNotification.type,
    follow(({ drafts, publisher, settings, features }, { textDocument, contentChanges }) => {
      const draft = drafts.change(textDocument.uri, textDocument.version, contentChanges)
      if (draft === null || features.pullsDiagnostics) return
      publisher.schedule(draft, settings.delayMs())
    }),
  )
  connection.onNotification(
    DidCloseTextDocumentNotification.type,
    follow(({ drafts, publisher }, { textDocument: { uri } }) => {
      drafts.close(uri)
      publisher.clear(uri)
    }),
  )
  connection.onRequest(
    HoverRequest.type,
    answer(async ({ drafts, hover }, params) => {
      const draft = drafts.get(params.textDocument.uri)
      return draft && (await hover(draft, params))
    }),
  )
  connection.onRequest(
    CodeActionRequest.type,
    answer(async ({ drafts, actions }, params) => {
      const draft = drafts.get(params.textDocument.uri)
      return draft === null ? [] : ((await actions(draft, params)) ?? contentModified())
    }),
  )
  connection.onRequest(
    DocumentDiagnosticRequest.type,
    answer<DocumentDiagnosticParams, DocumentDiagnosticReport>(async (session, params) => {
      const { drafts, pull } = session
      const { textDocument, previousResultId } = params
      const draft = drafts.get(textDocument.uri)
      if (draft === null) return { kind: 'full', items: [] }
      return (await pull(draft, previousResultId)) ?? contentModified()
    }),
  )
}
