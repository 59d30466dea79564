import { Buffer } from 'node:buffer'
import { endianness } from 'node:os'

/**
 * Plain data with typed arrays in one file: JSON that names places, and behind it the numbers as memory holds
 * them, little end first. A process reads the file at once and lays the arrays over it, without a loop.
 */

/** The arrays that a file may hold. */
export const tableKinds = {
  Int8Array,
  Uint8Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float64Array,
} as const

/** Stands in the JSON for an array: the name of its kind, its first byte behind the JSON, and its length. */
export const TABLE = '$table'

/** Bytes that hold the length of the JSON and the number of bytes behind it. */
export const HEAD = 8

const ALIGNMENT = 8

/** Where the next array may begin. */
export function aligned(at: number): number {
  return Math.ceil(at / ALIGNMENT) * ALIGNMENT
}

/** Reads what `scripts/bundle/pack-tables.ts` wrote; the arrays share the memory of the file. */
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

/** Puts arrays in their places, which are fields of objects and no entries of lists. */
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

/** Turns numbers of so many bytes around, for the few machines that keep the large end first. */
function swap(bytes: Buffer, size: number): void {
  if (size === 2) bytes.swap16()
  if (size === 4) bytes.swap32()
  if (size === 8) bytes.swap64()
}
