import type { Answer } from '../shared/answer.ts'
import type { PopUpItem, WindowPlace } from '../shared/ipc/menus.ts'
import type { CloseAnswer } from '../shared/ipc/session.ts'
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

/** The process that checks spelling and grammar. */
export type SpellingProcess = MediaProcess

/** The process that searches texts for a term. */
export type SearchProcess = MediaProcess

/** The process that asks servers about the sources of a draft. */
export interface SourcesProcess {
  send(
    name: string,
    input: unknown,
    /** Hears how far the task is. */
    onProgress?: (progress: unknown) => void,
  ): Promise<Answer<unknown>>
  /** Ends it at once, with all of its connections; the next task starts it again. */
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
  /** Suggests a plain name, in a folder that the main process knows of; what the window names gives no folder. */
  chooseSavePath(
    name: string,
    kind: { name: string; extension: string },
    folder?: string | null,
  ): Promise<string | null>
  ask(question: {
    readonly message: string
    readonly detail: string
    readonly answers: readonly string[]
    /**
     * Whether the first answer gives the window something that it lacks, such as a way out. Such a question has
     * the sign of a warning, and Enter means its last answer: no key press for a question before can give it.
     */
    readonly isRight?: boolean
  }): Promise<number>
}

/** Finds and installs new versions of the app. */
export interface UpdateClient {
  /** Whether this copy knows where its releases are. */
  isAvailable(): boolean
  /** The version that is newer than this one, or null; fails without a connection. */
  find(): Promise<string | null>
  /** Downloads what was found; it is installed when the app ends. */
  download(): Promise<void>
  /** Ends the app, asking about unsaved drafts as always, and starts the new version. */
  restart(): void
}

/** Where documents become paper; each is one file of HTML, in UTF-8. */
export interface Paper {
  toPdf(html: Uint8Array): Promise<Uint8Array>
  /** Opens the print dialog of the system; false when the user prints nothing. */
  print(html: Uint8Array): Promise<boolean>
}

/** What the handlers need of the system; Electron gives it in `host/`, tests bring their own. */
export interface Host {
  readonly dialogs: Dialogs
  readonly cipher: Cipher
  readonly sendTask: SendTask
  /** Reads images, audio files and videos, apart from the drafts. */
  readonly media: MediaProcess
  readonly updates: UpdateClient
  /** Checks spelling and grammar, apart from the engine. */
  readonly spelling: SpellingProcess
  /** Searches the drafts of a folder, apart from everything that the user waits for. */
  readonly search: SearchProcess
  /** Asks servers about the sources of a draft; nothing else of the app does. */
  readonly sources: SourcesProcess
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
  /** Opens a menu of the system, at the pointer where no place is given; null when nothing was chosen. */
  popUpMenu(items: readonly PopUpItem[], place: WindowPlace | null): Promise<string | null>
  showMenuBar(isShown: boolean): void
  /** The text on the clipboard. */
  readClipboard(): Promise<string>
  copyText(text: string): void
  openUrl(url: string): Promise<void>
  /** Shows a file in the file manager of the system. */
  reveal(path: string): void
  /** Puts a file into the bin of the system. */
  trash(path: string): Promise<void>
  print(): Promise<void>
  readonly paper: Paper
  /** The window has heard that it should close, and does not do so at once. */
  answerClose(answer: CloseAnswer): void
  closeWindow(): void
}
