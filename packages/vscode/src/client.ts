import { type Uri, workspace } from 'vscode'
import {
  DidChangeConfigurationNotification,
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  TransportKind,
} from 'vscode-languageclient/node'
import { documentSelector } from './draft-documents.ts'
import { type DraftStatus, statusMethod } from './draft-status.ts'
import { serverSettings } from './server-settings.ts'

/** What a client needs of the extension. */
export interface ClientHooks {
  /** The server's module in the extension. */
  readonly server: string
  readonly output: LanguageClientOptions['outputChannel']
  readonly onStatus: (uri: Uri, status: DraftStatus) => void
  /** Checks the workspace with a progress that can be cancelled. */
  readonly checkWorkspace: (client: LanguageClient) => Promise<void>
}

export const checkWorkspaceCommand = 'contentTrust.checkWorkspace'
const id = 'contentTrust'

/** The section that the server asks for. */
function section(): Record<string, unknown> {
  const settings = workspace.getConfiguration(id)
  return serverSettings((key) => settings.get(key), workspace.isTrusted)
}

/** Makes the server ask for its settings again. */
export async function settingsChanged(client: LanguageClient): Promise<void> {
  await client.sendNotification(DidChangeConfigurationNotification.type, { settings: null })
}

/** Makes a client that runs the server in the Node of the editor. */
export function createClient(hooks: ClientHooks): LanguageClient {
  const run = { module: hooks.server, transport: TransportKind.stdio } as const
  const serverOptions: ServerOptions = { run, debug: run }
  const options: LanguageClientOptions = {
    documentSelector,
    ...(hooks.output === undefined ? {} : { outputChannel: hooks.output }),
    // Also for a server that asks for nothing: what may not run must be known before the first draft.
    initializationOptions: section,
    diagnosticCollectionName: id,
    markdown: { isTrusted: false, supportHtml: false },
    middleware: {
      workspace: {
        // The server asks for what it reads, and is not sent the settings that it does not know.
        didChangeConfiguration: async () => await settingsChanged(client),
        configuration: async (params, token, next) => {
          const answers = await next(params, token)
          if (!Array.isArray(answers)) return answers
          return params.items.map((item, index) =>
            item.section === id ? section() : answers[index],
          )
        },
      },
      executeCommand: async (command, args, next) =>
        command === checkWorkspaceCommand
          ? await hooks.checkWorkspace(client)
          : await next(command, args),
    },
  }
  const client = new LanguageClient(id, 'Content Trust', serverOptions, options)
  client.registerFeature({
    fillClientCapabilities: (capabilities) => {
      capabilities.experimental = {
        ...capabilities.experimental,
        contentTrust: { status: true },
      }
    },
    initialize: () => {},
    getState: () => ({ kind: 'static' }),
    clear: () => {},
  })
  client.onNotification(statusMethod, (status: DraftStatus) =>
    hooks.onStatus(client.protocol2CodeConverter.asUri(status.uri), status),
  )
  return client
}
