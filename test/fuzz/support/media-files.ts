import { readdirSync, readFileSync } from 'node:fs'
import { ActionType } from '@trustnxt/c2pa-ts/manifest'
import { markedImage, markedRecording } from '../../media/support/marked-media.ts'
import { signMedia } from '../../media/support/sign-media.ts'
import { noiseImage } from '../../support/images.ts'

const fixtures = new URL('../../media/fixtures/', import.meta.url)
const small = () => noiseImage().resize(48, 40)
const exif = { IFD0: { Software: 'NovelAI', Make: 'Maker', Model: 'Model' } }

/** Real files of every kind that is read, by name: with tracks, tags and content credentials. */
export async function mediaFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const name of readdirSync(fixtures)) {
    files.set(name, readFileSync(new URL(name, fixtures)))
  }
  files.set('tagged.wav', markedRecording('a mark').subarray(0, 20_000))
  files.set('marked.jpeg', await markedImage('a mark'))
  files.set('small.png', await small().png().withExif(exif).toBuffer())
  files.set('small.webp', await small().webp().withExif(exif).toBuffer())
  files.set('small.gif', await small().gif().toBuffer())
  files.set('small.tiff', await small().tiff().withExif(exif).toBuffer())
  files.set('small.avif', await small().avif().withExif(exif).toBuffer())
  const actions = [{ action: ActionType.C2paCreated }]
  files.set('signed.jpeg', await signMedia(await small().jpeg().toBuffer(), actions))
  files.set('signed.png', await signMedia(await small().png().toBuffer(), actions))
  return files
}
