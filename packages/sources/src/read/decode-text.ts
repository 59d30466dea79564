import { TextDecoder } from 'node:util'
import sniffEncoding from 'html-encoding-sniffer'

/**
 * Decodes a page as a browser does: by its byte order mark, else by the charset that the server names, else
 * by what an HTML page declares. What none of them names is UTF-8 where it can be, and Windows-1252 otherwise.
 */
export function decodeText(body: Uint8Array, charset: string | null, isHtml: boolean): string {
  const defaultEncoding = isUtf8(body) ? 'utf-8' : 'windows-1252'
  const encoding = sniffEncoding(body, {
    // What is not HTML has no declaration that could be looked for.
    xml: !isHtml,
    transportLayerEncodingLabel: charset ?? undefined,
    defaultEncoding,
  })
  return decoderFor(encoding, defaultEncoding).decode(body)
}

/** Node knows all encodings of the standard but a few that hardly anybody uses. */
function decoderFor(encoding: string, fallback: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder(fallback)
  }
}

/** Whether the bytes are UTF-8; the last character may have been cut off with the rest of a long page. */
function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
    return true
  } catch {
    return false
  }
}
