import type { Socket } from 'node:net'

/** What was written to a connection when it was looked at, in bytes, and when that was. */
interface Mark {
  readonly written: number
  readonly at: number
}

/** Finds clients that do not read what they asked for: nothing else would ever close them. */
export class UnreadAnswers {
  readonly #marks = new WeakMap<Socket, Mark>()
  readonly #patienceMs: number

  /** @param patienceMs how long a client may take for what was written to it, in milliseconds */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  /** Whether what was written at an earlier look is unread for too long. `now` never runs backwards. */
  isStuck(socket: Socket, now: number): boolean {
    const { bytesWritten, writableLength } = socket
    const mark = this.#marks.get(socket)
    const isRead = mark === undefined || bytesWritten - writableLength >= mark.written
    if (writableLength === 0) this.#marks.delete(socket)
    else if (isRead) this.#marks.set(socket, { written: bytesWritten, at: now })
    return writableLength > 0 && !isRead && now - mark.at >= this.#patienceMs
  }
}
