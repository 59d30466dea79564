/** Kinds of media that the service scores. */
export const mediaKinds = ['image', 'audio', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** File formats that can be told from the bytes. */
export type Container =
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'mp3'
  | 'wav'
  | 'ogg'
  | 'webm'
  | 'mp4'
  | 'quicktime'

/** The media types that each kind accepts, by container. */
const typesOf: Readonly<Record<MediaKind, ReadonlyMap<Container, string>>> = {
  image: new Map([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ]),
  audio: new Map([
    ['mp3', 'audio/mpeg'],
    ['wav', 'audio/wav'],
    ['mp4', 'audio/mp4'],
    ['webm', 'audio/webm'],
    ['ogg', 'audio/ogg'],
  ]),
  video: new Map([
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['quicktime', 'video/quicktime'],
  ]),
}

/** The formats of each kind, for messages. */
export const formatNames: Readonly<Record<MediaKind, string>> = {
  image: 'PNG, JPEG or WebP',
  audio: 'MP3, WAV, M4A, WebM or Ogg',
  video: 'MP4, WebM or QuickTime',
}

/** Media types that a data URI may declare; a video is never sent inline. */
const inlineTypes: Readonly<Record<MediaKind, ReadonlyMap<string, Container>>> = {
  image: new Map([
    ['image/png', 'png'],
    ['image/jpeg', 'jpeg'],
    ['image/webp', 'webp'],
  ]),
  audio: new Map([
    ['audio/mpeg', 'mp3'],
    ['audio/mp3', 'mp3'],
    ['audio/wav', 'wav'],
    ['audio/x-wav', 'wav'],
    ['audio/mp4', 'mp4'],
    ['audio/x-m4a', 'mp4'],
    ['audio/webm', 'webm'],
    ['audio/ogg', 'ogg'],
  ]),
  video: new Map(),
}

/** Media types that web servers send for the same formats. */
const servedTypes: ReadonlyMap<string, Container> = new Map([
  ...inlineTypes.image,
  ...inlineTypes.audio,
  ['image/jpg', 'jpeg'],
  ['image/pjpeg', 'jpeg'],
  ['image/x-png', 'png'],
  ['audio/mpeg3', 'mp3'],
  ['audio/x-mp3', 'mp3'],
  ['audio/x-mpeg', 'mp3'],
  ['audio/wave', 'wav'],
  ['audio/vnd.wave', 'wav'],
  ['audio/m4a', 'mp4'],
  ['audio/opus', 'ogg'],
  ['application/ogg', 'ogg'],
  ['video/mp4', 'mp4'],
  ['video/x-m4v', 'mp4'],
  ['video/webm', 'webm'],
  ['video/quicktime', 'quicktime'],
])

/** Media types that a server sends for an unknown format. */
const genericTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

/** The published media type of a container; undefined where the kind does not accept it. */
export function mediaTypeOf(kind: MediaKind, container: Container): string | undefined {
  return typesOf[kind].get(container)
}

/** The format that a caller declares for inline media. */
export function inlineContainer(kind: MediaKind, type: string): Container | undefined {
  return inlineTypes[kind].get(type.toLowerCase())
}

/** The media types that a caller may declare for inline media of a kind. */
export function inlineTypeNames(kind: MediaKind): string[] {
  return [...inlineTypes[kind].keys()]
}

/** Whether a `Content-Type` header agrees with the format that the bytes show. */
export function servedTypeAgrees(header: string | undefined, container: Container): boolean {
  const type = (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (genericTypes.has(type)) return true
  const served = servedTypes.get(type)
  // Servers choose between these two by the file's extension; the boxes are the same.
  const box = (name: Container | undefined) => (name === 'quicktime' ? 'mp4' : name)
  return served !== undefined && box(served) === box(container)
}
