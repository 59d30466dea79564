/** Where the rows of a Parquet output wait until the last one is there. */
export function waitingRows(output: string): string {
  return `${output}.rows.jsonl`
}

/** The files of rows that a run with this output writes. */
export function writtenFiles(output: string): string[] {
  return [output, waitingRows(output)]
}
