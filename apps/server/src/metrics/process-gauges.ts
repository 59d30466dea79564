import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** Adds what the process is worth watching for: memory, processor time, and how late its loop is. */
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
    'How late the event loop was, 99 of 100 times, since the last look.',
    () => {
      const late = delay.percentile(99) / NANOSECONDS
      delay.reset()
      return late
    },
  )
}
