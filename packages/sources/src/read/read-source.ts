import { decodeText } from './decode-text.ts'
import { formatOf } from './format-of.ts'
import { readHtml } from './html/read-html.ts'
import { readJson } from './read-json.ts'
import { readPdf } from './read-pdf.ts'
import type { ReadOutcome, SourceBytes } from './source-text.ts'

const plain = {
  kind: 'text',
  title: null,
  fragments: null,
  needsScripts: false,
  isPaywalled: false,
} as const

/** Reads a page here and now; `openReader` does so in a thread that can be stopped. */
export async function readSource(source: SourceBytes): Promise<ReadOutcome> {
  const { format, charset } = formatOf(source)
  if (format === null) return { kind: 'unreadable', reason: 'format' }
  if (format === 'pdf') return await readPdf(source.body)
  const text = decodeText(source.body, charset, format === 'html')
  if (format === 'html') return readHtml(text)
  if (format !== 'json') return { ...plain, format, text }
  const values = readJson(text)
  return values === null
    ? { kind: 'unreadable', reason: 'damaged' }
    : { ...plain, format, text: values }
}
