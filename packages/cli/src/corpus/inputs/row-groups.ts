import type { AsyncBuffer, FileMetaData } from 'hyparquet'
import type { RowOptions } from '../rows/row-options.ts'
import { readBytes, storageOf } from '../storage/open-storage.ts'
import { StorageProblem } from '../storage/storage.ts'
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
  const { metadata } = await openParquet(path)
  const needed = [textField, idField, ...(sourceField === null ? [] : [sourceField])]
  const isThere = (name: string) => metadata.schema.some((element) => element.name === name)
  return await readGroup(path, group, withInput ? null : needed.filter(isThere))
}

/** The rows of one row group with all columns. */
export function readWholeGroup(path: string, group: number): Promise<Record<string, unknown>[]> {
  return readGroup(path, group, null)
}

async function readGroup(
  path: string,
  group: number,
  names: string[] | null,
): Promise<Record<string, unknown>[]> {
  const { file, metadata } = await openParquet(path)
  const counts = metadata.row_groups.map(({ num_rows }) => Number(num_rows))
  const rowStart = counts.slice(0, group).reduce((sum, count) => sum + count, 0)
  const rowEnd = rowStart + (counts[group] ?? 0)
  const [{ parquetReadObjects }, { compressors }] = await loadLibraries()
  const columns = names === null ? {} : { columns: names }
  return await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd, ...columns })
}

async function openParquet(path: string): Promise<OpenFile> {
  const found = await (await storageOf(path)).find(path)
  if (found === null) throw new InputProblem('no such file or folder')
  const { size, modified } = found
  const edition = `${path} ${size} ${modified}`
  if (last?.edition === edition) return last
  const [{ parquetMetadataAsync }] = await loadLibraries()
  const file = {
    byteLength: size,
    slice: async (start: number, end?: number) => {
      // Buffers may share their memory with others; the reader takes it as a whole.
      return Uint8Array.from(await readBytes(path, start, end)).buffer
    },
  }
  try {
    last = { edition, file, metadata: await parquetMetadataAsync(file) }
  } catch (error) {
    if (error instanceof StorageProblem) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new InputProblem(`not a readable Parquet file: ${message}`)
  }
  return last
}

/** Most runs read no Parquet. */
function loadLibraries() {
  return Promise.all([import('hyparquet'), import('hyparquet-compressors')])
}
