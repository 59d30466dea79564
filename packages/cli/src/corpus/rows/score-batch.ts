import type { Engine } from '../../host.ts'
import { createKeys } from '../dedupe/keys.ts'
import { compileFilter } from '../filter/compile-filter.ts'
import type { Batch } from '../inputs/batch.ts'
import { type ResultColumns, resultColumns } from './columns.ts'
import { type Row, readRows } from './read-rows.ts'
import type { RowOptions } from './row-options.ts'

/** What became of one row; plain data. */
export interface RowOutcome {
  readonly group: string
  /** Where its line ends in the batch's bytes; where it starts too, when the filter left it out. */
  readonly end: number
  /** What it shares with its duplicates; null without `--dedupe`. */
  readonly keys: Float64Array | null
  /** Null when the row could not be scored. */
  readonly columns: ResultColumns | null
  /** Why it could not be scored. */
  readonly problem: string | null
  readonly row: number | null
}

/** A batch that was scored: its lines, and what became of its rows. */
export interface ScoredBatch {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly rows: readonly RowOutcome[]
}

/** Scores batches with the same options; never throws for a row. */
export type BatchScorer = (
  batch: Pick<Batch, 'source' | 'content'>,
  /** Leaves scores out: a resumed run only needs the keys of rows that it wrote. */
  keysOnly: boolean,
) => Promise<ScoredBatch>

/** Makes a scorer of batches from an engine. */
export function createBatchScorer(
  { analyzeText }: Pick<Engine, 'analyzeText'>,
  options: RowOptions,
): BatchScorer {
  const passes = options.filter === null ? () => true : compileFilter(options.filter)
  const keysOf = options.dedupe === null ? () => null : createKeys(options.dedupe)

  const scoreRow = (row: Row): { line: string; outcome: Omit<RowOutcome, 'end'> } => {
    const { id, source, row: number } = row
    const keys = 'text' in row ? keysOf(row.text) : null
    const fail = (problem: string) => ({
      line: `${JSON.stringify({ id, source, row: number, error: problem })}\n`,
      outcome: { group: source, keys, columns: null, problem, row: number },
    })
    if ('problem' in row) return fail(row.problem)
    try {
      const result = analyzeText(
        { source: row.text, syntax: row.syntax },
        { context: options.context },
      )
      const columns = resultColumns(row.text, result)
      const { model_version, evidence } = result
      const line = passes(columns)
        ? `${(row.input === null ? JSON.stringify : toJson)({
            id,
            source,
            row: number,
            ...columns,
            model_version,
            ...(options.withEvidence ? { evidence } : {}),
            ...(row.input === null ? {} : { input: row.input }),
          })}\n`
        : ''
      return { line, outcome: { group: row.group, keys, columns, problem: null, row: number } }
    } catch (error) {
      // Even a bug must not cost the rows that follow.
      return fail(error instanceof Error ? error.message : String(error))
    }
  }

  return async (batch, keysOnly) => {
    // As bytes one by one: the rows of a row group may be longer together than a string can be.
    const lines: Uint8Array[] = []
    const rows: RowOutcome[] = []
    let end = 0
    for await (const row of readRows(batch, options)) {
      if (keysOnly) {
        const keys = 'text' in row ? keysOf(row.text) : null
        const { source: group, row: number } = row
        rows.push({ group, end, keys, columns: null, problem: null, row: number })
        continue
      }
      const { line, outcome } = scoreRow(row)
      if (line !== '') {
        const bytes = Buffer.from(line)
        lines.push(bytes)
        end += bytes.length
      }
      rows.push({ ...outcome, end })
    }
    return { bytes: joinBytes(lines, end), rows }
  }
}

/** In memory of their own, which may move to another thread. */
function joinBytes(lines: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const line of lines) {
    bytes.set(line, at)
    at += line.length
  }
  return bytes
}

/** Parquet has whole numbers that JSON has not. */
function toJson(row: object): string {
  return JSON.stringify(row, (_key, value: unknown) =>
    typeof value !== 'bigint'
      ? value
      : Number.isSafeInteger(Number(value))
        ? Number(value)
        : String(value),
  )
}
