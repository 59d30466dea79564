import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type BasicType, fileWriter, parquetWriteRows } from 'hyparquet-writer'
import { version } from '../../version.ts'
import { scoreColumns } from '../rows/columns.ts'

/** Rows that are held at once. */
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

/** Makes a Parquet file of rows as JSON lines; what has parts of its own is kept as JSON text. */
export async function writeParquet(rowsPath: string, path: string): Promise<void> {
  await parquetWriteRows({
    writer: fileWriter(path),
    rows: readColumns(rowsPath),
    columns: columns.map((column) => ({ ...column, nullable: true })),
    rowGroupSize: ROW_GROUP,
    createdBy: `content-trust ${version}`,
  })
}

async function* readColumns(path: string): AsyncGenerator<Record<string, unknown>> {
  const lines = createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) {
    const row: Record<string, unknown> = JSON.parse(line)
    yield Object.fromEntries(columns.map(({ name, type }) => [name, cell(row[name], type)]))
  }
}

function cell(value: unknown, type: BasicType): unknown {
  if (value === undefined || value === null) return null
  if (type === 'INT64') return typeof value === 'number' ? BigInt(value) : null
  if (type === 'STRING' && typeof value !== 'string') return JSON.stringify(value)
  return value
}
