import { EngineError } from '../../../../schema/error.ts'
import { copyCluster, type Frames, MOST_FRAMES } from './copy-cluster.ts'
import { ids, outsideClusters } from './element-ids.ts'
import { type Element, readElement } from './read-element.ts'
import { SegmentWriter } from './segment-writer.ts'

/** Most bytes of the header, and of each element that describes the tracks or has tags. */
const MOST_HEAD = 4_096
const MOST_DESCRIPTION = 1_048_576
const MOST_TRACKS = 32

/**
 * A WebM file with what is read of it and nothing else: the header, and in one segment its description, tags and
 * clusters, each with its true size. What a reader of elements could lose its way in is gone: open and wrong
 * sizes, bytes that are no element, indexes that lead astray. Takes time in proportion to the bytes. Throws
 * `invalid_media` for a file without header, segment or tracks.
 */
export function rewriteWebm(bytes: Uint8Array): Uint8Array {
  const header = readElement(bytes, 0, bytes.length)
  if (header?.id !== ids.ebml || header.to === null) throw broken('it has no header')
  if (header.to - header.from > MOST_HEAD) throw broken('its header is too long')
  const segment = findSegment(bytes, header.to)
  const { description, clusters } = readSegment(bytes, segment.from)
  const content = new SegmentWriter(bytes)
  for (const { at, to } of description) content.copy(at, to ?? at)
  for (const cluster of clusters) content.put(ids.cluster, cluster)
  const file = new SegmentWriter(bytes)
  file.copy(0, header.to)
  file.put(ids.segment, content)
  return file.finish()
}

function findSegment(bytes: Uint8Array, from: number): Element {
  let element = readElement(bytes, from, bytes.length)
  while (element?.id === ids.void && element.to !== null) {
    element = readElement(bytes, element.to, bytes.length)
  }
  if (element?.id !== ids.segment) throw broken('it has no segment')
  return element
}

/** Walks over the elements of a segment, whatever its size says: some writers leave the last clusters out of it. */
function readSegment(bytes: Uint8Array, from: number) {
  const description: Element[] = []
  const clusters: SegmentWriter[] = []
  const frames: Frames = { blocks: 0, laced: 0 }
  let tracks = 0
  let at: number | null = from
  while (at !== null && frames.blocks < MOST_FRAMES) {
    const element = readElement(bytes, at, bytes.length)
    if (element?.id === ids.segment || element?.id === ids.ebml) break
    if (element?.id === ids.cluster) {
      const { writer, end } = copyCluster(bytes, element, frames)
      clusters.push(writer)
      at = end
      continue
    }
    if (!isInside(element)) {
      at = nextCluster(bytes, at)
      continue
    }
    if (isDescription(element, bytes.length)) {
      description.push(element)
      tracks += countTracks(bytes, element)
    }
    at = element.to
  }
  if (tracks === 0) throw broken('it has no tracks')
  if (tracks > MOST_TRACKS) throw broken(`it has ${tracks} tracks, expected at most ${MOST_TRACKS}`)
  return { description, clusters }
}

function isInside(element: Element | null): element is Element & { readonly to: number } {
  if (element === null || element.to === null) return false
  const isKnown = outsideClusters.has(element.id)
  return isKnown || element.id === ids.void || element.id === ids.checksum
}

function isDescription({ id, from, to }: Element & { readonly to: number }, length: number) {
  const isWanted = id === ids.info || id === ids.tracks || id === ids.tags
  return isWanted && to <= length && to - from <= MOST_DESCRIPTION
}

function countTracks(bytes: Uint8Array, { id, from, to }: Element & { readonly to: number }) {
  if (id !== ids.tracks) return 0
  let count = 0
  let at = from
  while (at < to) {
    const entry = readElement(bytes, at, to)
    if (entry === null || entry.to === null) break
    if (entry.id === ids.trackEntry) count++
    at = entry.to
  }
  return count
}

const clusterId = Buffer.from('1f43b675', 'hex')

/** Where the next cluster starts after bytes that are no element; null if there is none. */
function nextCluster(bytes: Uint8Array, at: number): number | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = view.indexOf(clusterId, at + 1)
  return found < 0 ? null : found
}

function broken(what: string): EngineError {
  return new EngineError('invalid_media', `This WebM file cannot be read: ${what}.`)
}
