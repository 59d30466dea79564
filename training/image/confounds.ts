import { sourceMasses } from '../media/binned-media.ts'
import { boostLabels } from '../media/fit-media.ts'
import { auroc, mean } from '../metrics.ts'
import { createRandom } from '../random.ts'
import { cutIntoBins, pickRows, rowOf } from '../trees/bins.ts'
import { scoreRow } from '../trees/boost-trees.ts'
import { isSynthetic, type LabelledImage, sourceOf } from './image-corpus.ts'
import type { MeasuredImages } from './image-features.ts'

/** How a view was made, which must not tell its label. */
const facts: Readonly<Record<string, (image: LabelledImage, bytes: number) => number>> = {
  'file size': (_image, bytes) => bytes,
  'scale of the view': ({ scale }) => scale,
  'JPEG quality': ({ q }) => q,
}

const SETTINGS = { rounds: 60, depth: 3, rate: 0.1, rows: 0.7, columns: 1, ridge: 8 }
const FOLDS = 5
const SEED = 7

export interface Confound {
  readonly name: string
  /** Distance of AUROC from a coin toss, raw. */
  readonly raw: number
}

/** How well single facts of the making tell the label, and all of them together in folds of whole sources. */
export function measureConfounds(
  images: readonly LabelledImage[],
  sizes: readonly number[],
): { readonly alone: readonly Confound[]; readonly together: number } {
  const labels = images.map(isSynthetic)
  const columns = Object.values(facts).map((fact) =>
    Float64Array.from(images, (image, row) => fact(image, sizes[row])),
  )
  const alone = Object.keys(facts).map((name, at) => ({ name, raw: auroc(columns[at], labels) }))
  return { alone, together: foldedAuroc(images, columns, labels) }
}

function foldedAuroc(
  images: readonly LabelledImage[],
  columns: readonly Float64Array[],
  labels: readonly number[],
): number {
  const sources = images.map(sourceOf)
  const random = createRandom(SEED)
  const folds = new Map(
    [...new Set(sources)].map((source) => [source, Math.floor(random() * FOLDS)]),
  )
  const binned = columns.map((values) => cutIntoBins(values, 32, Math.fround))
  const found: number[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const rows = [...images.keys()]
    const test = rows.filter((row) => folds.get(sources[row]) === fold)
    const train = rows.filter((row) => folds.get(sources[row]) !== fold)
    const own = train.map((row) => labels[row])
    const masses = sourceMasses(
      own,
      train.map((row) => sources[row]),
    )
    const trees = boostLabels(pickRows(binned, train), own, masses, SETTINGS, SEED)
    const value = auroc(
      test.map((row) => scoreRow(trees, rowOf(binned, row))),
      test.map((row) => labels[row]),
    )
    if (!Number.isNaN(value)) found.push(value)
  }
  return mean(found)
}

/** The confounds as a table of the evaluation. */
export function confoundTable({ images }: MeasuredImages, sizes: readonly number[]): string[] {
  const { alone, together } = measureConfounds(images, sizes)
  return [
    'What a view owes to its making and not to its origin must not tell the label; 0.50 is a coin toss.',
    '',
    '| fact | AUROC |',
    '| --- | --- |',
    ...alone.map(({ name, raw }) => `| ${name} | ${raw.toFixed(3)} |`),
    `| all together, in folds of whole sources | ${together.toFixed(3)} |`,
  ]
}
