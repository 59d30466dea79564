import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import {
  CreateBucketCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'

/** What goes wrong on the way to a server of buckets. */
export interface Faults {
  /** Downloads that break off after so many bytes. */
  cutDownloads: { left: number; after: number }
  /** Is asked before a request goes on, which waits for the answer; a status is given back in its place. */
  before: (request: LineRequest) => number | null | Promise<number | null>
  /** Which answers are lost on the way back, though the server did what it was asked. */
  loses: (request: LineRequest) => boolean
}

/** A request on its way. */
export interface LineRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** A server of buckets behind a line that may break. */
export interface BucketServer {
  readonly environment: Readonly<Record<string, string>>
  readonly faults: Faults
  put(key: string, text: string): Promise<void>
  get(key: string): Promise<string | undefined>
  stop(): Promise<void>
}

/**
 * Starts a server of buckets. With TEST_BUCKET_SERVER (and TEST_BUCKET_KEY, TEST_BUCKET_SECRET), one that
 * runs already is used in its place; docs/scale.md says with which that was done.
 */
export async function startBucketServer(bucket: string): Promise<BucketServer> {
  const own = process.env['TEST_BUCKET_SERVER']
  const started = own === undefined ? await startFauxqs({ port: 0, logger: false }) : null
  const target = new URL(own ?? `http://127.0.0.1:${started?.port}`)
  const faults: Faults = {
    cutDownloads: { left: 0, after: 0 },
    before: () => null,
    loses: () => false,
  }
  const line = createServer(async (incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming
    const status = await faults.before({ method, url, headers })
    if (status !== null) {
      incoming.resume()
      incoming.once('end', () => answer.writeHead(status).end())
      return
    }
    // The name of the server is signed, so it goes on as it came.
    const onward = request({ host: target.hostname, port: target.port, method, path: url, headers })
    onward.once('response', (response) => {
      if (faults.loses({ method, url, headers })) {
        response.resume()
        response.once('end', () => answer.destroy())
        return
      }
      answer.writeHead(response.statusCode ?? 500, response.headers)
      if (method !== 'GET' || faults.cutDownloads.left === 0) {
        response.pipe(answer)
        return
      }
      faults.cutDownloads.left--
      let sent = 0
      response.on('data', (chunk: Buffer) => {
        const piece = chunk.subarray(0, Math.max(0, faults.cutDownloads.after - sent))
        sent += piece.length
        answer.write(piece, () => {
          if (sent >= faults.cutDownloads.after) answer.destroy()
        })
      })
      response.once('end', () => answer.end())
    })
    onward.once('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const environment = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: process.env['TEST_BUCKET_KEY'] ?? 'key',
    AWS_SECRET_ACCESS_KEY: process.env['TEST_BUCKET_SECRET'] ?? 'secret',
    AWS_REGION: 'us-east-1',
  }
  const client = new S3Client({
    endpoint: environment.AWS_ENDPOINT_URL_S3,
    region: environment.AWS_REGION,
    forcePathStyle: true,
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID,
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY,
    },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  return {
    environment,
    faults,
    put: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body }))
    },
    get: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
      return await Body?.transformToString()
    },
    stop: async () => {
      client.destroy()
      line.closeAllConnections()
      line.close()
      await started?.stop()
    },
  }
}
