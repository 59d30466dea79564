import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { UsageError } from '@content-trust/workspace'
import { hasZstd } from '../inputs/open-bytes.ts'

const fileFormats = ['jsonl', 'gzip', 'zstd', 'parquet'] as const
/** How the rows are written. */
export type FileFormat = (typeof fileFormats)[number]

/** The format that a file's name asks for. */
export function fileFormat(file: string): FileFormat {
  if (/\.(?:jsonl|ndjson)$/i.test(file)) return 'jsonl'
  if (/\.(?:jsonl|ndjson)\.gz$/i.test(file)) return 'gzip'
  if (/\.parquet$/i.test(file)) return 'parquet'
  if (!/\.(?:jsonl|ndjson)\.zst$/i.test(file)) {
    throw new UsageError(
      `--output ${file}: expected a name that ends in .jsonl, .jsonl.gz, .jsonl.zst or .parquet.`,
    )
  }
  if (hasZstd()) return 'zstd'
  throw new UsageError(
    `--output ${file}: zstd needs Node 22.15 or newer, and this is ${process.version}; use .jsonl.gz, or a newer Node.`,
  )
}

const gzip = promisify<Uint8Array, zlib.ZlibOptions, Uint8Array>(zlib.gzip)

/**
 * Packs the lines of one batch. Each batch is a member (gzip) or a frame (zstd) of its own: such files are
 * valid when concatenated, so a run can stop and resume between any two.
 */
export async function pack(bytes: Uint8Array, format: FileFormat): Promise<Uint8Array> {
  if (bytes.length === 0) return bytes
  switch (format) {
    case 'jsonl':
    // Lines first: a Parquet file is made of them when the last one is there.
    case 'parquet':
      return bytes
    case 'gzip':
      return await gzip(bytes, { level: 6 })
    case 'zstd':
      return await promisify<Uint8Array, Uint8Array>(zlib.zstdCompress)(bytes)
    default:
      return format satisfies never
  }
}
