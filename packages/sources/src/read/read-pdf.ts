import type { ReadOutcome } from './source-text.ts'

/** Pages of a PDF that are read; a long report says what it found before them. */
const mostPages = 400

async function loadReader(): Promise<typeof import('unpdf') | null> {
  try {
    return await import('unpdf')
  } catch {
    return null
  }
}

/** Reads the text of a PDF. Its scripts are never run, and images in it are not decoded. */
export async function readPdf(body: Uint8Array): Promise<ReadOutcome> {
  const reader = await loadReader()
  if (reader === null) return { kind: 'unreadable', reason: 'no_pdf_reader' }
  try {
    // The parser keeps the bytes that it is given, so it gets its own.
    const pdf = await reader.getDocumentProxy(body.slice(), {
      enableXfa: false,
      disableFontFace: true,
      maxImageSize: 0,
      verbosity: 0,
    })
    if (pdf.numPages > mostPages) return { kind: 'unreadable', reason: 'too_costly' }
    const { info } = await reader.getMeta(pdf)
    const { text } = await reader.extractText(pdf, { mergePages: false })
    const title: unknown = info['Title']
    return {
      kind: 'text',
      format: 'pdf',
      title: typeof title === 'string' && title.trim() !== '' ? title.trim() : null,
      text: text.join('\n\n').trim(),
      fragments: null,
      needsScripts: false,
      isPaywalled: false,
    }
  } catch {
    return { kind: 'unreadable', reason: 'damaged' }
  }
}
