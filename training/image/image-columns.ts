import { featureNames } from '../../packages/engine/src/image/features/image-features.ts'
import { binEdges, binOf } from './boost-trees.ts'
import { type LabelledImage, mayFit, sourceOf } from './image-corpus.ts'
import type { MeasuredImages } from './image-features.ts'
import { type VariantName, variantNames } from './image-variants.ts'

export const BINS = 32

/** The corpus as bins: for each variant one row of bins a picture. */
export interface BinnedImages {
  readonly images: readonly LabelledImage[]
  readonly sources: readonly string[]
  readonly edges: readonly (readonly number[])[]
  readonly bins: Readonly<Record<VariantName, readonly Uint8Array[]>>
}

/** Cuts every feature into bins of about equal size, over the plain and the halved pictures. */
export function binImages({ images, rows }: MeasuredImages): BinnedImages {
  const known = [...rows.plain, ...rows.half].filter((_, at) => mayFit(images[at % images.length]))
  const edges = featureNames.map((_, feature) =>
    binEdges(
      Float64Array.from(known, (row) => row[feature]),
      BINS,
    ),
  )
  const binRows = (variant: VariantName) =>
    rows[variant].map((row) => Uint8Array.from(edges, (cuts, at) => binOf(cuts, row[at])))
  const [plain, q75, half, smaller] = variantNames.map(binRows)
  return { images, sources: images.map(sourceOf), edges, bins: { plain, q75, half, smaller } }
}

/** Mass of each picture: sources weigh by the root of their size, both labels alike. */
export function imageMasses(
  images: readonly LabelledImage[],
  sources: readonly string[],
): Float64Array {
  const sizes = new Map<string, number>()
  for (const source of sources) sizes.set(source, (sizes.get(source) ?? 0) + 1)
  const masses = Float64Array.from(sources, (source) => 1 / Math.sqrt(sizes.get(source) ?? 1))
  for (const label of ['real', 'synthetic'] as const) {
    let total = 0
    for (const [row, image] of images.entries()) if (image.label === label) total += masses[row]
    const scale = images.length / 2 / total
    for (const [row, image] of images.entries()) if (image.label === label) masses[row] *= scale
  }
  return masses
}
