import { connect, type Socket } from 'node:net'

/** An answer as far as it is read. */
export interface Answered {
  readonly status: number
  readonly milliseconds: number
}

const headEnd = Buffer.from('\r\n\r\n')

/** One connection that sends a request when the answer to the last one is whole, and connects again. */
export class Client {
  readonly #address: URL
  #socket: Socket | null = null

  constructor(address: string) {
    this.#address = new URL(address)
  }

  /** Sends a request and waits for its answer; status 0 where the connection ended without one. */
  send(request: Buffer): Promise<Answered> {
    const start = performance.now()
    const socket = this.#connected()
    return new Promise((resolve) => {
      let received: Buffer = Buffer.alloc(0)
      const end = (status: number) => {
        socket.off('data', read)
        socket.off('close', lost)
        if (status === 0) this.#socket = null
        resolve({ status, milliseconds: performance.now() - start })
      }
      const lost = () => end(0)
      const read = (data: Buffer) => {
        received = received.length === 0 ? data : Buffer.concat([received, data])
        const status = wholeStatus(received)
        if (status !== null) end(status)
      }
      socket.on('data', read)
      socket.on('close', lost)
      socket.write(request)
    })
  }

  close(): void {
    this.#socket?.destroy()
  }

  #connected(): Socket {
    if (this.#socket !== null && !this.#socket.destroyed) return this.#socket
    const socket = connect(Number(this.#address.port), this.#address.hostname)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    this.#socket = socket
    return socket
  }
}

/** The status of an answer that is whole, else null. */
function wholeStatus(received: Buffer): number | null {
  const head = received.indexOf(headEnd)
  if (head === -1) return null
  const text = received.toString('latin1', 0, head)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
  if (received.length < head + headEnd.length + length) return null
  return Number(text.slice(9, 12))
}
