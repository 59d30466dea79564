import type {
  AudioResult,
  Billing,
  ContextInput,
  ImageResult,
  MediaSource,
  VideoResult,
} from '@content-trust/engine/schema'
import { ApiError, rateLimited } from '../errors/api-error.ts'
import { newId } from '../ledger/ids.ts'
import type { Submitted } from '../ledger/ports.ts'
import { fetchMedia } from '../media/fetch-media.ts'
import type { Media } from '../media/media.ts'
import { MediaError } from '../media/media-error.ts'
import { type ReadSource, readMediaContent, readMediaSource } from '../media/media-source.ts'
import type { MediaKind } from '../media/media-types.ts'
import type { Charge } from '../pricing.ts'
import type { MediaTask } from '../scoring/scoring.ts'
import type { Services } from '../services.ts'
import { billingOf, type Job } from './job.ts'

export interface MediaInput {
  readonly content?: string | undefined
  readonly source?: MediaSource | undefined
  readonly context?: ContextInput | undefined
  readonly auto_revise?: boolean
}

/** What differs between the three kinds of media. */
export interface MediaWork<Result> {
  readonly kind: MediaKind
  /** JSON Pointer to the address in the body, for error messages. */
  readonly field: string
  readonly charge: Charge
  /** The scorer; throws an `ApiError` when it is missing, before anything is fetched. */
  scorer(): (task: MediaTask) => Promise<Result>
}

type Billed<Result> = { analysis_id: string } & Result & { billing: Billing }

const noRevision = 'auto_revise has no effect on media.'

/** Scores one image, recording or video (R-MED). */
export function mediaJob<Result extends ImageResult | AudioResult | VideoResult>(
  input: MediaInput,
  { kind, field, charge, scorer }: MediaWork<Result>,
  services: Services,
): Job<Billed<Result>> {
  services.mediaScorers.admit?.()
  const source = readSource(input, kind, field, services)
  refuseFailures(source, services)
  return {
    charge,
    payment: 'hold',
    submitted: submittedOf(source),
    work: async () => {
      const score = scorer()
      const { bytes, mediaType } = await bytesOf(source, kind, services)
      const scored = await score({ bytes, mediaType, context: input.context ?? {} })
      const notes = input.auto_revise === true ? [noRevision] : []
      const result = { ...scored, limitations: [...scored.limitations, ...notes] }
      const id = newId('an', services.clock())
      return {
        id,
        modality: kind,
        modelVersion: scored.model_version,
        answer: (available) => ({
          analysis_id: id,
          ...result,
          billing: billingOf(charge, available),
        }),
      }
    },
  }
}

/** The bytes of a source, fetched where it is an address. */
export async function bytesOf(
  source: ReadSource,
  kind: MediaKind,
  services: Services,
): Promise<Media> {
  if (source.from === 'request') return source.media
  refuseFailures(source, services)
  const { mediaFetch } = services
  const { failures, caller } = mediaFetch
  const succeed = caller === undefined ? undefined : failures?.begin(caller)
  const media = await fetchMedia({ kind, url: source.url }, mediaFetch)
  succeed?.()
  return media
}

/** Refuses an address of a caller whose addresses could not be fetched too often. */
export function refuseFailures(source: ReadSource, { mediaFetch }: Services): void {
  const { failures, caller } = mediaFetch
  if (source.from === 'request' || failures === undefined || caller === undefined) return
  const seconds = failures.secondsToWait(caller)
  if (seconds === 0) return
  throw rateLimited(
    `Too many media addresses of this account could not be fetched, expected at most ${failures.mostPerHour} an hour. Nothing was charged.`,
    seconds,
  )
}

/**
 * Checks the form of the source before anything is charged or fetched; `source` takes precedence
 * (decision 8).
 */
function readSource(
  { content, source }: MediaInput,
  kind: MediaKind,
  field: string,
  services: Services,
): ReadSource {
  const { ports } = services.mediaFetch.policy
  try {
    if (source !== undefined) return readMediaSource(kind, source, ports)
    if (content !== undefined) return readMediaContent(kind, content, ports)
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    const pointer = source === undefined ? `/${field}` : '/source'
    throw new ApiError(error.code, error.message, { errors: [{ pointer, detail: error.message }] })
  }
  throw new ApiError('bad_request', 'Expected `content` or `source`.', {
    errors: [{ pointer: '/content', detail: 'expected `content`, or `source` in its place' }],
  })
}

/** Bytes are logged by their hash, an address by its hash and host name (R-PRIV-04). */
function submittedOf(source: ReadSource): Submitted {
  if (source.from === 'url') {
    return { kind: 'media', source: source.url.href, hostname: source.url.hostname }
  }
  return { kind: 'media', source: source.media.sha256, hostname: null }
}
