import { createReadStream } from 'node:fs'
import { errorCode, UsageError, writeProblem } from '@content-trust/workspace'
import { type BasicType, fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import { readLines } from '../../read-lines.ts'
import { version } from '../../version.ts'
import { countRowGroups, readWholeGroup } from '../inputs/row-groups.ts'
import { scoreColumns } from '../rows/columns.ts'

/** What is kept in memory at once. A group ends at the row that reaches one of both. */
const groupLimits = { rows: 10_000, characters: 64 * 1024 * 1024 }

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

/** Makes a Parquet file of rows; their number and their values decide its bytes. Tests pass small limits. */
export async function writeParquet(
  rows: AsyncIterable<Record<string, unknown>>,
  path: string,
  limits = groupLimits,
): Promise<void> {
  const createdBy = `content-trust ${version}`
  const schema = schemaFromColumnData({ columnData: columnsOf([]) })
  try {
    const writer = new ParquetWriter({ writer: fileWriter(path), schema, createdBy })
    for await (const group of groupsOf(rows, limits)) {
      await writer.write({ columnData: columnsOf(group), rowGroupSize: group.length })
    }
    await writer.finish()
  } catch (error) {
    // A full disk is a user's problem, and the rows wait for a run that goes on.
    if (errorCode(error) === null) throw error
    throw new UsageError(`--output ${path}: ${writeProblem(error)}`)
  }
}

function columnsOf(rows: readonly Record<string, unknown>[]) {
  return columns.map(({ name, type }) => {
    return { name, type, nullable: true, data: rows.map((row) => row[name]) }
  })
}

async function* groupsOf(
  rows: AsyncIterable<Record<string, unknown>>,
  limits: typeof groupLimits,
): AsyncGenerator<Record<string, unknown>[]> {
  let group: Record<string, unknown>[] = []
  let characters = 0
  for await (const row of rows) {
    group.push(row)
    for (const value of Object.values(row))
      if (typeof value === 'string') characters += value.length
    if (group.length < limits.rows && characters < limits.characters) continue
    yield group
    group = []
    characters = 0
  }
  if (group.length > 0) yield group
}

/** The rows that wait as JSON lines; what has parts of its own is kept as JSON text. */
export async function* rowsOfLines(path: string): AsyncGenerator<Record<string, unknown>> {
  for await (const line of readLines(createReadStream(path))) {
    const row: Record<string, unknown> = JSON.parse(Buffer.from(line).toString())
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
