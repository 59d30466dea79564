import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatSchema, intendedUseSchema } from '@content-trust/engine/schema'
import { failOnValues } from '@content-trust/workspace'
import { expect, it } from 'vitest'
import { ConfigurationRequest } from 'vscode-languageserver-protocol/node'
import * as z from 'zod'
import { parseEditorSettings } from '../../packages/cli/src/lsp/editor-settings.ts'
import {
  connect,
  fullClient,
  initialize,
  launcher,
  type Server,
  startServer,
} from './support/connect.ts'

const folder = resolve('examples/vscode')

const manifestSchema = z.object({
  main: z.string(),
  activationEvents: z.array(z.string()),
  capabilities: z.object({ untrustedWorkspaces: z.object({ supported: z.boolean() }) }),
  contributes: z.object({
    commands: z.array(z.object({ command: z.string() })),
    configuration: z.object({
      properties: z.record(
        z.string(),
        z.object({ default: z.unknown(), enum: z.array(z.unknown()).optional() }),
      ),
    }),
  }),
})

async function readManifest() {
  return manifestSchema.parse(JSON.parse(await readFile(resolve(folder, 'package.json'), 'utf8')))
}

/** The settings as VS Code hands a section to a client: every declared key, nested by its dots. */
function defaultsOf(properties: Readonly<Record<string, { readonly default: unknown }>>) {
  const section: Record<string, unknown> = {}
  for (const [name, { default: value }] of Object.entries(properties)) {
    const [, key = '', inner] = name.split('.')
    section[key] = inner === undefined ? value : { [inner]: value }
  }
  return section
}

it('the manifest offers what the server takes', async () => {
  const { contributes, capabilities, activationEvents } = await readManifest()
  const { properties } = contributes.configuration
  expect(capabilities.untrustedWorkspaces.supported).toBe(false)
  expect(activationEvents).toContain('onLanguage:markdown')
  const server = await connect({ capabilities: fullClient })
  expect(contributes.commands.map(({ command }) => command)).toEqual(
    server.opened.capabilities.executeCommandProvider?.commands,
  )
  expect(properties['contentTrust.intended_use']?.enum).toEqual([
    ...intendedUseSchema.options,
    null,
  ])
  expect(properties['contentTrust.fail_on']?.enum).toEqual([...failOnValues, null])
  const untouched = await parseEditorSettings(defaultsOf(properties), [])
  expect(untouched).toEqual(await parseEditorSettings({}, []))
  expect(await parseEditorSettings({ format: formatSchema.options[0], colour: 1 }, [])).toEqual({
    problem: expect.stringContaining('Unknown key `colour`'),
  })
})

it('the extension starts the server, gets marks, and stops it', async () => {
  const { main, contributes } = await readManifest()
  const settings = defaultsOf(contributes.configuration.properties)
  const started: { server: Server; options: { documentSelector: object[] } }[] = []

  /** Stands in for the client library of VS Code: it starts the command and speaks the protocol. */
  class LanguageClient {
    readonly #server: Server
    constructor(
      _id: string,
      _name: string,
      { command, args }: { command: string; args: string[] },
      options: { documentSelector: object[] },
    ) {
      expect([command, args]).toEqual([launcher, ['lsp']])
      this.#server = startServer()
      started.push({ server: this.#server, options })
    }
    async start() {
      this.#server.connection.onRequest(ConfigurationRequest.type, ({ items }) =>
        items.map(({ section }) => (section === 'contentTrust' ? settings : null)),
      )
      await initialize(this.#server, { capabilities: fullClient })
    }
    stop = () => this.#server.close()
  }
  const workspace = {
    getConfiguration: (section: string) => ({
      get: (key: string) =>
        `${section}.${key}` === 'contentTrust.client.command' ? launcher : null,
    }),
  }
  const modules = new Map<string, unknown>([
    ['vscode', { workspace }],
    ['vscode-languageclient/node', { LanguageClient, TransportKind: { stdio: 0 } }],
  ])
  const code = await readFile(resolve(folder, main), 'utf8')
  const extension: { activate?: () => Promise<void>; deactivate?: () => Promise<number | null> } =
    {}
  new Function('require', 'exports', code)((name: string) => modules.get(name), extension)

  await extension.activate?.()
  const [running] = started
  if (running === undefined) throw new TypeError('Expected a client.')
  expect(running.options.documentSelector).toContainEqual({ language: 'markdown' })
  const uri = 'untitled:Untitled-1'
  running.server.open(uri, 'Experts say this very unique platform will change everything.')
  const { diagnostics } = await running.server.publication(() => true)
  expect(diagnostics.map(({ code }) => code)).toContain('vague-attribution')
  const [page] = diagnostics.flatMap(({ codeDescription }) => codeDescription?.href ?? [])
  expect(await readFile(fileURLToPath(page ?? ''), 'utf8')).toContain('vague-attribution')
  expect(running.server.messages).toEqual([])
  expect(await extension.deactivate?.()).toBe(0)
})
