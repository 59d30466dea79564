import { evidenceGroups, groupTexts } from '@content-trust/design/evidence-groups'
import { settingsGlobs } from '@content-trust/workspace'
import { type ServerCapabilities, TextDocumentSyncKind } from 'vscode-languageserver-protocol/node'
import { actionKinds } from './actions/action-kinds.ts'
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
    experimental: { contentTrust: { status: true, groups } },
    ...(features.pullsDiagnostics ? { diagnosticProvider } : {}),
  }
}

/** The groups of evidence that marks of a status name, with their names and shapes. */
const groups = evidenceGroups.map((id) => ({ id, ...groupTexts[id] }))

const diagnosticProvider = {
  identifier: 'content-trust',
  interFileDependencies: false,
  workspaceDiagnostics: false,
}

/** Files that say how drafts are scored. */
export const watchedSettings = settingsGlobs.map((globPattern) => ({ globPattern }))
