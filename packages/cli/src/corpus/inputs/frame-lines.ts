/** Whole lines of a stream, or a line that is too long to hold. */
export type Frame =
  | {
      readonly kind: 'lines'
      readonly bytes: Uint8Array
      readonly rows: number
      readonly length: number
    }
  | { readonly kind: 'too_long'; readonly rows: 1; readonly length: number }

/** Sizes of a frame; tests pass small ones. */
export interface FrameLimits {
  readonly batchBytes: number
  readonly maxLineBytes: number
}

const LINE_FEED = 0x0a

/**
 * Cuts a byte stream into frames of whole lines. Where a frame ends depends on the bytes since its start
 * alone, never on how the stream was cut, so a run that starts again at a frame gets the same frames.
 */
export async function* frameLines(
  chunks: AsyncIterable<Uint8Array>,
  { batchBytes, maxLineBytes }: FrameLimits,
): AsyncGenerator<Frame> {
  let lines: Uint8Array[] = []
  let linesLength = 0
  let rows = 0
  let line: Uint8Array[] = []
  let lineLength = 0

  const takeLines = (): Frame => {
    const frame: Frame = { kind: 'lines', bytes: join(lines), rows, length: linesLength }
    lines = []
    linesLength = 0
    rows = 0
    return frame
  }
  // The line's bytes are let go as soon as it is too long, and only counted from there on.
  const addToLine = (piece: Uint8Array) => {
    lineLength += piece.length
    if (lineLength > maxLineBytes) line = []
    else if (piece.length > 0) line.push(piece)
  }
  function* endLine(): Generator<Frame> {
    if (lineLength > maxLineBytes) {
      if (rows > 0) yield takeLines()
      yield { kind: 'too_long', rows: 1, length: lineLength }
    } else {
      lines.push(...line)
      linesLength += lineLength
      rows++
      if (linesLength >= batchBytes) yield takeLines()
    }
    line = []
    lineLength = 0
  }

  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      addToLine(chunk.subarray(start, end + 1))
      start = end + 1
      yield* endLine()
    }
    if (start < chunk.length) addToLine(chunk.subarray(start))
  }
  if (lineLength > 0) yield* endLine()
  if (rows > 0) yield takeLines()
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces
  // Copied also when it is one: a buffer that is sent to a thread is lost here.
  return pieces.length === 1 && only
    ? Uint8Array.from(only)
    : Uint8Array.from(Buffer.concat(pieces))
}
