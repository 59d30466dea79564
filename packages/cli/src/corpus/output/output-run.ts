import type { CorpusRun } from '../run-corpus.ts'
import type { RowOutput } from './open-output.ts'

/** A run with an open output: where it starts, and where its rows go. */
export interface OutputRun {
  readonly from: CorpusRun['from']
  readonly output: RowOutput
  readonly save: CorpusRun['save']
  /** Completes the output after the last row, and removes the state file. */
  readonly complete: () => Promise<void>
  /** Releases the output for other runs, however this one ended. */
  readonly release: () => Promise<void>
}
