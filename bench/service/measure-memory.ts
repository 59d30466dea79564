import { runLoad } from './load.ts'
import type { RequestKind } from './requests.ts'
import type { MeasuredServer } from './start-server.ts'

export interface MemoryRow {
  readonly minutes: number
  readonly requests: number
  /** Megabytes in memory at the end of each slice. */
  readonly megabytes: readonly number[]
}

const slices = 10

/** Keeps the server busy for minutes, with all kinds of requests in turn, and watches its memory. */
export async function measureMemory(
  server: MeasuredServer,
  kinds: readonly RequestKind[],
  minutes: number,
): Promise<MemoryRow> {
  let turn = 0
  const nextRequest = () => {
    const kind = kinds[turn++ % kinds.length]
    if (kind === undefined) throw new Error('Expected a kind of request.')
    return kind.next()
  }
  const megabytes: number[] = []
  let requests = 0
  const seconds = (minutes * 60) / slices
  for (let slice = 0; slice < slices; slice++) {
    const load = await runLoad({
      addresses: [server.address],
      nextRequest,
      connections: 20,
      seconds,
    })
    requests += load.requests
    megabytes.push((await server.usage()).residentBytes / 2 ** 20)
  }
  return { minutes, requests, megabytes }
}
