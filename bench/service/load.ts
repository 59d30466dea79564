import { connect, type Socket } from 'node:net'

export interface LoadOptions {
  /** Connections are spread over these in turn. */
  readonly addresses: readonly string[]
  /** The next request, whole and as bytes; called once for each. */
  readonly nextRequest: () => string
  readonly connections: number
  readonly seconds: number
}

export interface LoadResult {
  readonly requests: number
  readonly failures: number
  readonly seconds: number
  /** Milliseconds of each request. */
  readonly latencies: readonly number[]
}

const headEnd = Buffer.from('\r\n\r\n')

/**
 * Keeps connections busy for some seconds: each sends its next request when the answer to the last
 * one is whole. It reads no more than status and length, so that it costs little beside the server.
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = []
  let failures = 0
  const start = performance.now()
  const end = start + options.seconds * 1_000
  await Promise.all(
    Array.from({ length: options.connections }, (_, index) =>
      keepBusy(options, index, end, (took, status) => {
        latencies.push(took)
        if (status !== 200) failures++
      }),
    ),
  )
  const seconds = (performance.now() - start) / 1_000
  return { requests: latencies.length, failures, seconds, latencies }
}

function keepBusy(
  { addresses, nextRequest }: LoadOptions,
  index: number,
  end: number,
  onAnswer: (took: number, status: number) => void,
): Promise<void> {
  const { hostname, port } = new URL(addresses[index % addresses.length] ?? '')
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let received: Buffer = Buffer.alloc(0)
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.write(nextRequest())
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (data: Buffer) => {
      received = received.length === 0 ? data : Buffer.concat([received, data])
      const head = received.indexOf(headEnd)
      if (head === -1) return
      const text = received.toString('latin1', 0, head)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1])
      if (received.length < head + headEnd.length + length) return
      received = Buffer.alloc(0)
      const now = performance.now()
      onAnswer(now - sent, Number(text.slice(9, 12)))
      if (now < end) send()
      else socket.end()
    })
  })
}
