import { rm } from 'node:fs/promises'
import type { Position } from '../inputs/batch.ts'
import { storageOf } from '../storage/open-storage.ts'
import { fileFormat } from './file-format.ts'
import { fileOutput } from './open-output.ts'
import type { OutputRun } from './output-run.ts'

/**
 * A run whose output is written whole or not at all; it cannot be resumed, and several may race. An output that
 * appeared meanwhile is replaced, or else the run fails.
 */
export async function openStagedRun(
  path: string,
  start: Position,
  replaces: boolean,
): Promise<OutputRun> {
  const format = fileFormat(path)
  const staged = await (await storageOf(path)).stage(path)
  const rows = format === 'parquet' ? `${staged.path}.rows` : staged.path
  return {
    from: { position: start, unreadable: 0, tallies: [] },
    output: await fileOutput(rows, 0, format),
    save: null,
    complete: async () => {
      if (format === 'parquet') {
        const { rowsOfLines, writeParquet } = await import('./write-parquet.ts')
        await writeParquet(rowsOfLines(rows), staged.path)
      }
      await (replaces ? staged.commit() : staged.commitNew())
    },
    release: async () => {
      if (rows !== staged.path) await rm(rows, { force: true })
      await staged.discard()
    },
  }
}
