import { Document, Packer } from 'docx'
import { htmlToContent } from 'docx/html'
import type { DraftDocument } from './document-html.ts'

/** What Word has to know of the look; headings, lists, quotes and links have its own styles. */
const stylesheet = `
code, pre { font-family: Consolas; font-size: 10pt; background: #f6f7f8; }
pre { background: #f6f7f8; }
mark { background: #fff1b8; }
blockquote { color: #565b63; }
th { background: #f0f2f4; font-weight: bold; }
td, th { border: 1px solid #c8cdd3; padding: 3px 6px; }
`

/** A document as the bytes of a DOCX; adds the pictures that Word cannot show to those that are missing. */
export async function documentDocx(
  draft: DraftDocument,
): Promise<{ readonly bytes: Uint8Array; readonly missing: readonly string[] }> {
  const missing = [...draft.missing]
  const { title, author } = draft.facts
  const document = new Document({
    title,
    ...(author === null ? {} : { creator: author, lastModifiedBy: author }),
    sections: [
      {
        children: htmlToContent(`<div dir="${draft.direction}">${draft.content}</div>`, {
          stylesheet,
          onWarning: ({ code, message }) => {
            if (/image$/.test(code)) missing.push(message)
          },
        }),
      },
    ],
  })
  return { bytes: new Uint8Array(await Packer.toArrayBuffer(document)), missing }
}
