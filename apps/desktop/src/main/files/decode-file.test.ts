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

  it('is refused when it is no text', () => {
    expect(() => decodeFile(Uint8Array.of(0x89, 0x50, 0x00, 0x0d))).toThrow('not a text file')
  })

  it('says which character an old encoding does not have', () => {
    const format = { encoding: 'windows-1252', eol: 'lf', bom: false } as const
    expect(() => encodeFile('a → b', format)).toThrow('“→” cannot be written in Windows-1252')
  })
})
