import { writeFile } from 'node:fs/promises'
import { errorCode, UsageError } from '../../usage-error.ts'

/** Storage that did not answer: no property of an input, so it ends a run and never becomes a row. */
export class StorageProblem extends UsageError {}

/** What storage knows of a file. */
export interface StoredFile {
  readonly size: number
  /** Milliseconds; another value means that the file was written again. */
  readonly modified: number
}

/** A file that is written beside the others, and is there whole or not at all. */
export interface StagedFile {
  /** The file on this machine to write to. */
  readonly path: string
  /** Puts it where it belongs, in place of what was there. */
  readonly commit: () => Promise<void>
  /** The same where nothing is; fails when something appeared there. */
  readonly commitNew: () => Promise<void>
  readonly discard: () => Promise<void>
}

/** An output that was not there when a run began. */
export function appeared(path: string): UsageError {
  return new UsageError(
    `${path} appeared while this run was at work, and was left as it is. Replace it with --overwrite, or name another output.`,
  )
}

/** Where files of a corpus lie: on disk, or in a bucket. */
export interface Storage {
  /** What is known of a file; null when there is none. */
  readonly find: (path: string) => Promise<StoredFile | null>
  /** The bytes of a file between two places. */
  readonly read: (path: string, start?: number, end?: number) => AsyncIterable<Uint8Array>
  /** Names of the files in a folder, sorted; none when it is not there. */
  readonly list: (folder: string) => Promise<string[]>
  /** A new file, which nobody sees before it is committed. */
  readonly stage: (path: string) => Promise<StagedFile>
  readonly remove: (path: string) => Promise<void>
}

/** Whether a path names an object in a bucket. */
export function isBucketUrl(path: string): boolean {
  return /^s3:\/\//i.test(path)
}

/** The storage that holds a path; what a bucket needs is loaded for a bucket alone. */
export async function storageOf(path: string): Promise<Storage> {
  if (isBucketUrl(path)) return await loadBucket(path)
  return (await import('./disk.ts')).disk
}

async function loadBucket(path: string): Promise<Storage> {
  try {
    return (await import('./bucket.ts')).bucket
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError(
      `${path}: buckets need two more packages: npm install @aws-sdk/client-s3 @aws-sdk/lib-storage`,
    )
  }
}

/** Puts a small text in place of what was there. */
export async function writeText(path: string, text: string): Promise<void> {
  const staged = await (await storageOf(path)).stage(path)
  try {
    await writeFile(staged.path, text, { flush: true })
    await staged.commit()
  } catch (error) {
    await staged.discard()
    throw error
  }
}

/** Reads a small text; null when there is none. */
export async function readText(path: string): Promise<string | null> {
  if ((await (await storageOf(path)).find(path)) === null) return null
  return Buffer.from(await readBytes(path)).toString()
}

/** Reads a small file, or a part of a large one. */
export async function readBytes(path: string, start?: number, end?: number): Promise<Uint8Array> {
  if (end !== undefined && end <= (start ?? 0)) return new Uint8Array()
  const chunks: Uint8Array[] = []
  for await (const chunk of (await storageOf(path)).read(path, start, end)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
