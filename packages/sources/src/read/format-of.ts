import { MIMEType } from 'node:util'
import type { SourceBytes, SourceFormat } from './source-text.ts'

/** What a page is, and the charset that its server names; null where it names none. */
export interface ServedFormat {
  /** Null for a format without text. */
  readonly format: SourceFormat | null
  readonly charset: string | null
}

const markdownName = /\.(?:md|markdown|mdx)$/i

function parseType(type: string | null): MIMEType | null {
  try {
    return type === null ? null : new MIMEType(type)
  } catch {
    // Many servers send types that no grammar allows; the bytes tell more.
    return null
  }
}

function startsWith(body: Uint8Array, ...words: readonly string[]): boolean {
  const start = Buffer.from(body.subarray(0, 1_024)).toString('latin1').trimStart().toLowerCase()
  return words.some((word) => start.startsWith(word))
}

function formatOfBytes({ body, address }: SourceBytes): SourceFormat | null {
  if (startsWith(body, '%pdf-')) return 'pdf'
  if (startsWith(body, '<!doctype html', '<html', '<head', '<body', '<!--')) return 'html'
  if (body.subarray(0, 1_024).includes(0)) return null
  return markdownName.test(new URL(address).pathname) ? 'markdown' : 'text'
}

function formatOfType(essence: string, source: SourceBytes): SourceFormat | null {
  if (essence === 'text/html' || essence === 'application/xhtml+xml') return 'html'
  if (essence === 'application/pdf') return 'pdf'
  if (essence === 'text/markdown') return 'markdown'
  if (/^application\/(?:[\w.-]+\+)?json$/.test(essence)) return 'json'
  if (essence === 'text/plain' || essence === 'application/octet-stream') {
    return formatOfBytes(source)
  }
  return essence.startsWith('text/') || essence.endsWith('xml') ? 'text' : null
}

/** Reads the format from the `Content-Type`, and from the first bytes where that says little or nothing. */
export function formatOf(source: SourceBytes): ServedFormat {
  const type = parseType(source.type)
  if (type === null) return { format: formatOfBytes(source), charset: null }
  const charset = type.params.get('charset')
  return { format: formatOfType(type.essence, source), charset }
}
