/**
 * CPU time in milliseconds that this thread takes for a piece of work. A bound on it holds on a busy
 * machine too, where a clock on the wall would measure the others.
 */
export function cpuMilliseconds(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
