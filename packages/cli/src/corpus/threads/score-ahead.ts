import type { Batch } from '../inputs/batch.ts'
import type { ScoredBatch } from '../rows/score-batch.ts'
import type { Scorer } from './scorer.ts'

/** A batch that was read, and what became of its rows. */
export interface DoneBatch extends ScoredBatch {
  readonly batch: Omit<Batch, 'content'>
  readonly keysOnly: boolean
}

interface Waiting extends Omit<DoneBatch, keyof ScoredBatch> {
  readonly scored: Promise<ScoredBatch>
}

/** Scores as many batches ahead as the scorer holds, and gives them back in their order. */
export async function* scoreAhead(
  batches: AsyncIterable<Batch>,
  scorer: Scorer,
  /** Which batches need no scores. */
  isKnown: (batch: Omit<Batch, 'content'>) => boolean,
): AsyncGenerator<DoneBatch> {
  const waiting: Waiting[] = []
  for await (const { content, ...batch } of batches) {
    const keysOnly = isKnown(batch)
    const scored = scorer.score({ ...batch, content }, keysOnly)
    // It is awaited in its turn; until then a failure is not unhandled.
    scored.catch(() => {})
    waiting.push({ batch, keysOnly, scored })
    if (waiting.length >= scorer.capacity) yield* takeFirst(waiting)
  }
  while (waiting.length > 0) yield* takeFirst(waiting)
}

async function* takeFirst(waiting: Waiting[]): AsyncGenerator<DoneBatch> {
  const first = waiting.shift()
  if (first !== undefined) {
    const { scored, ...known } = first
    yield { ...known, ...(await scored) }
  }
}
