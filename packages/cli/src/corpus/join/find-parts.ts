import { UsageError } from '@content-trust/workspace'
import { partName, partsFolder, shardOf } from '../shards/shard.ts'
import { storageOf } from '../storage/open-storage.ts'

/** The parts of an output in the order of its rows; says which are missing or not done. */
export async function findParts(output: string): Promise<string[]> {
  const folder = partsFolder(output)
  const names = await (await storageOf(folder)).list(folder)
  const shards = names.flatMap((name) => shardOf(name) ?? [])
  const counts = [...new Set(shards.map(({ count }) => count))].sort((a, b) => a - b)
  const [count] = counts
  if (count === undefined) throw new UsageError(`${folder}: no part of an output was found`)
  if (counts.length > 1) {
    throw new UsageError(
      `${folder} holds parts of different runs, of ${counts.join(' and of ')} shards. Keep one of them.`,
    )
  }
  const parts = Array.from({ length: count }, (_, index) =>
    partName(output, { number: index + 1, count }),
  )
  const there = new Set(names)
  const isDone = (part: string) => {
    const name = part.slice(folder.length + 1)
    return there.has(name) && !there.has(`${name}.state.json`)
  }
  const missing = parts.flatMap((part, index) => (isDone(part) ? [] : [index + 1]))
  if (missing.length === 0) return parts
  const first = missing.slice(0, 10).join(', ')
  const more = missing.length > 10 ? ` and ${missing.length - 10} more` : ''
  throw new UsageError(
    `${folder}: ${missing.length} of ${count} parts are not there or not done: ${first}${more}`,
  )
}
