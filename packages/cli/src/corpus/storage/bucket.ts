import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { ATTEMPTS, client, placeOf } from './bucket-client.ts'
import { attempt, problem, statusOf } from './bucket-problem.ts'
import type { Storage } from './storage.ts'
import { upload, uploadNew } from './upload.ts'

/** Objects in a bucket of S3 or of a server that speaks like it; keys and addresses come from the environment. */
export const bucket: Storage = {
  find: async (path) => {
    try {
      const found = await client().send(new HeadObjectCommand(placeOf(path)))
      return { size: found.ContentLength ?? 0, modified: found.LastModified?.getTime() ?? 0 }
    } catch (error) {
      if (statusOf(error) === 404) return null
      throw problem(path, error)
    }
  },
  read: readObject,
  list: async (folder) => {
    const { Bucket, Key } = placeOf(folder)
    const Prefix = Key === '' || Key.endsWith('/') ? Key : `${Key}/`
    const names: string[] = []
    let token: string | undefined
    do {
      const more = token === undefined ? {} : { ContinuationToken: token }
      const page = await attempt(folder, () =>
        client().send(new ListObjectsV2Command({ Bucket, Prefix, ...more })),
      )
      for (const { Key: key } of page.Contents ?? []) {
        if (key !== undefined && !key.endsWith('/')) names.push(key.slice(Prefix.length))
      }
      token = page.NextContinuationToken
    } while (token !== undefined)
    return names.sort()
  },
  stage: async (path) => {
    const staged = join(tmpdir(), `content-trust-${randomUUID()}`)
    const discard = () => rm(staged, { force: true })
    return {
      path: staged,
      commit: () => upload(staged, path).then(discard),
      commitNew: () => uploadNew(staged, path).then(discard),
      discard,
    }
  },
  remove: async (path) => {
    await attempt(path, () => client().send(new DeleteObjectCommand(placeOf(path))))
  },
}

/** A read that breaks off resumes where it was, as long as the object is the same. */
async function* readObject(path: string, start = 0, end?: number): AsyncGenerator<Uint8Array> {
  let at = start
  let IfMatch: string | undefined
  for (let failures = 0; end === undefined || at < end; ) {
    const isWhole = at === 0 && end === undefined
    const Range = `bytes=${at}-${end === undefined ? '' : end - 1}`
    try {
      const { Body, ETag } = await client().send(
        new GetObjectCommand({
          ...placeOf(path),
          ...(isWhole ? {} : { Range }),
          ...(IfMatch === undefined ? {} : { IfMatch }),
        }),
      )
      IfMatch ??= ETag
      for await (const chunk of chunksOf(Body)) {
        at += chunk.length
        failures = 0
        yield chunk
      }
      return
    } catch (error) {
      // The object ends before the requested place.
      if (statusOf(error) === 416) return
      failures++
      // The client has already retried a refusal, but not a connection that broke off.
      if (statusOf(error) !== null || failures >= ATTEMPTS) throw problem(path, error)
      await wait(100 * 2 ** failures)
    }
  }
}

async function* chunksOf(body: unknown): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) throw new TypeError('Expected the body of an object.')
  for await (const chunk of body) if (chunk instanceof Uint8Array) yield chunk
}
