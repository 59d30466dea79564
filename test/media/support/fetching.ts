import { afterAll } from 'vitest'
import type { FetchDeps } from '../../../apps/server/src/media/fetch-deps.ts'
import { fetchMedia } from '../../../apps/server/src/media/fetch-media.ts'
import { MediaError } from '../../../apps/server/src/media/media-error.ts'
import {
  defaultMediaPolicy,
  type MediaPolicy,
} from '../../../apps/server/src/media/media-policy.ts'
import type { MediaKind } from '../../../apps/server/src/media/media-types.ts'
import type { FakeNetwork } from './fake-network.ts'
import { certificate, type Origin } from './origin.ts'

/** Addresses of the internet that the tests play; nothing is ever sent to them. */
export const publicAddress = '1.2.3.4'
export const otherAddress = '5.6.7.8'

/** The one message of all fetch failures. */
export const uniformImageError =
  'media_fetch_failed: The media could not be fetched, expected a public address that answers ' +
  'within 20 seconds with PNG, JPEG or WebP of at most 5 MB.'

const policy: MediaPolicy = { ...defaultMediaPolicy, failureStepMs: 1 }

export function depsOf(network: FakeNetwork, changes: Partial<MediaPolicy> = {}): FetchDeps {
  return { network, policy: { ...policy, ...changes }, certificates: certificate.cert }
}

/** The outcome of a fetch as text: the type and size of what came, or the error. */
export async function outcome(
  url: string,
  deps: FetchDeps,
  kind: MediaKind = 'image',
): Promise<{ readonly shown: string; readonly reason?: string | undefined }> {
  try {
    const { mediaType, bytes } = await fetchMedia({ kind, url: new URL(url) }, deps)
    return { shown: `${mediaType} ${bytes.length}` }
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    return { shown: `${error.code}: ${error.message}`, reason: error.reason }
  }
}

/** Closes the servers of a test file when its tests are over. */
export function keepOrigins(): <Kind extends Origin>(origin: Promise<Kind>) => Promise<Kind> {
  const origins: Promise<Origin>[] = []
  afterAll(async () => {
    for (const origin of origins) await (await origin).close()
  })
  return (origin) => {
    origins.push(origin)
    return origin
  }
}
