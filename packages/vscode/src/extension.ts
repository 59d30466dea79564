import { commands, type ExtensionContext, Uri, window } from 'vscode'
import { createClient } from './client.ts'
import { checkWorkspace } from './commands/check-workspace.ts'
import { explainRule } from './commands/explain-rule.ts'
import { openSample } from './commands/open-sample.ts'
import { fixAll, runActionAtCursor } from './commands/run-action.ts'
import { showScores } from './commands/show-scores.ts'
import { createDecorations } from './decorations.ts'
import { ServerProcess } from './server-process.ts'
import { createStatusBar } from './status-bar.ts'
import { Statuses } from './statuses.ts'

let running: ServerProcess | undefined

/** Starts the server of this extension and shows what it finds. */
export async function activate(context: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel('Content Trust', { log: true })
  const statuses = new Statuses()
  const server = new ServerProcess(
    () =>
      createClient({
        server: context.asAbsolutePath('server/server.js'),
        output,
        onStatus: (uri, status) => statuses.put(uri, status),
        checkWorkspace,
      }),
    () => statuses.clear(),
  )
  running = server
  const pages = Uri.joinPath(context.extensionUri, 'server', 'rules')
  const register = (name: string, run: (...args: unknown[]) => unknown) =>
    commands.registerCommand(`contentTrust.${name}`, run)
  context.subscriptions.push(
    output,
    statuses,
    server,
    createStatusBar(statuses, () => server.client !== null),
    createDecorations(statuses),
    register('fixAll', fixAll),
    register('showScores', () => {
      const document = window.activeTextEditor?.document
      return showScores(document && statuses.of(document))
    }),
    register('explainRule', (rule) => explainRule(pages, statuses, rule)),
    register('ignoreHere', () =>
      runActionAtCursor({
        kind: 'quickfix.contentTrust.ignoreHere',
        nothing: 'there is no finding here that a comment could hide.',
      }),
    ),
    register('ignoreRule', () =>
      runActionAtCursor({
        kind: 'quickfix.contentTrust.ignoreRule',
        nothing: 'there is no finding here whose rule a config file could ignore.',
      }),
    ),
    register('acceptTerm', () =>
      runActionAtCursor({
        kind: 'quickfix.contentTrust.accept',
        nothing: 'there are no marked words here that a config file could accept.',
      }),
    ),
    register('openSample', openSample),
    register('showOutput', () => output.show()),
    register('restart', () => server.restart()),
  )
  await server.follow()
}

/** Stops the server. */
export async function deactivate(): Promise<void> {
  await running?.stop()
}
