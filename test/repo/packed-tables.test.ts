import { describe, expect, it } from 'vitest'
import { unpackTables } from '../../packages/engine/src/node/unpack-tables.ts'
import { packTables } from '../../scripts/bundle/pack-tables.ts'

const tables = {
  id: 'of all kinds',
  weights: [0.5, -1],
  inside: {
    bytes: Int8Array.of(-128, 0, 127),
    units: Uint16Array.of(65_535, 1),
    numbers: Float64Array.of(Math.PI, -0, Number.NaN),
    deeper: { marks: Uint8Array.of(255), hashes: Uint32Array.of(4_294_967_295) },
  },
  empty: new Int32Array(0),
  part: Int32Array.of(7, 8, 9, -10).subarray(1, 3),
}

describe('packed tables', () => {
  it('come back as they were', () => {
    expect(unpackTables(packTables(tables))).toEqual(tables)
  })

  it('come back from a place in memory where no number begins', () => {
    const packed = packTables(tables)
    const buffer = new Uint8Array(packed.length + 3)
    buffer.set(packed, 3)
    expect(unpackTables(buffer.subarray(3))).toEqual(tables)
  })

  it('are refused when the file was cut or is another', () => {
    const packed = packTables(tables)
    for (const length of [0, 4, 9, packed.length - 1]) {
      expect(() => unpackTables(packed.subarray(0, length))).toThrow(SyntaxError)
    }
    expect(() => unpackTables(Buffer.from('{"id": "of JSON"}'))).toThrow(SyntaxError)
  })

  it('hold no array of another kind', () => {
    expect(() => packTables({ numbers: Float32Array.of(1) })).toThrow('No table: Float32Array.')
  })
})
