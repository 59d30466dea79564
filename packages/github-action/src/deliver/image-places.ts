import type { CheckedImage } from '../images/check-images.ts'
import type { ShownAt } from '../images/wanted-images.ts'

/** The line of a draft where each image is shown first, by the path of the image. */
export function placesOf(images: readonly CheckedImage[]): ReadonlyMap<string, ShownAt> {
  return new Map(
    images.flatMap(({ image: { path, shownBy } }) => {
      const [first] = shownBy
      return first === undefined ? [] : [[path, first] as const]
    }),
  )
}
