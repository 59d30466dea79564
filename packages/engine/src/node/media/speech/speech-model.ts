import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The weights of Moonshine tiny (MIT), by their paths in the package. */
const folder = '@usefulsensors/moonshine-js/dist/model/tiny/quantized'
const files = {
  encoder: {
    name: 'encoder_model.onnx',
    hash: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
  },
  decoder: {
    name: 'decoder_model_merged.onnx',
    hash: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
  },
} as const

export interface SpeechModel {
  readonly encoder: Uint8Array
  readonly decoder: Uint8Array
}

/** The weights from the installed package; null where it is missing or has other files. */
export async function readSpeechModel(): Promise<SpeechModel | null> {
  // The package exports only its script, so its files are looked up where Node would find it.
  const places = createRequire(import.meta.url).resolve.paths(folder) ?? []
  for (const place of places) {
    const encoder = await readChecked(join(place, folder), files.encoder)
    const decoder = await readChecked(join(place, folder), files.decoder)
    if (encoder !== null && decoder !== null) return { encoder, decoder }
  }
  return null
}

async function readChecked(
  place: string,
  { name, hash }: { readonly name: string; readonly hash: string },
): Promise<Uint8Array | null> {
  const bytes = await readFile(join(place, name)).catch(() => null)
  if (bytes === null) return null
  return createHash('sha256').update(bytes).digest('hex') === hash ? bytes : null
}
