import {
  type Format,
  formatSchema,
  type IntendedUse,
  intendedUseSchema,
  syntaxSchema,
  textBounds,
} from '@content-trust/engine/schema'
import { z } from 'zod'
import { countCharacters } from '../words.ts'

/** A draft with what it is for. */
export interface LinkedDraft {
  readonly text: string
  readonly use: IntendedUse
  readonly format: Format
  /** Markdown where a link says nothing: the demo reads no other. */
  readonly syntax?: LinkedSyntax | undefined
}

const linkedSyntaxSchema = syntaxSchema.extract(['markdown', 'plain'])
export type LinkedSyntax = z.infer<typeof linkedSyntaxSchema>

/** What a fragment holds: no draft, one of this page, or something that is not opened. */
export type Linked =
  | { readonly state: 'none' }
  | { readonly state: 'draft'; readonly draft: LinkedDraft }
  /** Why, and what to do, in a sentence or two. */
  | { readonly state: 'refused'; readonly why: string }

/** The longest fragment of a link in characters: chat programs and mail cut longer addresses. */
export const longestFragment = 8_000

/** A draft may hold four bytes for each character; more is not unpacked, whatever a link holds. */
const MAX_BYTES = textBounds.analyze.max * 4 + 1_000

const linkedSchema = z.object({
  text: z.string().refine((text) => countCharacters(text) <= textBounds.analyze.max),
  use: intendedUseSchema,
  format: formatSchema,
  syntax: linkedSyntaxSchema.optional(),
})

const start = '#draft='
const again = 'Ask for the link again, or paste the draft.'

/** The fragment of a link to a draft, `#draft=…`; null where it would be too long for a link. */
export async function fragmentOf(draft: LinkedDraft): Promise<string | null> {
  const { text, use, format, syntax } = draft
  const bytes = new TextEncoder().encode(JSON.stringify({ text, use, format, syntax }))
  const packed = await readAll(through(bytes, new CompressionStream('deflate-raw')))
  const fragment = packed === null ? null : `${start}${toBase64(packed)}`
  return fragment === null || fragment.length > longestFragment ? null : fragment
}

/** Reads a fragment, which may come from anybody: a draft is text with two choices, and nothing of it is run. */
export async function readFragment(fragment: string): Promise<Linked> {
  if (!fragment.startsWith(start)) return { state: 'none' }
  if (fragment.length > longestFragment) return refuse('is longer than any that this page makes')
  const packed = fragment.slice(start.length)
  if (!/^[\w-]+$/.test(packed)) return refuse('is cut off or has other characters in it')
  let bytes: Uint8Array | null
  try {
    bytes = await readAll(through(fromBase64(packed), new DecompressionStream('deflate-raw')))
  } catch {
    return refuse('is cut off or was changed')
  }
  if (bytes === null) return refuse('holds more than a draft can have')
  const parsed = linkedSchema.safeParse(parseJson(bytes))
  return parsed.success
    ? { state: 'draft', draft: parsed.data }
    : refuse('holds no draft that this page can open')
}

function refuse(what: string): Linked {
  return { state: 'refused', why: `The link ${what}, so nothing was opened. ${again}` }
}

/** The value of a JSON text; undefined where it is none. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

type Stream = CompressionStream | DecompressionStream

function through(bytes: Uint8Array<ArrayBuffer>, stream: Stream): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(stream)
}

/** All bytes of a stream; null as soon as there are more than a draft can have. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > MAX_BYTES) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
