import { commands, type Disposable, workspace } from 'vscode'
import type { LanguageClient } from 'vscode-languageclient/node'
import { settingsChanged } from './client.ts'

/** The server while it is wanted: it starts, stops and starts again with the settings. */
export class ServerProcess implements Disposable {
  readonly #create: () => LanguageClient
  readonly #changed: () => void
  readonly #watching: Disposable[]
  #client: LanguageClient | null = null
  /** Starts and stops follow one another, however fast they are asked for. */
  #last: Promise<void> = Promise.resolve()

  constructor(create: () => LanguageClient, changed: () => void) {
    this.#create = create
    this.#changed = changed
    this.#watching = [
      workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('contentTrust.enable')) void this.follow()
      }),
      // A trusted workspace may run its config.
      workspace.onDidGrantWorkspaceTrust(() => this.#client && settingsChanged(this.#client)),
    ]
  }

  get client(): LanguageClient | null {
    return this.#client
  }

  /** Starts or stops the server as the settings say. */
  follow(): Promise<void> {
    return this.#then(async () => {
      const isWanted = workspace.getConfiguration('contentTrust').get('enable', true)
      if (isWanted && this.#client === null) await this.#start()
      if (!isWanted) await this.#stop()
    })
  }

  restart(): Promise<void> {
    return this.#then(async () => {
      await this.#stop()
      await this.#start()
    })
  }

  stop(): Promise<void> {
    return this.#then(() => this.#stop())
  }

  dispose(): void {
    for (const each of this.#watching) each.dispose()
  }

  #then(step: () => Promise<void>): Promise<void> {
    const next = this.#last.then(step)
    this.#last = next.catch(() => {})
    return next
  }

  async #start(): Promise<void> {
    const client = this.#create()
    this.#client = client
    // Before the start: the first drafts are told of before it is over.
    this.#changed()
    await client.start()
    await commands.executeCommand('setContext', 'contentTrust.isRunning', true)
  }

  async #stop(): Promise<void> {
    const client = this.#client
    this.#client = null
    await client?.dispose()
    await commands.executeCommand('setContext', 'contentTrust.isRunning', false)
    this.#changed()
  }
}
