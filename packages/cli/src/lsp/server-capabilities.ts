import { settingsGlobs } from '@content-trust/workspace'
import { type ServerCapabilities, TextDocumentSyncKind } from 'vscode-languageserver-protocol/node'
import { actionKinds } from './actions/code-actions.ts'
import { checkWorkspaceCommand } from './check-workspace.ts'
import type { ClientFeatures } from './client-features.ts'

/** What the server offers a client. */
export function capabilitiesFor(features: ClientFeatures): ServerCapabilities {
  return {
    positionEncoding: features.encoding,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: actionKinds },
    executeCommandProvider: { commands: [checkWorkspaceCommand], workDoneProgress: true },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    ...(features.pullsDiagnostics ? { diagnosticProvider } : {}),
  }
}

const diagnosticProvider = {
  identifier: 'content-trust',
  interFileDependencies: false,
  workspaceDiagnostics: false,
}

/** Files that say how drafts are scored. */
export const watchedSettings = settingsGlobs.map((globPattern) => ({ globPattern }))
