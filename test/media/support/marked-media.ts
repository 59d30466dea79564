import { readFile } from 'node:fs/promises'
import { noiseImage } from '../../support/images.ts'
import { makeWav } from './make-wav.ts'
import { makeVoice } from './voice.ts'

/** A photograph-like image with a mark in EXIF and XMP, and after its end. */
export async function markedImage(mark: string): Promise<Buffer> {
  const image = await noiseImage()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: mark, Software: `${mark} 1.0`, Artist: mark } })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Midjourney ${mark}"/></rdf:RDF></x:xmpmeta>`,
    )
    .toBuffer()
  return Buffer.concat([image, Buffer.from(mark)])
}

/** A recording with a mark in the chunk that names its author and software. */
export function markedRecording(mark: string): Buffer {
  const words = Buffer.from(`${mark}\0`)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(words.length)
  const info = Buffer.concat([Buffer.from('INFOISFT'), size, words, Buffer.alloc(words.length % 2)])
  return makeWav([makeVoice(3)], { before: [['LIST', info]] })
}

/** The voice of the fixtures with a mark in its ID3 tags. */
export async function markedMp3(mark: string): Promise<Buffer> {
  const tagged = await readFile(new URL('../fixtures/voice.mp3', import.meta.url))
  // Players do not read two tags in a row.
  const voice = tagged.subarray(10 + (tagged[9] ?? 0))
  const text = Buffer.from(`\x03${mark}\0`, 'latin1')
  const frame = Buffer.concat([Buffer.from('TIT2\0\0\0'), Buffer.from([text.length, 0, 0]), text])
  return Buffer.concat([
    Buffer.from('ID3\x04\0\0\0\0\0'),
    Buffer.from([frame.length]),
    frame,
    voice,
  ])
}

/** The video of the fixtures whose tracks come last, with a mark where QuickTime names the software. */
export async function markedVideo(mark: string): Promise<Buffer> {
  const video = await readFile(new URL('../fixtures/variable.mov', import.meta.url))
  const text = Buffer.from(mark)
  const length = Buffer.alloc(4)
  length.writeUInt16BE(text.length)
  const tags = box('udta', box('\xa9too', Buffer.concat([length, text])))
  const tracks = video.lastIndexOf('moov') - 4
  video.writeUInt32BE(video.readUInt32BE(tracks) + tags.length, tracks)
  return Buffer.concat([video, tags])
}

function box(name: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 8)
  return Buffer.concat([size, Buffer.from(name, 'latin1'), body])
}
