import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** Adds the gauges of the process: memory, processor time, uptime and event loop delay. */
export function addProcessGauges(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  registry.gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss())
  registry.gauge('process_cpu_seconds', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / MICROSECONDS
  })
  registry.gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime())
  registry.gauge(
    'nodejs_eventloop_lag_p99_seconds',
    '99th percentile of the event loop delay since the last scrape.',
    () => {
      const late = delay.percentile(99) / NANOSECONDS
      delay.reset()
      return late
    },
  )
}
