import type { Speech } from '../signal/speech.ts'

/** Numbers of one kind, measured together; `measure` gives one for each name. */
export interface Family {
  readonly names: readonly string[]
  readonly measure: (speech: Speech) => readonly number[]
}
