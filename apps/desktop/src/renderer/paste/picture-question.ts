import { createStore } from '../state/store.ts'

/** Why a picture cannot be saved, as a sentence, and which one it is. */
export interface PictureRefusal {
  readonly at: number
  readonly message: string
}

/** What the dialog asks before pictures are saved. */
export interface PictureQuestion {
  readonly names: readonly string[]
  readonly folder: string
  /** Whether the folder was chosen before, so that it need not be asked again. */
  readonly isFolderKnown: boolean
  /** Saves them; null when all are. */
  take(names: readonly string[], folder: string): Promise<PictureRefusal | null>
  /** The dialog has closed, after saving or without. */
  closed(): void
}

/** The open question; null: the dialog is closed. */
export const pictureQuestion = createStore<PictureQuestion | null>(null)
