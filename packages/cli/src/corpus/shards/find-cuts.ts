import type { Position } from '../inputs/batch.ts'
import type { Input } from '../inputs/find-inputs.ts'
import { frameLines } from '../inputs/frame-lines.ts'
import { frameLimits } from '../inputs/limits.ts'
import { countUnpacked, isInputProblem, openBytes } from '../inputs/open-bytes.ts'
import { type Slice, wholeCorpus } from '../inputs/read-batches.ts'
import { countRowGroups } from '../inputs/row-groups.ts'
import type { Shard } from './shard.ts'

/** The slice of one shard; it reads its first and its last input from their starts, without scoring them. */
export async function findSlice(inputs: readonly Input[], shard: Shard): Promise<Slice> {
  const { number, count } = shard
  const borders = [...(number > 1 ? [number - 1] : []), ...(number < count ? [number] : [])]
  const cuts = await findCuts(inputs, count, borders)
  return {
    from: (number > 1 ? cuts[0] : undefined) ?? wholeCorpus.from,
    until: number < count ? (cuts.at(-1) ?? null) : null,
  }
}

/** The slices of all shards, in one reading of the inputs. */
export async function findSlices(inputs: readonly Input[], count: number): Promise<Slice[]> {
  const borders = Array.from({ length: count - 1 }, (_, index) => index + 1)
  const cuts = await findCuts(inputs, count, borders)
  return Array.from({ length: count }, (_, index) => ({
    from: cuts[index - 1] ?? wholeCorpus.from,
    until: cuts[index] ?? null,
  }))
}

/**
 * The first batches that start at or after the borders between shards. The bytes of all inputs, as they lie
 * on disk, are cut into equal shares; how a file is packed or read decides where its batches may start, so
 * every run finds the same places, and no batch is cut.
 */
async function findCuts(
  inputs: readonly Input[],
  count: number,
  borders: readonly number[],
): Promise<Position[]> {
  const total = inputs.reduce((sum, { size }) => sum + size, 0)
  const places = borders.map((border) => Math.floor((total / count) * border))
  const cuts: Position[] = []
  let base = 0
  for (const [index, input] of inputs.entries()) {
    const end = base + input.size
    const shares: number[] = []
    for (let at = cuts.length; at < places.length; at++) {
      const place = places[at]
      if (place === undefined || place >= end) break
      shares.push((place - base) / input.size)
    }
    if (shares.length > 0) cuts.push(...(await cutInput(input, index, shares)))
    base = end
  }
  const end = { input: inputs.length, offset: 0, row: 0 }
  return borders.map((_, index) => cuts[index] ?? end)
}

/** The first batches at or after shares of one input, which rise from 0 to below 1. */
async function cutInput(
  input: Input,
  index: number,
  shares: readonly number[],
): Promise<Position[]> {
  const starts = await batchStarts(input, index, shares)
  const next = { input: index + 1, offset: 0, row: 0 }
  return shares.map((share, at) =>
    share === 0 ? { input: index, offset: 0, row: 0 } : (starts[at] ?? next),
  )
}

async function batchStarts(
  input: Input,
  index: number,
  shares: readonly number[],
): Promise<(Position | undefined)[]> {
  switch (input.kind) {
    case 'draft':
      return []
    case 'parquet':
      return await groupStarts(input, index, shares)
    case 'lines':
      return await lineStarts(input, index, shares)
    default:
      return input.kind satisfies never
  }
}

async function groupStarts({ path }: Input, index: number, shares: readonly number[]) {
  const groups = await readableGroups(path ?? '')
  return shares.map((share) => {
    const offset = Math.ceil(share * groups.length)
    if (offset >= groups.length) return undefined
    const row = groups.slice(0, offset).reduce((sum, rows) => sum + rows, 0)
    return { input: index, offset, row }
  })
}

async function readableGroups(path: string): Promise<number[]> {
  try {
    return await countRowGroups(path)
  } catch (error) {
    if (isInputProblem(error)) return []
    throw error
  }
}

async function lineStarts(input: Input, index: number, shares: readonly number[]) {
  const size = await countUnpacked(input)
  const starts: Position[] = []
  let position: Position = { input: index, offset: 0, row: 0 }
  const take = () => {
    for (let share = shares[starts.length]; share !== undefined; share = shares[starts.length]) {
      if (position.offset < share * size) return
      starts.push(position)
    }
  }
  try {
    const bytes = openBytes(input, 0, noBytes(), () => {})
    for await (const { length, rows } of frameLines(bytes, frameLimits)) {
      take()
      if (starts.length === shares.length) break
      position = {
        input: index,
        offset: position.offset + length,
        row: position.row + rows,
      }
    }
  } catch (error) {
    // What cannot be read from here on is a row of the shard that reads up to it.
    if (!isInputProblem(error)) throw error
  }
  return starts
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}
