import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { HeadObjectCommand, type PutObjectCommandInput } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { ATTEMPTS, client, placeOf } from './bucket-client.ts'
import { attempt, problem, statusOf } from './bucket-problem.ts'
import { appeared } from './storage.ts'

const PART_BYTES = 8 * 1024 * 1024
/** More parts than this no bucket takes. */
const MAX_PARTS = 10_000
/** Kept with an object, so that a run knows its own. */
const MARK = 'content-trust-upload'

/** Puts a file into a bucket, in place of what was there. */
export async function upload(from: string, path: string): Promise<void> {
  await attempt(path, () => send(from, path, {}))
}

/**
 * Puts a file into a bucket where nothing is yet. A server that knows conditional writes decides that at the
 * moment of writing; of others, only what is there before the upload begins is seen.
 */
export async function uploadNew(from: string, path: string): Promise<void> {
  const mark = randomUUID()
  for (let conflicts = 0; ; conflicts++) {
    if ((await markOf(path)) !== undefined) throw appeared(path)
    try {
      return await send(from, path, { IfNoneMatch: '*', Metadata: { [MARK]: mark } })
    } catch (error) {
      const status = statusOf(error)
      if (status === 501) return await upload(from, path)
      if (status === 412) {
        // A request that was sent again, because its answer was lost, finds what it wrote itself.
        if ((await markOf(path)) === mark) return
        throw appeared(path)
      }
      // Of two that write at the same moment, S3 asks one to begin again.
      if (status !== 409 || conflicts >= ATTEMPTS) throw problem(path, error)
      await wait(100 * 2 ** conflicts)
    }
  }
}

/** In parts of one size; parts of an upload that fails or is killed never become visible. */
async function send(
  from: string,
  path: string,
  more: Pick<PutObjectCommandInput, 'IfNoneMatch' | 'Metadata'>,
): Promise<void> {
  const { size } = await stat(from)
  const parts = new Upload({
    client: client(),
    params: { ...placeOf(path), ...more, Body: createReadStream(from) },
    partSize: Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS)),
    queueSize: 2,
  })
  await parts.done()
}

/** The mark of an object, null if it has none; undefined without an object. */
async function markOf(path: string): Promise<string | null | undefined> {
  try {
    const { Metadata } = await client().send(new HeadObjectCommand(placeOf(path)))
    return Metadata?.[MARK] ?? null
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw problem(path, error)
  }
}
