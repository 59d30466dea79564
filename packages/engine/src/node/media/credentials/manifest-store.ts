import { type AssetType, BMFF, JPEG, MP3, PNG } from '@trustnxt/c2pa-ts/asset'
import { areBoundedBoxes } from './check-boxes.ts'
import { readRiffChunk } from './riff-chunk.ts'

type Asset = InstanceType<AssetType>

/** The manifest store of a file, and the reader of its container where the library has one. */
export interface StoreBytes {
  readonly store: Uint8Array<ArrayBuffer>
  readonly asset: Asset | null
}

const readers: readonly AssetType[] = [JPEG, PNG, BMFF, MP3]

/** Finds content credentials in JPEG, PNG, MPEG-4 boxes, MP3 and RIFF (WebP, WAV); null for none. */
export function findStore(bytes: Uint8Array<ArrayBuffer>): StoreBytes | null {
  const riff = readRiffChunk(bytes, 'C2PA')
  if (riff !== null) return { store: copyOf(riff), asset: null }
  const start = Buffer.from(bytes.subarray(4, 8)).toString('latin1')
  // Looking for boxes in other files would find some, so only this start asks for them.
  const isBoxes = start === 'ftyp'
  if (isBoxes && !areBoundedBoxes(bytes)) return null
  const reader = readers.find(
    (candidate) => (candidate !== BMFF || isBoxes) && candidate.canRead(bytes),
  )
  if (reader === undefined) return null
  const asset = new reader(bytes)
  const store = asset.getManifestJUMBF()
  return store === undefined ? null : { store: copyOf(store), asset }
}

/** The parser reads from the start of the underlying buffer, so a view must be copied. */
function copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
