import { type Disposable, EventEmitter, type TextDocument, type Uri, workspace } from 'vscode'
import type { DraftStatus } from './draft-status.ts'

/** How the open drafts stand, as the server told last. */
export class Statuses implements Disposable {
  readonly #byUri = new Map<string, DraftStatus>()
  readonly #changed = new EventEmitter<void>()
  readonly #closing: Disposable
  readonly onDidChange = this.#changed.event

  constructor() {
    this.#closing = workspace.onDidCloseTextDocument(({ uri }) => {
      this.#byUri.delete(uri.toString())
    })
  }

  /** Takes what the server said; `uri` is its address in the editor's spelling. */
  put(uri: Uri, status: DraftStatus): void {
    this.#byUri.set(uri.toString(), status)
    this.#changed.fire()
  }

  of({ uri }: Pick<TextDocument, 'uri'>): DraftStatus | undefined {
    return this.#byUri.get(uri.toString())
  }

  clear(): void {
    this.#byUri.clear()
    this.#changed.fire()
  }

  dispose(): void {
    this.#closing.dispose()
    this.#changed.dispose()
  }
}
