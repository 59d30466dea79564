import { describe, expect, it } from 'vitest'
import { decodeDraft, MAX_BYTES } from './decode.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('bytes of a draft', () => {
  it('are text when they are UTF-8, and a byte order mark stays part of it', () => {
    expect(decodeDraft(bytes('\uFEFFNaïve 🙂'))).toEqual({ text: '\uFEFFNaïve 🙂' })
  })

  it('are refused as UTF-16, as a binary file and when they are too many', () => {
    expect(decodeDraft(Uint8Array.of(0xff, 0xfe, 0x41, 0))).toEqual({
      problem: expect.stringContaining('UTF-16'),
    })
    expect(decodeDraft(Uint8Array.of(0x41, 0))).toEqual({
      problem: 'a binary file (a zero byte at 1), expected text',
    })
    expect(decodeDraft(new Uint8Array(MAX_BYTES + 1).fill(0x41))).toEqual({
      problem: expect.stringMatching(/^10\.0 MB, expected at most 10 MB/),
    })
  })

  it('name the line and the offset of the first bad byte', () => {
    expect(decodeDraft(Uint8Array.of(...bytes('é\nb'), 0xe9, 0x41))).toEqual({
      problem: 'not valid UTF-8 (byte 0xe9 at offset 4), expected UTF-8 text',
      line: 2,
    })
    expect(decodeDraft(Uint8Array.of(0xed, 0xa0, 0x80))).toEqual({
      problem: 'not valid UTF-8 (an encoded lone surrogate at offset 0), expected UTF-8 text',
      line: 1,
    })
  })
})
