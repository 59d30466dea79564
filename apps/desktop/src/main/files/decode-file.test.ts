import { describe, expect, it } from 'vitest'
import { decodeFile, encodeFile } from './decode-file.ts'

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8'): Uint8Array =>
  Uint8Array.from(Buffer.from(text, encoding))

describe('a file that is read and written again', () => {
  it.each([
    ['LF', bytesOf('one\ntwo\n')],
    ['CRLF', bytesOf('one\r\ntwo\r\n')],
    ['CR', bytesOf('one\rtwo\r')],
    ['mixed line ends', bytesOf('one\r\ntwo\nthree\rfour')],
    ['a byte order mark', bytesOf('\ufeffone\r\n')],
    ['a second mark behind the first', bytesOf('\ufeff\ufeffone')],
    ['UTF-16 LE', bytesOf('\ufeffnaïve 🙂\r\n', 'utf16le')],
    ['UTF-16 BE', Uint8Array.from(Buffer.from('\ufeffnaïve\n', 'utf16le').swap16())],
    ['Windows-1252', Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x0d, 0x0a)],
    ['nothing', new Uint8Array()],
  ])('keeps each byte with %s', (_name, bytes) => {
    const { text, format } = decodeFile(bytes)
    expect([...encodeFile(text, format)]).toEqual([...bytes])
  })

  it('reads every kind of single line end as one', () => {
    expect(decodeFile(bytesOf('one\r\ntwo')).text).toBe('one\ntwo')
    expect(decodeFile(bytesOf('one\rtwo')).text).toBe('one\ntwo')
  })

  it.each([
    ['a zero byte', [0x89, 0x50, 0x00, 0x0d]],
    ['half a character behind a mark of UTF-8', [0xef, 0xbb, 0xbf, 0xe2, 0x86]],
    ['half a pair behind a mark of UTF-16', [0xff, 0xfe, 0x00, 0xd8]],
    ['half a pair behind the other mark of UTF-16', [0xfe, 0xff, 0xd8, 0x00]],
  ])('is refused when it is not text: %s', (_name, bytes) => {
    expect(() => decodeFile(Uint8Array.from(bytes))).toThrow('not a text file')
  })

  it('has no mark where only a part of one is there', () => {
    expect(decodeFile(Uint8Array.of(0xff, 0x41))).toEqual({
      text: 'ÿA',
      format: { encoding: 'windows-1252', eol: 'lf', bom: false },
    })
    expect(decodeFile(Uint8Array.of(0xef, 0xbb)).format.bom).toBe(false)
  })

  it('names the character that an old encoding lacks', () => {
    const format = { encoding: 'windows-1252', eol: 'lf', bom: false } as const
    expect(() => encodeFile('a → b', format)).toThrow('“→” cannot be written in Windows-1252')
  })
})
