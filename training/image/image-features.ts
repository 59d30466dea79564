import { featureNames } from '../../packages/engine/src/image/features/image-features.ts'
import { type FeatureRows, keptFolder, type Measuring, measureRows } from '../media/feature-rows.ts'
import { type LabelledImage, readImageLabels } from './image-corpus.ts'
import type { VariantName } from './image-variants.ts'

export interface MeasuredImages {
  readonly images: readonly LabelledImage[]
  readonly rows: Readonly<Record<VariantName, FeatureRows>>
}

/** Where measured features and scores are kept between runs. */
export const imageKeep = keptFolder('content-trust-images')

const measuring: Measuring = {
  folder: imageKeep,
  features: featureNames,
  worker: new URL('./measure-worker.ts', import.meta.url),
}

/** Measures the corpus, or reads what an earlier run measured with the same features. */
export async function measureImages(): Promise<MeasuredImages> {
  const images = await readImageLabels()
  const files = images.map(({ file }) => file)
  const measure = (variant: VariantName) => measureRows(measuring, files, variant)
  const rows = {
    plain: await measure('plain'),
    q75: await measure('q75'),
    half: await measure('half'),
    smaller: await measure('smaller'),
  }
  return { images, rows }
}
