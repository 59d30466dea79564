import { CallError } from '../../shared/answer.ts'
import type { FileFormat } from '../../shared/drafts.ts'
import { messages } from '../language/messages.ts'

/** Text of a file, and what it takes to write the same bytes again. */
export interface DecodedFile {
  readonly text: string
  readonly format: FileFormat
}

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** Decodes a file: by its byte order mark, else as UTF-8, else as Windows-1252. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const mark = marks.find((candidate) => candidate.bytes.every((byte, at) => bytes[at] === byte))
  if (mark !== undefined) {
    const body = bytes.subarray(mark.bytes.length)
    const text = decodeAs(mark.encoding, body)
    if (text === null) throw notText()
    return withLineEnds(text, mark.encoding, true)
  }
  if (bytes.includes(0)) throw notText()
  const text = decodeAs('utf-8', bytes)
  if (text !== null) return withLineEnds(text, 'utf-8', false)
  return withLineEnds(new TextDecoder('windows-1252').decode(bytes), 'windows-1252', false)
}

/** Writes text as the bytes of its file. */
export function encodeFile(text: string, { encoding, eol, bom }: FileFormat): Uint8Array {
  const ends = { lf: '\n', crlf: '\r\n', cr: '\r', mixed: '\n' }[eol]
  const whole = `${bom ? '\ufeff' : ''}${ends === '\n' ? text : text.replaceAll('\n', ends)}`
  if (encoding === 'utf-8') return new TextEncoder().encode(whole)
  if (encoding === 'windows-1252') return encodeWindows1252(whole)
  const bytes = Buffer.from(whole, 'utf16le')
  return encoding === 'utf-16be' ? bytes.swap16() : bytes
}

function decodeAs(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function withLineEnds(text: string, encoding: FileFormat['encoding'], bom: boolean): DecodedFile {
  const crlf = text.split('\r\n').length - 1
  const lf = text.split('\n').length - 1 - crlf
  const cr = text.split('\r').length - 1 - crlf
  const kinds = [crlf, lf, cr].filter((count) => count > 0).length
  if (kinds > 1) return { text, format: { encoding, eol: 'mixed', bom } }
  const eol = crlf > 0 ? 'crlf' : cr > 0 ? 'cr' : 'lf'
  return { text: text.replaceAll(/\r\n?/g, '\n'), format: { encoding, eol, bom } }
}

function encodeWindows1252(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1252')
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Uint8Array.from([...text], (character) => {
    const byte = byteOf.get(character)
    if (byte === undefined) {
      throw new CallError('cannot_encode', messages.files.cannotEncode(character))
    }
    return byte
  })
}

function notText(): CallError {
  return new CallError('not_text', messages.files.notText)
}
