import { rename } from 'node:fs/promises'
import { UsageError } from '@content-trust/workspace'
import type { Host } from '../../host.ts'
import type { CorpusOptions } from '../corpus-options.ts'
import type { Position } from '../inputs/batch.ts'
import type { CorpusRun } from '../run-corpus.ts'
import { isBucketUrl, storageOf } from '../storage/open-storage.ts'
import { fileFormat } from './file-format.ts'
import { lockOutput } from './lock-output.ts'
import { fileOutput, isThere, removeOutput, resolveOutput, standardOutput } from './open-output.ts'
import type { OutputRun } from './output-run.ts'
import {
  type RunState,
  readState,
  removeState,
  requireSameRun,
  statePath,
  writeState,
} from './run-state.ts'
import { openStagedRun } from './staged-run.ts'
import { waitingRows } from './written-files.ts'

interface FileOptions {
  readonly name: string
  readonly resume: boolean | undefined
  readonly overwrite: boolean | undefined
}

/** Opens the output of a new or a resumed run; null when the resumed run is already complete. */
export async function openRun(
  host: Pick<Host, 'cwd' | 'stdout'>,
  { output: name, resume, overwrite }: CorpusOptions,
  identity: RunState['run'],
  start: Position,
): Promise<OutputRun | null> {
  const beginning = { position: start, unreadable: 0, tallies: [] }
  if (name === undefined) {
    const output = standardOutput(host)
    return {
      from: beginning,
      output,
      save: null,
      complete: async () => {},
      release: async () => {},
    }
  }
  if (isBucketUrl(name)) {
    if (!overwrite) await requireNoObject(name)
    return await openStagedRun(name, start, overwrite === true)
  }
  const path = await resolveOutput(host.cwd, name)
  const unlock = await lockOutput(path)
  try {
    const run = await openFile(path, { name, resume, overwrite }, identity, beginning)
    if (run === null) await unlock()
    return run === null ? null : { ...run, release: unlock }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function openFile(
  path: string,
  { name, resume, overwrite }: FileOptions,
  identity: RunState['run'],
  beginning: CorpusRun['from'],
): Promise<Omit<OutputRun, 'release'> | null> {
  const format = fileFormat(name)
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
        const { rowsOfLines, writeParquet } = await import('./write-parquet.ts')
        await writeParquet(rowsOfLines(rows), `${path}.tmp`)
        await rename(`${path}.tmp`, path)
      }
      await removeState(path)
      // Last: as long as there is a state, a resumed run needs its rows.
      if (rows !== path) await removeOutput(rows)
    },
  }
}

async function requireNoObject(name: string): Promise<void> {
  if ((await (await storageOf(name)).find(name)) === null) return
  throw new UsageError(`${name} already exists. Replace it with --overwrite.`)
}

async function requireFresh(path: string, name: string, earlier: RunState | null): Promise<void> {
  if (earlier !== null) {
    throw new UsageError(
      `${name} belongs to an unfinished run (${statePath(name)}). Continue with --resume, or start over with --overwrite.`,
    )
  }
  if (await isThere(path)) {
    throw new UsageError(`${name} already exists. Replace it with --overwrite.`)
  }
}
