import { partsFolder } from '../shards/shard.ts'

/** Where the rows of a Parquet output wait until the last one is there. */
export function waitingRows(output: string): string {
  return `${output}.rows.jsonl`
}

/** What a run with this output writes: its rows, and the folder of its parts. */
export function writtenFiles(output: string): string[] {
  return [output, waitingRows(output), partsFolder(output)]
}
