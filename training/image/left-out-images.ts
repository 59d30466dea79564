import { fitMedia, scoreMedia } from '../media/fit-media.ts'
import { keepResult } from '../media/keep-result.ts'
import { createRandom } from '../random.ts'
import type { BinnedImages } from './image-columns.ts'
import { mayFit } from './image-corpus.ts'
import { imageKeep } from './image-features.ts'
import { imageSettings } from './image-settings.ts'

/** Variants that are measured; the fourth one is fitted to alone. */
export const measuredVariants = ['plain', 'q75', 'half'] as const
export type MeasuredVariant = (typeof measuredVariants)[number]

/** One source that the model has not seen, beside a fifth of the other label that it has not seen. */
export interface LeftOutSource {
  readonly source: string
  readonly label: 'real' | 'synthetic'
  /** Rows of the source. */
  readonly own: readonly number[]
  /** Rows of the other label, from sources that the model knows. */
  readonly others: readonly number[]
  readonly ownScores: Readonly<Record<MeasuredVariant, readonly number[]>>
  readonly otherScores: Readonly<Record<MeasuredVariant, readonly number[]>>
}

const FIFTHS = 5
/** Collections too small to be measured alone are left out together. */
const wallpapers = /^debian:(?:lomiri|mate-backgrounds|ukui)/

/** Name under which a source is left out. */
export function leftOutName(source: string): string {
  return wallpapers.test(source) ? 'debian wallpapers' : source
}

/** The scores of sources that were left out; read again where an earlier run fitted the same. */
export async function leaveImagesOut(corpus: BinnedImages, seed: number): Promise<LeftOutSource[]> {
  const inputs = [imageSettings, seed, corpus.edges, corpus.sources, corpus.images.map(mayFit)]
  return await keepResult(imageKeep, 'left-out', inputs, () => fitWithoutEach(corpus, seed))
}

/** Fits the model again without each source in turn, and scores what it has not seen. */
function fitWithoutEach(corpus: BinnedImages, seed: number): LeftOutSource[] {
  const { images, sources } = corpus
  const random = createRandom(seed)
  const fifths = images.map(() => Math.floor(random() * FIFTHS))
  const names = sources.map(leftOutName)
  const all = images.map((_, row) => row)
  return [...new Set(names)].map((source, turn): LeftOutSource => {
    const own = all.filter((row) => names[row] === source)
    const { label } = images[own[0]]
    const others = all.filter((row) => images[row].label !== label && fifths[row] === turn % FIFTHS)
    const unseen = new Set([...own, ...others])
    const known = all.filter((row) => !unseen.has(row) && mayFit(images[row]))
    const fit = fitMedia(corpus, imageSettings, known, seed)
    const score = (rows: readonly number[]) => ({
      plain: scoreMedia(corpus, fit, rows, 'plain'),
      q75: scoreMedia(corpus, fit, rows, 'q75'),
      half: scoreMedia(corpus, fit, rows, 'half'),
    })
    return { source, label, own, others, ownScores: score(own), otherScores: score(others) }
  })
}
