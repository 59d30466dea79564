import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError, writeProblem } from '@content-trust/workspace'
import type { Host } from '../../host.ts'
import { type FileFormat, pack } from './file-format.ts'

/** Bytes that standard output gets at once; rows may be longer together than a string can be. */
const PIECE_BYTES = 16 * 1024 * 1024

/** Where rows go. */
export interface RowOutput {
  /** Bytes that were written; they belong to a position in the inputs. */
  readonly length: number
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Resolves when everything that was written would survive a loss of power. */
  readonly sync: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Standard output; it cannot be truncated, so the run cannot be resumed. */
export function standardOutput({ stdout }: Pick<Host, 'stdout'>): RowOutput {
  let length = 0
  return {
    get length() {
      return length
    },
    write: async (bytes) => {
      length += bytes.length
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        const piece = bytes.subarray(from, from + PIECE_BYTES)
        await stdout.write(decoder.decode(piece, { stream: true }))
      }
    },
    sync: async () => {},
    close: async () => {},
  }
}

/** A file of rows; it is truncated to `length`, because what follows belongs to no known position. */
export async function fileOutput(
  path: string,
  length: number,
  format: FileFormat,
): Promise<RowOutput> {
  const file = await openAt(path, length)
  let at = length
  return {
    get length() {
      return at
    },
    write: async (bytes) => {
      const packed = await pack(bytes, format)
      let from = 0
      while (from < packed.length) {
        const { bytesWritten } = await orUsageError(
          path,
          file.write(packed, from, packed.length - from, at),
        )
        from += bytesWritten
        at += bytesWritten
      }
    },
    sync: () => orUsageError(path, file.datasync()),
    close: () => file.close(),
  }
}

/** A full disk is a user's problem, not a bug; the state before it is kept. */
async function orUsageError<Value>(path: string, writing: Promise<Value>): Promise<Value> {
  try {
    return await writing
  } catch (error) {
    throw new UsageError(`--output ${path}: ${writeProblem(error)}`)
  }
}

/** Whether a file is there. */
export async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}

/** The absolute path of an output whose folder is there. */
export async function resolveOutput(cwd: string, name: string): Promise<string> {
  const path = resolve(cwd, name)
  if (!(await isThere(resolve(path, '..')))) {
    throw new UsageError(`--output ${name}: no such folder`)
  }
  return path
}

/** Removes what an earlier run left. */
export async function removeOutput(path: string): Promise<void> {
  await rm(path, { force: true })
}

async function openAt(path: string, length: number): Promise<FileHandle> {
  let file: FileHandle
  try {
    file = await open(path, length === 0 ? 'w' : 'r+')
  } catch (error) {
    throw new UsageError(`--output ${path}: ${writeProblem(error)}`)
  }
  const { size } = await file.stat()
  if (size < length) {
    await file.close()
    throw new UsageError(
      `--resume: ${path} has ${size} bytes, and its state knows of ${length}. Start over with --overwrite.`,
    )
  }
  await file.truncate(length)
  return file
}
