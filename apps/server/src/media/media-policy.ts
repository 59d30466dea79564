import type { MediaKind } from './media-types.ts'

/** Which media URLs an installation allows, and how long a fetch may take. */
export interface MediaPolicy {
  readonly ports: readonly number[]
  /** Public networks that are refused, in CIDR notation, for example one's own. */
  readonly deniedNetworks: readonly string[]
  readonly redirects: number
  readonly connectMs: number
  readonly totalMs: number
  /** Fetches of one account that may fail in an hour. */
  readonly failuresPerHour: number
  /** A failed fetch is answered at a multiple of this time, so that timing reveals nothing. */
  readonly failureStepMs: number
}

/** The default policy. */
export const defaultMediaPolicy: MediaPolicy = {
  ports: [443],
  deniedNetworks: [],
  redirects: 3,
  connectMs: 10_000,
  totalMs: 20_000,
  failuresPerHour: 60,
  failureStepMs: 1_000,
}

const mebibyte = 1_048_576

/** The largest file of each kind in bytes, whether fetched or sent inline. */
export const maxBytes: Readonly<Record<MediaKind, number>> = {
  image: 5 * mebibyte,
  audio: 4 * mebibyte,
  video: 25 * mebibyte,
}

/** A size in megabytes, for messages. */
export function inMegabytes(bytes: number): string {
  return `${bytes / mebibyte} MB`
}
