import { type InitializeParams, MarkupKind } from 'vscode-languageserver-protocol/node'
import * as z from 'zod'
import { chooseEncoding, type Encoding } from './positions.ts'

/** What the client can do, as far as the server acts on it. */
export interface ClientFeatures {
  readonly encoding: Encoding
  /** Whether it requests diagnostics; then those of open documents are not published as well. */
  readonly pullsDiagnostics: boolean
  readonly refreshesDiagnostics: boolean
  readonly sendsSettings: boolean
  readonly registersSettings: boolean
  readonly registersWatchers: boolean
  readonly changesFolders: boolean
  readonly hasVersionedEdits: boolean
  readonly hasActionLiterals: boolean
  /** Whether it shows actions that cannot be taken, with the reason. */
  readonly hasDisabledActions: boolean
  readonly hasMarkdown: boolean
  readonly showsProgress: boolean
  /** Whether an edit may make a new file. */
  readonly createsFiles: boolean
  /** Whether it is told how each draft stands, by the notification `contentTrust/didCheckDraft`. */
  readonly followsStatus: boolean
}

const experimentalSchema = z.object({ contentTrust: z.object({ status: z.literal(true) }) })

/** Reads the capabilities that a client declares. */
export function readFeatures({ capabilities }: InitializeParams): ClientFeatures {
  const { textDocument, workspace, window } = capabilities
  const hoverFormats = textDocument?.hover?.contentFormat ?? []
  return {
    encoding: chooseEncoding(capabilities),
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    sendsSettings: workspace?.configuration === true,
    registersSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    changesFolders: workspace?.workspaceFolders === true,
    hasVersionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    hasActionLiterals: textDocument?.codeAction?.codeActionLiteralSupport !== undefined,
    hasDisabledActions: textDocument?.codeAction?.disabledSupport === true,
    hasMarkdown: hoverFormats.includes(MarkupKind.Markdown),
    showsProgress: window?.workDoneProgress === true,
    createsFiles:
      workspace?.workspaceEdit?.documentChanges === true &&
      workspace.workspaceEdit.resourceOperations?.includes('create') === true,
    followsStatus: experimentalSchema.safeParse(capabilities.experimental).success,
  }
}
