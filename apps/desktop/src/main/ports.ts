import type { EventName, EventPayloads } from '../shared/ipc.ts'
import type { MenuItem } from '../shared/menu.ts'
import type { Settings } from '../shared/settings.ts'
import type { MediaProcess } from './media/media-queue.ts'
import type { SendTask } from './scoring/task-queue.ts'
import type { Cipher } from './settings/keychain.ts'

/** Dialogs of the system; an empty list or null when the user chose nothing. */
export interface Dialogs {
  chooseFiles(): Promise<readonly string[]>
  chooseFolder(): Promise<string | null>
  chooseSavePath(name: string, kind: { name: string; extension: string }): Promise<string | null>
  ask(question: {
    readonly message: string
    readonly detail: string
    readonly answers: readonly string[]
  }): Promise<number>
}

/** What the handlers need of the system; Electron gives it in `host/`, tests bring their own. */
export interface Host {
  readonly dialogs: Dialogs
  readonly cipher: Cipher
  readonly sendTask: SendTask
  /** Reads pictures, recordings and films, apart from the drafts. */
  readonly media: MediaProcess
  /** Folder of the app's own files. */
  readonly dataFolder: string
  readonly versions: {
    readonly app: string
    readonly electron: string
    readonly chromium: string
    readonly node: string
  }
  emit<Name extends EventName>(name: Name, payload: EventPayloads[Name]): void
  applySettings(settings: Settings): void
  setMenu(items: readonly MenuItem[], settings: Settings): void
  copyText(text: string): void
  openUrl(url: string): Promise<void>
  /** Shows a file in the file manager of the system. */
  reveal(path: string): void
  /** Puts a file into the bin of the system. */
  trash(path: string): Promise<void>
  print(): Promise<void>
  closeWindow(): void
}
