import { mkdir, writeFile } from 'node:fs/promises'
import { engineVersion } from '../packages/engine/src/version.ts'
import { commonest, countWords } from './common-words.ts'
import { corporaFolder, hasCorpora } from './corpora.ts'
import { findSlopWords } from './slop/slop-words.ts'
import { writeManifest } from './write-manifest.ts'
import { writeWordList } from './write-word-list.ts'

/**
 * Makes the model files from the corpora. `npm run train` makes all; `npm run train -- words`
 * (the two word lists), `texture`, `kind`, `slop`, `sentences`, `documents`, `image` or `audio` makes a part, and
 * `reference` nothing but what is written after each of them.
 */
if (!hasCorpora) {
  process.stderr.write(
    `No corpora at ${corporaFolder}. Training needs them: set CONTENT_TRUST_CORPORA to their folder.\n`,
  )
  process.exit(2)
}
const SEED = 20_260_601
const parts = new Set(process.argv.slice(2))
const wants = (part: string): boolean => parts.size === 0 || parts.has(part)

async function writeModel(model: { readonly id: string }): Promise<void> {
  const text = JSON.stringify(model, (key, value: unknown) => {
    // JSON writes a number that is not one as null, and the engine would read it as zero.
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new RangeError(`Unexpected ${value} for “${key}” in the model ${model.id}.`)
    }
    return value
  })
  const folder = `packages/engine/models/${model.id}`
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/model.json`, `${text}\n`)
  process.stdout.write(`Wrote ${folder}/model.json\n`)
}

if (wants('words')) {
  await writeWordList(
    'common-words',
    'commonWords',
    'The most common words that occur in at least 17 of the 19 files that may be fitted to, counted in their train split: words without a topic, the only ones that the texture model may know by name.',
    commonest(await countWords(), 17, 600),
  )
  await writeWordList(
    'slop-words',
    'slopWords',
    'Words that machine text uses at least 1.6 times as often as human text, in at least 11 of the 19 files that may be fitted to, counted in their train split. Candidates: antislop-words (Apache-2.0), slop-forensics and slop-score words (MIT), excess-words-style (MIT), llm-cliches (MIT); see NOTICE.md.',
    await findSlopWords(),
  )
}
// The parts read the word lists, so they load after those are written.
if (wants('texture') || wants('kind')) {
  const { loadSamples } = await import('./texture/load-samples.ts')
  const { crossFitKinds, trainKind } = await import('./kind/train-kind.ts')
  const samples = await loadSamples()
  const crossFit = await crossFitKinds(samples)
  if (wants('kind')) await writeModel(trainKind(engineVersion, crossFit))
  if (wants('texture')) {
    const { textureParts, trainTexture } = await import('./texture/train-texture.ts')
    const { textureWords } = await import('./texture/texture-words.ts')
    const parts = textureParts(samples, await textureWords())
    await writeModel(await trainTexture(samples, parts, crossFit, engineVersion, SEED))
  }
}
if (wants('slop')) {
  const { trainSlop } = await import('./slop/train-slop.ts')
  await writeModel(await trainSlop(engineVersion))
}
if (wants('image')) {
  const { trainImage } = await import('./image/train-image.ts')
  await writeModel(await trainImage(engineVersion, SEED))
}
if (wants('audio')) {
  const { trainAudio } = await import('./audio/train-audio.ts')
  await writeModel(await trainAudio(engineVersion, SEED))
}
if (wants('sentences')) {
  const { trainSentences } = await import('./sentences/train-sentences.ts')
  for (const model of Object.values(await trainSentences(engineVersion))) await writeModel(model)
}
if (wants('documents')) {
  const { trainDocuments } = await import('./editor/train-documents.ts')
  for (const model of Object.values(await trainDocuments(engineVersion))) await writeModel(model)
}
// What loads the models compares them with it.
await writeManifest()
const { writeReference } = await import('./media/write-reference.ts')
await writeReference()
