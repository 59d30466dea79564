import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samples, strangers } from '../../../../test/media/support/samples.ts'
import { sniffType } from './sniff-type.ts'

describe('the type that bytes show', () => {
  it.each(Object.entries(samples))(
    'R-SRC-05 R-SRC-06 R-SRC-07 finds %s (decision 9)',
    (name, bytes) => {
      expect(sniffType(bytes)).toBe(name)
    },
  )

  it.each(Object.entries(strangers))('takes %s for none of them (decision 9)', (_name, bytes) => {
    expect(sniffType(bytes)).toBeUndefined()
  })

  it('reads two formats in one file as the first (decision 9)', () => {
    expect(sniffType(Buffer.concat([samples.png, strangers.zip]))).toBe('png')
    expect(sniffType(Buffer.concat([samples.jpeg, strangers.html]))).toBe('jpeg')
    expect(sniffType(Buffer.concat([strangers.gif, strangers.zip]))).toBeUndefined()
    expect(sniffType(Buffer.concat([strangers.html, samples.png]))).toBeUndefined()
  })

  it('reads MPEG audio without a tag, and at other rates (decision 9)', () => {
    const slow = Buffer.concat([Buffer.from([0xff, 0xf3, 0x40, 0xc0]), Buffer.alloc(100)])
    expect(sniffType(samples.mp3.subarray(15))).toBe('mp3')
    expect(sniffType(Buffer.concat([slow, slow]))).toBe('mp3')
  })

  it('reads QuickTime of the days before its files named a brand (decision 9)', () => {
    expect(sniffType(Buffer.from('\0\0\0\x08wide\0\0\x01\0mdat', 'latin1'))).toBe('quicktime')
  })

  it('neither throws nor reads beyond the end, whatever the bytes are (decision 9)', () => {
    const starts = [...Object.values(samples), ...Object.values(strangers)]
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.nat(80),
        fc.uint8Array({ maxLength: 60 }),
        (start, cut, rest) => {
          sniffType(Buffer.concat([start.subarray(0, cut), rest]))
        },
      ),
    )
  })
})
