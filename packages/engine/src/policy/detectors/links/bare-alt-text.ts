import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { wordSet } from '../phrases.ts'

interface DraftImage extends Span {
  readonly alt: string
  readonly url: string
}

/** Words that only say that there is an image. */
const isMedium = wordSet(
  `image images picture pictures photo photos photograph photographs graphic graphics screenshot screenshots
  illustration figure pic img icon logo alt text placeholder untitled thumbnail`,
)
const fileName = /^[^\s/]{1,120}\.(?:jpe?g|png|gif|webp|svg|bmp|tiff?|heic|avif|pdf)$/i
/** “IMG_2041”, “screenshot-2024-05-01” */
const cameraName =
  /^(?:img|dsc[nf]?|pxl|mvi|gopr|p|image|photo|pic|picture|screen ?shot|untitled)[-_ ]?\d[\d_. -]{1,30}(?:\(\d{1,3}\))?$/i

const kinds: Readonly<Record<string, (image: DraftImage) => boolean>> = {
  any: (image) => isFileName(image) || isGeneric(image),
  'file-name': isFileName,
  generic: isGeneric,
}

/** Alternative texts that tell nothing of an image. */
export const bareAltText = defineTextDetector({
  id: 'bare-alt-text',
  names:
    'bare alt text, bare alt texts, empty alt texts in words, meaningless alt text, useless alt text, unhelpful alt text, vague alt text, lazy alt text, generic alt text or file names, alt text that says nothing, alt texts that say nothing, alt text that does not describe the image, alt text that tells nothing',
  describe: 'alternative texts that are a file name or only a word such as “image” or “photo”',
  parameter: {
    name: 'kind',
    fallback: 'any',
    choices: Object.keys(kinds),
    describe: '`file-name` for names of files, `generic` for words such as “image”, `any` for both',
  },
  *find(draft, kind) {
    for (const image of imagesOf(draft)) {
      if (kinds[kind]?.(image) === true) yield { start: image.start, end: image.end }
    }
  },
})

/** A tag of HTML, with what its `alt` says. */
const imageTag = /<img\s[^<>]*>/gi
const altOf = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const sourceOf = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i
/** Code in the prose. */
const OPAQUE = 0xfffc

function* imagesOf({ links, source, units }: DetectorDraft): Generator<DraftImage> {
  for (const { kind, textStart, textEnd, url } of links) {
    const alt = source.slice(textStart, textEnd).trim()
    if (kind === 'image' && alt !== '') yield { start: textStart, end: textEnd, alt, url }
  }
  if (!source.includes('<')) return
  for (const { index, 0: tag } of source.matchAll(imageTag)) {
    const alt = (altOf.exec(tag)?.[1] ?? altOf.exec(tag)?.[2] ?? '').trim()
    if (alt === '' || units[index] === OPAQUE) continue
    const url = sourceOf.exec(tag)?.[1] ?? sourceOf.exec(tag)?.[2] ?? ''
    yield { start: index, end: index + tag.length, alt, url }
  }
}

/** A name with an ending, one that a camera gives, or the very name of the file without its ending. */
function isFileName({ alt, url }: DraftImage): boolean {
  if (fileName.test(alt) || cameraName.test(alt)) return true
  const file = url
    .slice(-200)
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '')
  return file.includes('.') && file.slice(0, file.lastIndexOf('.')) === alt.replaceAll('\\', '')
}

/** Only words for the image itself, with an article or a number: “a photo”, “Image 3”. */
function isGeneric({ alt }: DraftImage): boolean {
  const words = alt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !/^(?:an?|the|this|of|here|\d+)$/.test(word))
  return telling.length > 0 && telling.every((word) => isMedium(word))
}
