import type { Writable } from 'node:stream'

/** The part of a stream that is written to. */
type Output = Pick<Writable, 'write' | 'writableLength' | 'on'>

/** Most bytes that wait for a reader: some 3,000 lines. */
const mostWaiting = 1_048_576

/**
 * Writes lines to a stream that may be slow, full or closed, such as the pipe of a log collector. Nothing it does is an
 * error of the service: a line that finds a megabyte waiting is dropped, and the next one that does not is
 * preceded by a line that counts those.
 */
export function boundedWriter(output: Output, now: () => number): (text: string) => void {
  // A pipe that nobody reads any more reports each write here, and would end the process otherwise.
  output.on('error', () => {})
  let dropped = 0
  return (text) => {
    if (output.writableLength > mostWaiting) {
      dropped += 1
      return
    }
    try {
      output.write(`${dropped === 0 ? '' : lostLine(dropped, now())}${text}`)
      dropped = 0
    } catch {
      // A file on a full disk throws.
      dropped += 1
    }
  }
}

function lostLine(dropped_lines: number, now: number): string {
  const time = new Date(now).toISOString()
  return `${JSON.stringify({ level: 'warn', time, dropped_lines, msg: 'the log was not read in time' })}\n`
}
