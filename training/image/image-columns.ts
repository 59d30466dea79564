import { type BinnedMedia, binRows, edgesOf } from '../media/binned-media.ts'
import { isSynthetic, type LabelledImage, mayFit, sourceOf } from './image-corpus.ts'
import type { MeasuredImages } from './image-features.ts'
import { type VariantName, variantNames } from './image-variants.ts'

const BINS = 32

/** The corpus as bins: for each variant one row of bins an image. */
export interface BinnedImages extends BinnedMedia<VariantName> {
  readonly images: readonly LabelledImage[]
}

/** Cuts every feature into bins of about equal size, over the plain and the halved images. */
export function binImages({ images, rows }: MeasuredImages): BinnedImages {
  const known = [...rows.plain, ...rows.half].filter((_, at) => mayFit(images[at % images.length]))
  const edges = edgesOf(known, BINS)
  return {
    images,
    variants: variantNames,
    labels: images.map(isSynthetic),
    sources: images.map(sourceOf),
    edges,
    bins: {
      plain: binRows(rows.plain, edges),
      q75: binRows(rows.q75, edges),
      half: binRows(rows.half, edges),
      smaller: binRows(rows.smaller, edges),
    },
  }
}
