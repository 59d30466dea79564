import { corporaFolder, hasCorpora } from './corpora.ts'

/**
 * Measures the shipped models against the targets and writes pages, figures and model cards.
 * `npm run evaluate` measures all; `npm run evaluate -- text`, `image` or `audio` measures a part.
 */
if (!hasCorpora) {
  process.stderr.write(
    `Evaluation skipped: no corpora at ${corporaFolder}. Set CONTENT_TRUST_CORPORA to their folder.\n`,
  )
  process.exit(0)
}
const SEED = 20_260_601
const parts = new Set(process.argv.slice(2))
const wants = (part: string): boolean => parts.size === 0 || parts.has(part)

if (wants('text')) {
  const { evaluateText } = await import('./evaluation/evaluate-text.ts')
  process.stdout.write(await evaluateText(SEED))
}
if (wants('image')) {
  const { evaluateImages } = await import('./image/evaluate-images.ts')
  process.stdout.write(await evaluateImages(SEED))
}
if (wants('audio')) {
  const { evaluateAudio } = await import('./audio/evaluate-audio.ts')
  process.stdout.write(await evaluateAudio(SEED))
}
