import type { Answer } from '../shared/answer.ts'
import type { EventName, EventPayloads } from '../shared/ipc.ts'
import type { MenuItem } from '../shared/menu.ts'
import type { Settings } from '../shared/settings.ts'
import type { TaskName } from '../worker/tasks.ts'

/** Sends one task to where the engine runs; it answers with data, also when it fails. */
export type SendTask = (name: TaskName, input: unknown) => Promise<Answer<unknown>>

/** The process that decodes files of unknown origin. */
export interface MediaProcess {
  send(name: string, input: unknown): Promise<Answer<unknown>>
  /** Ends it at once; the next task starts it again. */
  end(): void
}

/** Encryption with a key of the system's keychain, as Electron's safeStorage offers it. */
export interface Cipher {
  isAvailable(): boolean
  encrypt(text: string): Uint8Array
  decrypt(bytes: Uint8Array): string
}

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
  /** Reads images, audio files and videos, apart from the drafts. */
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
