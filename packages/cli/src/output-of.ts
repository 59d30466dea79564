import { once } from 'node:events'
import type { Output } from './host.ts'

/** A stream of this process as commands write to it. */
export function outputOf(stream: NodeJS.WriteStream): Output {
  return {
    isTerminal: stream.isTTY === true,
    columns: stream.columns ?? 80,
    write: async (text) => {
      if (!stream.write(text)) await once(stream, 'drain')
    },
  }
}
