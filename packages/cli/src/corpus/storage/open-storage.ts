import { writeFile } from 'node:fs/promises'
import { errorCode, UsageError } from '@content-trust/workspace'
import type { Storage } from './storage.ts'

/** Whether a path names an object in a bucket. */
export function isBucketUrl(path: string): boolean {
  return /^s3:\/\//i.test(path)
}

/** The storage that holds a path; the client of buckets is loaded only for a bucket. */
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
      `${path}: buckets need two further packages: npm install @aws-sdk/client-s3 @aws-sdk/lib-storage`,
    )
  }
}

/** Writes a small text, replacing the file as a whole. */
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

/** Reads a small text; null without the file. */
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
