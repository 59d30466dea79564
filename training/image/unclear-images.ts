import { featureNames } from '../../packages/engine/src/image/features/image-features.ts'
import { MOST_FLAT } from '../../packages/engine/src/image/why-unclear.ts'
import { percent } from '../evaluation/row.ts'
import { shareOf } from '../metrics.ts'
import type { MeasuredImages } from './image-features.ts'

/** How many images of each kind are too flat to be judged. */
export function unclearTable({ images, rows }: MeasuredImages, sizes: readonly number[]): string[] {
  const flat = featureNames.indexOf('residual.across.zero')
  const groups = new Map<string, number[]>()
  for (const [row, { label, content }] of images.entries()) {
    const name = `${content}, ${label}`
    groups.set(name, [...(groups.get(name) ?? []), rows.plain[row][flat]])
  }
  return [
    `An image of which more than ${Math.round(MOST_FLAT * 100)} % of the neighbouring pixels are alike gets “cannot tell”, as do images under 128 pixels, animations, and heavily compressed ones. Of the ${sizes.length} images here, so many are too even:`,
    '',
    '| kind | files | too even |',
    '| --- | --- | --- |',
    ...[...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, shares]) =>
          `| ${name} | ${shares.length} | ${percent(shareOf(shares, (share) => share > MOST_FLAT))} |`,
      ),
  ]
}
