import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type BasicType, fileWriter, parquetWriteRows } from 'hyparquet-writer'
import { version } from '../../version.ts'
import { countRowGroups, readWholeGroup } from '../inputs/row-groups.ts'
import { scoreColumns } from '../rows/columns.ts'

/** Rows that are kept in memory at once. */
const ROW_GROUP = 10_000

const words = ['recommended_action', 'risk_level', 'confidence', 'primary_reason'] as const
const columns: readonly { readonly name: string; readonly type: BasicType }[] = [
  { name: 'id', type: 'STRING' },
  { name: 'source', type: 'STRING' },
  { name: 'row', type: 'INT64' },
  ...words.map((name) => ({ name, type: 'STRING' }) as const),
  ...scoreColumns.map((name) => ({ name, type: 'DOUBLE' }) as const),
  { name: 'characters', type: 'INT32' },
  { name: 'model_version', type: 'STRING' },
  { name: 'evidence', type: 'STRING' },
  { name: 'input', type: 'STRING' },
  { name: 'error', type: 'STRING' },
]

/** Makes a Parquet file of rows; their number and their values decide its bytes. */
export async function writeParquet(
  rows: AsyncIterable<Record<string, unknown>>,
  path: string,
): Promise<void> {
  await parquetWriteRows({
    writer: fileWriter(path),
    rows,
    columns: columns.map((column) => ({ ...column, nullable: true })),
    rowGroupSize: ROW_GROUP,
    createdBy: `content-trust ${version}`,
  })
}

/** The rows that wait as JSON lines; what has parts of its own is kept as JSON text. */
export async function* rowsOfLines(path: string): AsyncGenerator<Record<string, unknown>> {
  const lines = createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) {
    const row: Record<string, unknown> = JSON.parse(line)
    yield Object.fromEntries(columns.map(({ name, type }) => [name, cell(row[name], type)]))
  }
}

/** The rows of Parquet files, one after the other. */
export async function* rowsOfParts(
  paths: readonly string[],
): AsyncGenerator<Record<string, unknown>> {
  for (const path of paths) {
    const groups = await countRowGroups(path)
    for (const group of groups.keys()) yield* await readWholeGroup(path, group)
  }
}

function cell(value: unknown, type: BasicType): unknown {
  if (value === undefined || value === null) return null
  if (type === 'INT64') return typeof value === 'number' ? BigInt(value) : null
  if (type === 'STRING' && typeof value !== 'string') return JSON.stringify(value)
  return value
}
