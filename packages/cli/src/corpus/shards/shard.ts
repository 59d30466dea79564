import { UsageError } from '@content-trust/workspace'

/** One of several parts of a corpus that separate runs score. */
export interface Shard {
  /** From 1 to `count`. */
  readonly number: number
  readonly count: number
}

/** More would not fit the names of parts. */
export const MAX_SHARDS = 99_999
const lastEnding = /(?:\.(?:jsonl|ndjson)(?:\.gz|\.zst)?|\.parquet)$/i

/** Reads `--shard 3/8`; null when it is not given. */
export function readShard(value: string | undefined): Shard | null {
  if (value === undefined) return null
  const [, number, count] = /^(\d{1,5})\/(\d{1,5})$/.exec(value) ?? []
  const shard = { number: Number(number), count: Number(count) }
  if (shard.number >= 1 && shard.number <= shard.count) return shard
  throw new UsageError(
    `Unexpected value \`${value}\` for --shard, expected a number from 1 and how many there are, at most ${MAX_SHARDS}, such as 1/8.`,
  )
}

/** The folder beside an output that holds its parts. */
export function partsFolder(output: string): string {
  return `${output}.parts`
}

/** The file of one part; names sort in the order of the rows. */
export function partName(output: string, { number, count }: Shard): string {
  const digits = (value: number) => String(value).padStart(5, '0')
  const ending = lastEnding.exec(output)?.[0] ?? ''
  return `${partsFolder(output)}/${digits(number)}-of-${digits(count)}${ending}`
}

/** Which part a file in the folder of parts is; null for other files. */
export function shardOf(file: string): Shard | null {
  const [, number, count] =
    /^(\d{5})-of-(\d{5})(?:\.(?:jsonl|ndjson)(?:\.gz|\.zst)?|\.parquet)$/i.exec(file) ?? []
  return number === undefined ? null : { number: Number(number), count: Number(count) }
}
