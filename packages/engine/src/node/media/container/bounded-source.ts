import { BufferSource } from 'mediabunny'
import { EngineError } from '../../../schema/error.ts'

/** What reading may cost beyond the size of a file. */
const FREE = 16 * 1_048_576
/** How often the bytes of a file may be read: a few passes over tracks, and a good deal more. */
const MOST_PASSES = 64
/** What a step costs beside its bytes. */
const STEP = 64
/** Longest time for reading a container, in milliseconds of a processor; 4 MB take some 100. */
const MOST_MS = 3_000
/** The clock is looked at once in so many steps. */
const CLOCK_STEPS = 256

/**
 * Bytes for the container library, which counts what it takes of them. In damaged files the library looks for
 * the next element at one and the same place for ever; here the next step throws an `EngineError` instead.
 */
export class BoundedSource extends BufferSource {
  readonly #piece: { readonly bytes: Uint8Array; readonly view: DataView; readonly offset: 0 }
  readonly #end = clock() + MOST_MS
  #left: number
  #steps = 0

  constructor(bytes: Uint8Array) {
    super(bytes)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#piece = { bytes, view, offset: 0 }
    this.#left = FREE + MOST_PASSES * bytes.length
  }

  /** The library asks here for every piece, and gets all bytes with it: this replaces a method of its own. */
  _read(start: number, end: number) {
    this.#left -= STEP + end - start
    if (this.#left < 0) throw tooSlow()
    this.checkClock()
    return this.#piece
  }

  /** Counts a step; throws an `EngineError` once reading has taken too long. */
  checkClock(): void {
    this.#steps++
    if (this.#steps % CLOCK_STEPS === 0 && clock() > this.#end) throw tooSlow()
  }
}

/** Milliseconds that this thread has worked, so that a busy machine refuses no file; before Node 23.9, any time. */
function clock(): number {
  if (!('threadCpuUsage' in process)) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function tooSlow(): EngineError {
  return new EngineError(
    'invalid_media',
    'The file cannot be read: its container takes far more work than one of its size should. It is damaged, or made to do so.',
  )
}
