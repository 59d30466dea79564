import { UsageError } from '@content-trust/workspace'
import * as z from 'zod'
import type { CorpusEnd } from '../run-corpus.ts'
import { readText, writeText } from '../storage/open-storage.ts'
import { Tallies, tallySchema } from './tally.ts'

const countsSchema = z.object({
  version: z.literal(1),
  identity: z.record(z.string(), z.string()),
  unreadable: z.int().min(0),
  tallies: z.array(tallySchema),
})
/** What was counted of one part of an output. */
type PartCounts = z.infer<typeof countsSchema>

/** Keeps what was counted of a part beside it, before the part is there, for a report on all of them. */
export async function writeCounts(
  part: string,
  { tallies, unreadable }: Pick<CorpusEnd, 'tallies' | 'unreadable'>,
  { '--shards': _, ...identity }: PartCounts['identity'],
): Promise<void> {
  const counts: PartCounts = { version: 1, identity, unreadable, tallies: tallies.list() }
  await writeText(countsPath(part), JSON.stringify(counts))
}

/** What one run would have counted. */
export async function addCounts(
  parts: readonly string[],
): Promise<{ readonly end: CorpusEnd; readonly identity: PartCounts['identity'] }> {
  const tallies = new Tallies()
  let unreadable = 0
  let identity: PartCounts['identity'] = {}
  for (const part of parts) {
    const counts = await readCounts(part)
    tallies.merge(counts.tallies)
    unreadable += counts.unreadable
    identity = counts.identity
  }
  return { end: { tallies, unreadable, refused: null }, identity }
}

function countsPath(part: string): string {
  return `${part}.counts.json`
}

async function readCounts(part: string): Promise<PartCounts> {
  const text = await readText(countsPath(part))
  if (text === null) throw new UsageError(`${countsPath(part)} is not there; score the part again.`)
  try {
    return countsSchema.parse(JSON.parse(text))
  } catch {
    throw new UsageError(`${countsPath(part)} is damaged; score the part again.`)
  }
}
