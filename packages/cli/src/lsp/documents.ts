import { isSettingsFile } from '@content-trust/workspace'
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
import { draftStatusRequest } from './draft-status.ts'
import type { LanguageSession } from './language-session.ts'
import { contentModified, type Lifecycle } from './lifecycle.ts'
import { reloadSettings } from './workspace.ts'

/** Serves notifications and requests about open documents. */
export function serveDocuments(connection: MessageConnection, lifecycle: Lifecycle): void {
  const { answer, follow } = lifecycle
  // A config or ignore file counts as it is in the editor, saved or not.
  const followSettings = (session: LanguageSession) =>
    session.afterSettingsEdit(() => reloadSettings(connection, session, true))
  connection.onNotification(
    DidOpenTextDocumentNotification.type,
    follow((session, { textDocument }) => {
      const { drafts, publisher, features } = session
      const draft = drafts.open(textDocument)
      if (isSettingsFile(draft.uri)) followSettings(session)
      else if (features.pullsDiagnostics) publisher.clear(draft.uri)
      else publisher.schedule(draft, 0)
    }),
  )
  connection.onNotification(
    DidChangeTextDocumentNotification.type,
    follow((session, { textDocument, contentChanges }) => {
      const { drafts, publisher, settings, features } = session
      const draft = drafts.change(textDocument.uri, textDocument.version, contentChanges)
      if (draft === null) return
      if (isSettingsFile(draft.uri)) followSettings(session)
      else if (!features.pullsDiagnostics) publisher.schedule(draft, settings.delayMs())
    }),
  )
  connection.onNotification(
    DidCloseTextDocumentNotification.type,
    follow((session, { textDocument: { uri } }) => {
      session.drafts.close(uri)
      if (isSettingsFile(uri)) followSettings(session)
      else session.publisher.clear(uri)
    }),
  )
  connection.onRequest(
    HoverRequest.type,
    answer(async (session, params) => {
      const draft = session.drafts.get(params.textDocument.uri)
      return draft && (await session.hover(draft, params))
    }),
  )
  connection.onRequest(
    CodeActionRequest.type,
    answer(async (session, params) => {
      const draft = session.drafts.get(params.textDocument.uri)
      return draft === null ? [] : ((await session.actions(draft, params)) ?? contentModified())
    }),
  )
  connection.onRequest(
    draftStatusRequest,
    answer(async (session, { textDocument }) => {
      const draft = session.drafts.get(textDocument.uri)
      return draft && (await session.status(draft))
    }),
  )
  connection.onRequest(
    DocumentDiagnosticRequest.type,
    answer<DocumentDiagnosticParams, DocumentDiagnosticReport>(async (session, params) => {
      const { textDocument, previousResultId } = params
      const draft = session.drafts.get(textDocument.uri)
      if (draft === null) return { kind: 'full', items: [] }
      return (await session.pull(draft, previousResultId)) ?? contentModified()
    }),
  )
}
