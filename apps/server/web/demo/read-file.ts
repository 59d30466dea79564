import { count } from '@content-trust/design'
import { inMegabytes, maxBytes } from '../../src/media/media-policy.ts'
import type { MediaKind } from '../../src/media/media-types.ts'
import { formatNames, mediaTypeOf } from '../../src/media/media-types.ts'
import { sniffType } from '../../src/media/sniff-type.ts'

/** A dropped or chosen file, ready to be scored. */
export type ReadFile =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'image' | 'audio'
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly mediaType: string
    }
  | { readonly kind: 'refused'; readonly why: string }

/** The part of a browser's `File` that is read. */
export interface PickedFile {
  readonly name: string
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

/** Files that the picker offers; what a file holds is told from its bytes. */
export const pickedTypes = 'image/png,image/jpeg,image/webp,audio/*,.txt,.md,.markdown'

const largest = Math.max(maxBytes.image, maxBytes.audio)
const texts = /\.(?:txt|md|markdown|mdown|text)$/i

/** Reads a file and says what it is, or why the demo cannot score it. */
export async function readPickedFile(file: PickedFile): Promise<ReadFile> {
  if (file.size === 0) return refuse(`${quoted(file)} is empty.`)
  // Nothing this large is read.
  if (file.size > largest) return refuse(tooLarge(file, kindOfName(file)))
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return refuse(`${quoted(file)} could not be read. Check that it is still there.`)
  }
  const container = sniffType(bytes)
  for (const kind of ['image', 'audio'] as const) {
    const mediaType = container === undefined ? undefined : mediaTypeOf(kind, container)
    if (mediaType === undefined) continue
    if (bytes.length > maxBytes[kind]) return refuse(tooLarge(file, kind))
    return { kind, bytes, mediaType }
  }
  return readText(file, bytes)
}

function readText(file: PickedFile, bytes: Uint8Array): ReadFile {
  if (!texts.test(file.name) && !file.type.startsWith('text/plain')) return refuse(unknown(file))
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return refuse(`${quoted(file)} is not UTF-8 text. Save it as UTF-8, or paste its words.`)
  }
}

function kindOfName({ type }: PickedFile): MediaKind | null {
  if (type.startsWith('image/')) return 'image'
  return type.startsWith('audio/') ? 'audio' : null
}

function tooLarge(file: PickedFile, kind: MediaKind | null): string {
  const megabytes = `${count(Math.ceil(file.size / 104_857.6) / 10)} MB`
  const image = `images of up to ${inMegabytes(maxBytes.image)}`
  const audio = `recordings of up to ${inMegabytes(maxBytes.audio)}`
  const taken = kind === 'image' ? image : kind === 'audio' ? audio : `${image} and ${audio}`
  return `${quoted(file)} has ${megabytes}. The demo takes ${taken}.`
}

function unknown(file: PickedFile): string {
  return `${quoted(file)} is not a file that the demo knows. It takes images (${formatNames.image}), recordings (${formatNames.audio}) and plain text or Markdown.`
}

function quoted({ name }: PickedFile): string {
  return `“${name.length > 60 ? `${name.slice(0, 57)}…` : name}”`
}

function refuse(why: string): ReadFile {
  return { kind: 'refused', why }
}
