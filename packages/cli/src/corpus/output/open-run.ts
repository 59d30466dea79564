import { rename } from 'node:fs/promises'
import type { Host } from '../../host.ts'
import { UsageError } from '../../usage-error.ts'
import type { CorpusOptions } from '../corpus-options.ts'
import type { CorpusRun } from '../run-corpus.ts'
import {
  fileOutput,
  isThere,
  type RowOutput,
  removeOutput,
  resolveOutput,
  standardOutput,
} from './open-output.ts'
import { outputFormat } from './output-format.ts'
import {
  type RunState,
  readState,
  removeState,
  requireSameRun,
  statePath,
  writeState,
} from './run-state.ts'
import { waitingRows } from './written-files.ts'

/** A run that may write: where it starts, and where its rows go. */
export interface OpenRun {
  readonly from: CorpusRun['from']
  readonly output: RowOutput
  readonly save: CorpusRun['save']
  /** Makes the output whole after the last row, and lets go of the state. */
  readonly complete: () => Promise<void>
}

const beginning = { position: { input: 0, offset: 0, row: 0 }, unreadable: 0, tallies: [] }

/** Opens the output of a new run or of one that goes on; null when that one is done. */
export async function openRun(
  host: Host,
  { output: name, resume, overwrite }: CorpusOptions,
  identity: RunState['run'],
): Promise<OpenRun | null> {
  if (name === undefined) {
    return { from: beginning, output: standardOutput(host), save: null, complete: async () => {} }
  }
  const format = outputFormat(name)
  const path = await resolveOutput(host.cwd, name)
  const earlier = await readState(path)
  if (!resume && !overwrite) await requireFresh(path, name, earlier)
  if (resume && earlier === null && (await isThere(path))) return null
  const goesOn = resume && earlier !== null
  if (goesOn) requireSameRun(earlier.run, identity, name)

  // A Parquet file has its index at its end and cannot be continued, so its rows wait as lines.
  const rows = format === 'parquet' ? waitingRows(path) : path
  const save: CorpusRun['save'] = (state) =>
    writeState(path, { version: 1, run: identity, ...state })
  // Before the output, so that an output without a state is one that is done.
  if (!goesOn) await save({ ...beginning, output_bytes: 0 })
  if (!goesOn && rows !== path) await removeOutput(path)
  return {
    from: goesOn ? earlier : beginning,
    output: await fileOutput(rows, goesOn ? earlier.output_bytes : 0, format),
    save,
    complete: async () => {
      if (format === 'parquet') {
        const { writeParquet } = await import('./write-parquet.ts')
        await writeParquet(rows, `${path}.tmp`)
        await rename(`${path}.tmp`, path)
      }
      await removeState(path)
      // Last: as long as there is a state, a run that goes on needs its rows.
      if (rows !== path) await removeOutput(rows)
    },
  }
}

async function requireFresh(path: string, name: string, earlier: RunState | null): Promise<void> {
  if (earlier !== null) {
    throw new UsageError(
      `${name} belongs to a run that is not done (${statePath(name)}). Go on with --resume, or start anew with --overwrite.`,
    )
  }
  if (await isThere(path)) {
    throw new UsageError(`${name} is there already. Replace it with --overwrite.`)
  }
}
