import type { MediaKind } from './media-types.ts'

/** What an installation allows a media URL to be, and how long a fetch may take. */
export interface MediaPolicy {
  readonly ports: readonly number[]
  /** Networks in CIDR form that are refused although they are public, for example one's own. */
  readonly deniedNetworks: readonly string[]
  readonly redirects: number
  readonly connectMs: number
  readonly totalMs: number
  /** A failed fetch is answered at a multiple of this time, so that its length tells nothing. */
  readonly failureStepMs: number
}

/** The policy of an installation that sets nothing. */
export const defaultMediaPolicy: MediaPolicy = {
  ports: [443],
  deniedNetworks: [],
  redirects: 3,
  connectMs: 10_000,
  totalMs: 20_000,
  failureStepMs: 1_000,
}

const mebibyte = 1_048_576

/** The largest file of each kind in bytes, whether fetched or sent inline. */
export const maxBytes: Readonly<Record<MediaKind, number>> = {
  image: 5 * mebibyte,
  audio: 4 * mebibyte,
  video: 25 * mebibyte,
}

/** A size in the unit that messages use. */
export function inMegabytes(bytes: number): string {
  return `${bytes / mebibyte} MB`
}
