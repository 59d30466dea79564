import type { Host } from '../../host.ts'
import { createFinder } from '../dedupe/duplicates.ts'
import { isAtOrBefore } from '../inputs/batch.ts'
import type { Input } from '../inputs/find-inputs.ts'
import { readBatches, type Slice, wholeCorpus } from '../inputs/read-batches.ts'
import type { RunProgress } from '../progress.ts'
import { untilStopped } from '../stop-early.ts'
import { scoreAhead } from '../threads/score-ahead.ts'
import type { Scorer } from '../threads/scorer.ts'
import type { Duplicates } from './duplicates-file.ts'

/**
 * Finds the rows of each shard that duplicate an earlier text of any shard, in one pass over the inputs. It
 * reads the same rows in the same order as a single run does, so it finds the same duplicates.
 */
export async function* findDuplicates(
  { stdin, stop }: Pick<Host, 'stdin' | 'stop'>,
  inputs: readonly Input[],
  slices: readonly Slice[],
  scorer: Scorer,
  progress: RunProgress,
): AsyncGenerator<Duplicates> {
  const isDuplicate = createFinder()
  const batches = readBatches(inputs, wholeCorpus, { stdin, count: progress.count })
  let ended = 0
  let found = nothing()
  for await (const { batch, rows } of scoreAhead(untilStopped(batches, stop), scorer, () => true)) {
    while (isBehind(batch.start, slices[ended])) {
      yield found
      found = nothing()
      ended++
    }
    for (const row of rows) {
      if (isDuplicate(row)) found.repeats.push(found.rows)
      found.rows++
    }
    progress.tell(rows.length)
  }
  // A shard after the last batch gets an empty list.
  for (; ended < slices.length && !stop.aborted; ended++) {
    yield found
    found = nothing()
  }
}

function nothing(): { rows: number; repeats: number[] } {
  return { rows: 0, repeats: [] }
}

function isBehind(start: Slice['from'], slice: Slice | undefined): boolean {
  return slice !== undefined && slice.until !== null && isAtOrBefore(slice.until, start)
}
