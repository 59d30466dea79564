import { Readable } from 'node:stream'
import * as zlib from 'node:zlib'
import { storageOf } from '../storage/open-storage.ts'
import { StorageProblem } from '../storage/storage.ts'
import { cutFrames } from './cut-frames.ts'
import type { Input } from './find-inputs.ts'

const packings = [
  { name: 'gzip', magic: [0x1f, 0x8b] },
  { name: 'zstd', magic: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'parquet', magic: [0x50, 0x41, 0x52, 0x31] },
] as const
type Packing = (typeof packings)[number]['name'] | 'none'

/** An input that cannot be read at all or to its end. */
export class InputProblem extends Error {
  override readonly name = 'InputProblem'
}

/** Whether an error belongs to an input and becomes a row; other errors end the run. */
export function isInputProblem(error: unknown): boolean {
  return !(error instanceof StorageProblem)
}

/** How many bytes an input has when it is unpacked, or as far as it can be. */
export async function countUnpacked({ path, size }: Pick<Input, 'path' | 'size'>): Promise<number> {
  let bytes = 0
  try {
    const [head, rest] = await takeHead(readStored(path ?? '', 0))
    if (packingOf(head) === 'none') {
      await rest.return?.(undefined)
      return size
    }
    for await (const chunk of unpack(packingOf(head), prepend(head, rest))) bytes += chunk.length
  } catch (error) {
    if (!isInputProblem(error)) throw error
  }
  return bytes
}

/** The unpacked bytes of an input from an offset on; `count` hears of every byte read from disk. */
export async function* openBytes(
  { path }: Pick<Input, 'path'>,
  offset: number,
  stdin: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const fromStart = path === null ? stdin : readStored(path, 0)
  const [head, rest] = await takeHead(counted(fromStart, count))
  const packing = packingOf(head)
  if (packing === 'none' && path !== null && offset > 0) {
    // A plain file is entered where the earlier run stopped.
    await rest.return?.(undefined)
    count(offset - head.length)
    return yield* counted(readStored(path, offset), count)
  }
  yield* skipBytes(unpack(packing, prepend(head, rest)), offset)
}

function packingOf(head: Uint8Array): Packing {
  const found = packings.find(({ magic }) => magic.every((byte, index) => head[index] === byte))
  return found?.name ?? 'none'
}

function unpack(packing: Packing, chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  switch (packing) {
    case 'none':
      return chunks
    case 'gzip':
      return through(chunks, zlib.createGunzip())
    case 'zstd':
      if (!hasZstd()) {
        throw new InputProblem(
          `zstd is unpacked by Node 22.15 or newer, and this is ${process.version}; unpack it first, or use a newer Node`,
        )
      }
      return through(cutFrames(chunks), zlib.createZstdDecompress())
    case 'parquet':
      throw new InputProblem(
        'a Parquet file, which is read from its end; name it by its file (ending in .parquet), not on standard input',
      )
    default:
      return packing satisfies never
  }
}

/** Whether this Node can pack and unpack zstd. */
export function hasZstd(): boolean {
  return 'createZstdDecompress' in zlib
}

async function* through(
  chunks: AsyncIterable<Uint8Array>,
  unpacker: NodeJS.ReadWriteStream & AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Uint8Array> {
  // As objects, which a stream never joins.
  const input = Readable.from(chunks, { highWaterMark: 1 })
  let failure: unknown = null
  input.once('error', (error) => {
    failure = error
    unpacker.end()
  })
  try {
    for await (const chunk of input.pipe(unpacker)) {
      yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    }
  } catch (error) {
    if (failure instanceof StorageProblem) throw failure
    const message = error instanceof Error ? error.message : String(error)
    throw new InputProblem(`could not be unpacked to its end: ${message}`)
  } finally {
    input.destroy()
  }
  if (failure !== null) throw failure
}

async function* readStored(path: string, start: number): AsyncGenerator<Uint8Array> {
  yield* (await storageOf(path)).read(path, start)
}

async function takeHead(
  chunks: AsyncGenerator<Uint8Array>,
): Promise<[Uint8Array, AsyncGenerator<Uint8Array>]> {
  let head: Uint8Array = new Uint8Array()
  while (head.length < 4) {
    const next = await chunks.next()
    if (next.done) break
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value])
  }
  return [head, chunks]
}

async function* prepend(
  head: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  yield* rest
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk.length)
    yield chunk
  }
}

async function* skipBytes(
  chunks: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const chunk of chunks) {
    if (left >= chunk.length) left -= chunk.length
    else {
      yield left === 0 ? chunk : chunk.subarray(left)
      left = 0
    }
  }
}
