import { Buffer } from 'node:buffer'
import { endianness } from 'node:os'

/**
 * Plain data with typed arrays in one file: JSON that refers to arrays, followed by their bytes, little-endian.
 * A process reads the file once and creates the arrays as views of it, without a loop.
 */

/** The kinds of arrays that a file may contain. */
export const tableKinds = {
  Int8Array,
  Uint8Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float64Array,
} as const

/** The key of an array in the JSON: the name of its kind, its first byte after the JSON, and its length. */
export const TABLE = '$table'

/** Bytes of the header: the length of the JSON, and the number of bytes after it. */
export const HEAD = 8

const ALIGNMENT = 8

/** The next offset at which an array may begin. */
export function aligned(at: number): number {
  return Math.ceil(at / ALIGNMENT) * ALIGNMENT
}

/** Reads a file of `scripts/bundle/pack-tables.ts`; the arrays share its memory. */
export function unpackTables(file: Uint8Array<ArrayBuffer>): unknown {
  const { buffer, byteOffset } = file.byteOffset % ALIGNMENT === 0 ? file : new Uint8Array(file)
  const bytes = Buffer.from(buffer, byteOffset, file.length)
  const length = bytes.length < HEAD ? 0 : bytes.readUInt32LE(0)
  const from = aligned(HEAD + length)
  const expected = length === 0 ? HEAD : from + bytes.readUInt32LE(4)
  if (bytes.length !== expected) {
    throw new SyntaxError(
      `Unexpected ${bytes.length} bytes of tables, expected ${expected}: the file is damaged, reinstall the package`,
    )
  }
  const value: unknown = JSON.parse(bytes.toString('latin1', HEAD, HEAD + length))
  return withTables(value, (place) => tableAt(bytes, from, place))
}

/** Replaces references with arrays; they occur in fields of objects, not in lists. */
function withTables(value: unknown, tableOf: (place: readonly unknown[]) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const place: unknown = Reflect.get(value, TABLE)
  if (Array.isArray(place)) return tableOf(place)
  for (const [key, part] of Object.entries(value))
    Reflect.set(value, key, withTables(part, tableOf))
  return value
}

function tableAt(
  bytes: Buffer<ArrayBuffer>,
  from: number,
  [name, first, length]: readonly unknown[],
): unknown {
  const kind = Object.entries(tableKinds).find(([known]) => known === name)?.[1]
  if (kind === undefined || typeof first !== 'number' || typeof length !== 'number') {
    throw new SyntaxError(`Unexpected table ${String(name)}`)
  }
  const size = kind.BYTES_PER_ELEMENT
  const part = bytes.subarray(from + first, from + first + length * size)
  if (endianness() === 'BE') swap(part, size)
  return new kind(part.buffer, part.byteOffset, length)
}

/** Swaps the bytes of numbers of `size` bytes, for big-endian machines. */
function swap(bytes: Buffer, size: number): void {
  if (size === 2) bytes.swap16()
  if (size === 4) bytes.swap32()
  if (size === 8) bytes.swap64()
}
