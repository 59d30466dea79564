import { defineTextDetector } from '../detector.ts'
import { endingsOf, fileEnding, linksWhere } from './link-span.ts'

/** Links to files of some formats. */
export const fileLink = defineTextDetector({
  id: 'file-link',
  names:
    'file link, file links, links to files, links to a file, links to downloads, download links, links to documents, document links, linked files, linked documents, downloads, file downloads',
  describe: 'links to files with one of the endings',
  parameter: {
    name: 'endings',
    fallback: 'pdf, doc, docx, odt, xls, xlsx, ods, ppt, pptx, odp, csv, zip, rtf, epub',
    describe: 'Endings with commas between them, such as `pdf, docx`',
  },
  *find(draft, endings) {
    const isWanted = endingsOf(endings)
    yield* linksWhere(draft, (url) => isWanted(fileEnding({ url })))
  },
})

/** Images in files of some formats. */
export const imageFile = defineTextDetector({
  id: 'image-file',
  names:
    'animated images, animated image, animations, animated gifs, gif images, gif files, gifs, animated pictures',
  describe: 'images in files with one of the endings',
  parameter: {
    name: 'endings',
    fallback: 'gif',
    describe: 'Endings with commas between them, such as `jpg, gif`; `not png, svg` is all others',
  },
  *find({ links }, endings) {
    const isWanted = endingsOf(endings)
    for (const link of links) {
      if (link.kind === 'image' && isWanted(fileEnding(link)))
        yield { start: link.start, end: link.end }
    }
  },
})
