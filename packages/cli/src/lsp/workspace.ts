import { isSettingsFile } from '@content-trust/workspace'
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

/** Checks drafts again after a change of settings; `isTyping` as in the settings of the workspace. */
export function reloadSettings(
  connection: MessageConnection,
  session: LanguageSession,
  isTyping = false,
): void {
  session.reload(isTyping)
  const { pullsDiagnostics, refreshesDiagnostics } = session.features
  if (pullsDiagnostics && refreshesDiagnostics) {
    void connection.sendRequest(DiagnosticRefreshRequest.type).catch(() => {})
  }
}

/** Serves notifications and requests about folders, settings and files. */
export function serveWorkspace(connection: MessageConnection, lifecycle: Lifecycle): void {
  const { answer, follow } = lifecycle
  const reload = (session: LanguageSession) => reloadSettings(connection, session)
  connection.onNotification(
    InitializedNotification.type,
    follow((session) => register(connection, session)),
  )
  connection.onNotification(
    DidChangeConfigurationNotification.type,
    follow((session, { settings }) => {
      session.settings.receive(settings)
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
      if (changes.some(({ uri }) => isSettingsFile(uri))) reload(session)
    }),
  )
  connection.onRequest(
    ExecuteCommandRequest.type,
    answer(async (session, params, token) => {
      if (params.command !== checkWorkspaceCommand) {
        const message = `Unknown command \`${params.command}\`, expected ${checkWorkspaceCommand}.`
        return refusal(ErrorCodes.InvalidParams, message)
      }
      const { features, checks, drafts, publisher, settings } = session
      const view = await session.view()
      const { workspaces } = await settings.checks()
      const context = {
        connection,
        features,
        folders: session.folders(),
        workspaceOf: workspaces.workspaceOf,
        report: checks.reportFile,
        show: (uri: string, report: Parameters<typeof diagnosticsOf>[0]) => {
          // An open document is diagnosed with the text in the editor.
          if (drafts.get(uri) === null) {
            publisher.send(uri, diagnosticsOf(report, view))
          }
        },
      }
      return await checkWorkspace(context, params, token)
    }),
  )
}

/** Asks the client for notifications about settings and files, where it supports that. */
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
  // Without them the server still works; it sees fewer changes.
  void connection.sendRequest(RegistrationRequest.type, { registrations }).catch(() => {})
}
