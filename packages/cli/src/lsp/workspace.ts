import {
  DiagnosticRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  ErrorCodes,
  ExecuteCommandRequest,
  FileChangeType,
  InitializedNotification,
  type MessageConnection,
  RegistrationRequest,
} from 'vscode-languageserver-protocol/node'
import { checkWorkspace, checkWorkspaceCommand } from './check-workspace.ts'
import { diagnosticsOf } from './diagnostics.ts'
import type { LanguageSession } from './language-session.ts'
import { type Lifecycle, refusal } from './lifecycle.ts'
import { watchedSettings } from './server-capabilities.ts'
import { settingsSection } from './workspace-settings.ts'

const settingsFile = /(?:^|\/)(?:content-trust\.config\.\w+|package\.json|\.content-trust-ignore)$/

/** Serves what an editor says and asks of its folders, settings and files. */
export function serveWorkspace(connection: MessageConnection, lifecycle: Lifecycle): void {
  const { answer, follow } = lifecycle
  const reload = (session: LanguageSession) => {
    session.reload()
    const { pullsDiagnostics, refreshesDiagnostics } = session.features
    if (pullsDiagnostics && refreshesDiagnostics) {
      void connection.sendRequest(DiagnosticRefreshRequest.type).catch(() => {})
    }
  }
  connection.onNotification(
    InitializedNotification.type,
    follow((session) => register(connection, session)),
  )
  connection.onNotification(
    DidChangeConfigurationNotification.type,
    follow((session, { settings }) => {
      session.settings.take(settings)
      reload(session)
    }),
  )
  connection.onNotification(
    DidChangeWorkspaceFoldersNotification.type,
    follow((session, { event }) => {
      session.changeFolders(event.added, event.removed)
      reload(session)
    }),
  )
  connection.onNotification(
    DidChangeWatchedFilesNotification.type,
    follow((session, { changes }) => {
      for (const { uri, type } of changes) {
        if (type === FileChangeType.Deleted) session.publisher.clear(uri)
      }
      if (changes.some(({ uri }) => settingsFile.test(uri))) reload(session)
    }),
  )
  connection.onRequest(
    ExecuteCommandRequest.type,
    answer(async (session, params, token) => {
      if (params.command !== checkWorkspaceCommand) {
        const message = `Unknown command \`${params.command}\`, expected ${checkWorkspaceCommand}.`
        return refusal(ErrorCodes.InvalidParams, message)
      }
      const { features, folders, checks, drafts, publisher, settings } = session
      const book = await settings.book()
      const context = {
        connection,
        features,
        folders: folders(),
        report: checks.reportFile,
        show: (uri: string, report: Parameters<typeof diagnosticsOf>[0]) => {
          // An open document has its own marks, of the text as it is in the editor.
          if (drafts.get(uri) === null) {
            publisher.send(uri, diagnosticsOf(report, features.encoding, book))
          }
        },
      }
      return await checkWorkspace(context, params, token)
    }),
  )
}

/** Asks the client to tell about settings and files, where it takes such wishes. */
function register(connection: MessageConnection, { features }: LanguageSession): void {
  const registrations = []
  if (features.registersSettings) {
    registrations.push({
      id: 'content-trust.settings',
      method: DidChangeConfigurationNotification.method,
      registerOptions: { section: settingsSection },
    })
  }
  if (features.registersWatchers) {
    registrations.push({
      id: 'content-trust.files',
      method: DidChangeWatchedFilesNotification.method,
      registerOptions: { watchers: watchedSettings },
    })
  }
  if (registrations.length === 0) return
  // A client that refuses goes without.
  void connection.sendRequest(RegistrationRequest.type, { registrations }).catch(() => {})
}
