import { loadavg } from 'node:os'
import { quantile } from '../statistics.ts'
import { runLoad } from './load.ts'
import type { RequestKind } from './requests.ts'
import type { MeasuredServer } from './start-server.ts'

export interface LoadRow {
  readonly label: string
  readonly requests: number
  readonly failures: number
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** CPU milliseconds of the server, all its threads, for each request. */
  readonly serverCpu: number
  /** CPU milliseconds of this process, which makes the load. */
  readonly loaderCpu: number
  /** What the server got of one core, in cores. */
  readonly cores: number
  /** Processes that wanted to run, as the system counts them, at the end. */
  readonly machineLoad: number
}

/** Runs one kind of request for some seconds and measures both sides. */
export async function measureLoad(
  server: MeasuredServer,
  { label, next }: RequestKind,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<LoadRow> {
  const before = await server.usage()
  const own = process.cpuUsage()
  const load = await runLoad({
    addresses: [server.address],
    nextRequest: next,
    connections,
    seconds,
  })
  const { user, system } = process.cpuUsage(own)
  const after = await server.usage()
  const cpu = after.cpuMs - before.cpuMs
  return {
    label,
    requests: load.requests,
    failures: load.failures,
    rate: load.requests / load.seconds,
    p50: quantile(load.latencies, 0.5),
    p99: quantile(load.latencies, 0.99),
    serverCpu: cpu / load.requests,
    loaderCpu: (user + system) / 1_000 / load.requests,
    cores: cpu / 1_000 / load.seconds,
    machineLoad: loadavg()[0] ?? 0,
  }
}
