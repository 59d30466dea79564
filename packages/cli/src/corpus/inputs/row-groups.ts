import { stat } from 'node:fs/promises'
import type { AsyncBuffer, FileMetaData } from 'hyparquet'
import type { RowOptions } from '../rows/row-options.ts'
import { InputProblem } from './open-bytes.ts'

interface OpenFile {
  /** Path, size and time of change: a file that was written again is another one. */
  readonly edition: string
  readonly file: AsyncBuffer
  readonly metadata: FileMetaData
}

// The groups of one file come one after the other, so one file is remembered.
let last: OpenFile | null = null

/** The number of rows of each row group of a Parquet file. */
export async function countRowGroups(path: string): Promise<number[]> {
  const { metadata } = await openParquet(path)
  return metadata.row_groups.map(({ num_rows }) => Number(num_rows))
}

/** The rows of one row group; only the columns that are needed are read. */
export async function readRowGroup(
  path: string,
  group: number,
  {
    textField,
    idField,
    sourceField,
    withInput,
  }: Pick<RowOptions, 'textField' | 'idField' | 'sourceField' | 'withInput'>,
): Promise<object[]> {
  const { file, metadata } = await openParquet(path)
  const counts = metadata.row_groups.map(({ num_rows }) => Number(num_rows))
  const rowStart = counts.slice(0, group).reduce((sum, count) => sum + count, 0)
  const rowEnd = rowStart + (counts[group] ?? 0)
  const needed = [textField, idField, ...(sourceField === null ? [] : [sourceField])]
  const isThere = (name: string) => metadata.schema.some((element) => element.name === name)
  const [{ parquetReadObjects }, { compressors }] = await loadLibraries()
  const columns = withInput ? {} : { columns: needed.filter(isThere) }
  return await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd, ...columns })
}

async function openParquet(path: string): Promise<OpenFile> {
  const { size, mtimeMs } = await stat(path)
  const edition = `${path} ${size} ${mtimeMs}`
  if (last?.edition === edition) return last
  const [{ asyncBufferFromFile, parquetMetadataAsync }] = await loadLibraries()
  const file = await asyncBufferFromFile(path)
  try {
    last = { edition, file, metadata: await parquetMetadataAsync(file) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new InputProblem(`not a readable Parquet file: ${message}`)
  }
  return last
}

/** Most runs read no Parquet. */
function loadLibraries() {
  return Promise.all([import('hyparquet'), import('hyparquet-compressors')])
}
