import { S3Client } from '@aws-sdk/client-s3'
import { UsageError } from '@content-trust/workspace'

/** Times in a row that a request or a read may fail; bytes that arrive reset the count. */
export const ATTEMPTS = 6

let opened: { readonly endpoint: string | undefined; readonly client: S3Client } | null = null

/** Talks to buckets; keys and addresses come from the environment. */
export function client(): S3Client {
  const endpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']
  if (opened === null || opened.endpoint !== endpoint) {
    opened = { endpoint, client: createClient(endpoint) }
  }
  return opened.client
}

function createClient(endpoint: string | undefined): S3Client {
  return new S3Client({
    maxAttempts: ATTEMPTS,
    // Servers other than Amazon's have no host name for each bucket, and few of them know its new checksums.
    ...(endpoint === undefined
      ? {}
      : {
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          region: process.env['AWS_REGION'] ?? 'us-east-1',
        }),
  })
}

/** The bucket and the key that an address names. */
export function placeOf(url: string): { Bucket: string; Key: string } {
  const [, Bucket, Key = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/is.exec(url) ?? []
  if (Bucket === undefined) {
    throw new UsageError(`${url}: expected an address such as s3://bucket/folder/file.jsonl.`)
  }
  return { Bucket, Key }
}
