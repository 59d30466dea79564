import { S3ServiceException } from '@aws-sdk/client-s3'
import { StorageProblem } from './storage.ts'

/** Asks a bucket for something; that it did not answer is a problem of the storage. */
export async function attempt<Value>(path: string, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    throw problem(path, error)
  }
}

/** The status that a server answered with; null when it did not. */
export function statusOf(error: unknown): number | null {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null
}

/** The error for a request about an object that failed. */
export function problem(path: string, error: unknown): StorageProblem {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new StorageProblem(`${path}: the storage did not answer as expected (${message})`)
}
