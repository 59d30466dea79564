import type { MediaSource } from '@content-trust/engine/schema'
import { readDataUrl, readInlineMedia } from './inline-media.ts'
import type { Media } from './media.ts'
import { MediaError } from './media-error.ts'
import type { MediaKind } from './media-types.ts'
import { readMediaUrl } from './media-url.ts'

/** A source of valid form: the media itself, or the URL to fetch it from. */
export type ReadSource =
  | { readonly from: 'request'; readonly media: Media }
  | { readonly from: 'url'; readonly url: URL }

/** Checks the form of an explicit source, before anything is billed or fetched. */
export function readMediaSource(
  kind: MediaKind,
  source: MediaSource,
  ports: readonly number[],
): ReadSource {
  if (source.kind === 'url') return { from: 'url', url: readMediaUrl(source.url, ports) }
  if (kind !== 'image') {
    throw new MediaError('bad_request', 'Unexpected source of kind base64, expected kind url.')
  }
  return { from: 'request', media: readInlineMedia(kind, source.media_type, source.data) }
}

/** Checks the form of `content` in a media request: a data URI or an https URL. */
export function readMediaContent(
  kind: MediaKind,
  content: string,
  ports: readonly number[],
): ReadSource {
  if (/^data:/i.test(content)) return { from: 'request', media: readDataUrl(kind, content) }
  return { from: 'url', url: readMediaUrl(content, ports) }
}
