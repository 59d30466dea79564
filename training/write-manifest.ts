import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { engineVersion } from '../packages/engine/src/version.ts'
import { modelCards } from './model-cards.ts'

/** Models whose cards are written beside their own evaluation. */
const mediaModels = ['synthetic-image-risk', 'synthetic-audio-risk']

/** Writes the checksums of all models. */
export async function writeManifest(): Promise<void> {
  const manifest = []
  for (const id of [...modelCards.map((card) => card.id), ...mediaModels]) {
    const bytes = await readFile(`packages/engine/models/${id}/model.json`)
    manifest.push({
      id,
      engine: engineVersion,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  }
  await writeFile('packages/engine/models/manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
}
