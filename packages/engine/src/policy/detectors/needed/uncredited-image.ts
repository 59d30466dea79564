import { defineDetector } from '../detector.ts'
import type { Span } from '../detector-draft.ts'

const credit =
  /©|\(c\) |\bcourtesy(?: of)?\b|\bcredits?\b|\bcopyright\b|\b(?:photo(?:graph)?s?|images?|pictures?|illustrations?|graphics?|source|photographer|artwork)\b ?(?::|\bby\b|from\b|©|\/|–|—)|^[*_ ]*by \p{Lu}/imu
/** Units behind an image that may credit it. */
const REACH = 240

/** Images that nobody is credited for. */
export const uncreditedImage = defineDetector({
  id: 'uncredited-image',
  names:
    'uncredited image, uncredited images, uncredited photo, uncredited photos, uncredited picture, uncredited pictures, image without a credit, images without a credit, images without credits, images without credit, photo without a credit, photos without a credit, photos without credits, photos without credit, pictures without a credit, images without a photo credit, photos without a photo credit, pictures without a photo credit, images without a named photographer, photos without a named photographer',
  describe:
    'images that neither their own text nor the lines under them credit to anyone, as “Photo: Lena Ortiz” does',
  *find({ links, source }) {
    const images = links.filter(({ kind }) => kind === 'image')
    for (const [at, image] of images.entries()) {
      const until = Math.min(image.end + REACH, images[at + 1]?.start ?? source.length)
      if (!isCredited(source, image, until)) yield { start: image.start, end: image.end }
    }
  },
})

/** Whether the text of an image, or the paragraph under it, names who made it. */
function isCredited(source: string, { start, end }: Span, until: number): boolean {
  const [beside = '', under = ''] = source.slice(end, until).split(/\n\s*\n/)
  return [source.slice(start, end), beside, under].some((text) => credit.test(text))
}
