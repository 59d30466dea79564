import type { Host } from '../host.ts'
import type { IsDuplicate } from './dedupe/duplicates.ts'
import { isAtOrBefore } from './inputs/batch.ts'
import type { Input } from './inputs/find-inputs.ts'
import { readBatches, type Slice } from './inputs/read-batches.ts'
import type { RowOutput } from './output/open-output.ts'
import type { RunState } from './output/run-state.ts'
import type { RunProgress } from './progress.ts'
import type { RowOutcome } from './rows/score-batch.ts'
import { untilStopped } from './stop-early.ts'
import { type Fate, Tallies } from './summary/tally.ts'
import { type DoneBatch, scoreAhead } from './threads/score-ahead.ts'
import type { Scorer } from './threads/scorer.ts'

/** Least milliseconds between two states on disk; a kill costs no more than the work since the last. */
const STATE_EVERY_MS = 500

/** What a run does, and where it starts. */
export interface CorpusRun {
  readonly inputs: readonly Input[]
  readonly slice: Slice
  /** Which rows to leave out as duplicates; null to keep them all. */
  readonly isDuplicate: IsDuplicate | null
  readonly isStrict: boolean
  readonly from: Pick<RunState, 'position' | 'unreadable' | 'tallies'>
  readonly scorer: Scorer
  readonly output: RowOutput
  /** Saves the progress of the run; null when it cannot be resumed. */
  readonly save: ((state: Omit<RunState, 'version' | 'run'>) => Promise<void>) | null
  readonly progress: RunProgress
}

/** How a run ended. */
export interface CorpusEnd {
  readonly tallies: Tallies
  readonly unreadable: number
  /** The row that ended a strict run. */
  readonly refused: { readonly place: string; readonly problem: string } | null
}

/** Reads, scores and writes the rows of a corpus in their order, from where an earlier run stopped. */
export async function runCorpus(
  { stdin, stop }: Pick<Host, 'stdin' | 'stop'>,
  { inputs, slice, isDuplicate, isStrict, from, scorer, output, save, progress }: CorpusRun,
): Promise<CorpusEnd> {
  const tallies = new Tallies(from.tallies)
  let { position, unreadable } = from
  let refused: CorpusEnd['refused'] = null
  let saved = performance.now()

  const saveState = async () => {
    if (save === null) return
    await output.sync()
    const { length } = output
    await save({ position, output_bytes: length, unreadable, tallies: tallies.list() })
    saved = performance.now()
  }
  const finish = async ({ batch, keysOnly, bytes, rows }: DoneBatch) => {
    if (keysOnly) return remember(rows, isDuplicate)
    const bad = isStrict ? rows.find(({ problem }) => problem !== null) : undefined
    if (bad !== undefined) {
      refused = { place: placeOf(batch.source, bad.row), problem: bad.problem ?? '' }
      return
    }
    await output.write(keepRows(bytes, rows, isDuplicate, tallies))
    position = batch.end
    if (batch.isUnreadable) unreadable++
    progress.tell(rows.length)
    if (performance.now() - saved >= STATE_EVERY_MS) await saveState()
  }

  // The keys of rows that are written are not kept on disk, so they are made again.
  const start = isDuplicate === null ? position : slice.from
  const written = position
  const batches = readBatches(
    inputs,
    { from: start, until: slice.until },
    { stdin, count: progress.count },
  )
  try {
    const isWritten = ({ end }: DoneBatch['batch']) => isAtOrBefore(end, written)
    for await (const done of scoreAhead(untilStopped(batches, stop), scorer, isWritten)) {
      await finish(done)
      if (refused !== null) break
    }
    await saveState()
  } finally {
    progress.stop()
    await scorer.stop()
    await output.close()
  }
  return { tallies, unreadable, refused }
}

/** The lines to write, and their rows counted. */
function keepRows(
  bytes: Uint8Array,
  rows: readonly RowOutcome[],
  isDuplicate: IsDuplicate | null,
  tallies: Tallies,
): Uint8Array {
  const kept: Uint8Array[] = []
  let start = 0
  let isWhole = true
  for (const row of rows) {
    const fate = fateOf(row, start, isDuplicate)
    if (fate === 'duplicates') isWhole = false
    else kept.push(bytes.subarray(start, row.end))
    start = row.end
    tallies.add(row, fate)
  }
  return isWhole ? bytes : Buffer.concat(kept)
}

function fateOf(row: RowOutcome, start: number, isDuplicate: IsDuplicate | null): Fate {
  // Asked first: a failed row counts as seen.
  const isSeen = isDuplicate?.(row) === true
  if (row.problem !== null) return 'failed'
  if (isSeen) return 'duplicates'
  return row.end === start ? 'filtered' : 'written'
}

function remember(rows: readonly RowOutcome[], isDuplicate: IsDuplicate | null): void {
  for (const row of rows) isDuplicate?.(row)
}

function placeOf(source: string, row: number | null): string {
  return row === null ? source : `${source}:${row}`
}
