/** CPU milliseconds of the whole process that a call takes, with its compiler and collector threads. */
export function cpuTime(call: () => void): number {
  const before = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * CPU milliseconds of one call, several times measured. Each time covers a batch of calls that takes
 * at least `fill` milliseconds, because some machines count CPU time in steps of 4 or 10.
 */
export function cpuTimes(call: () => void, repeats: number, fill: number): number[] {
  let calls = 1
  for (let took = clockTime(call); took * calls < fill; calls *= 2) took = clockTime(call)
  const batch = () => {
    for (let i = 0; i < calls; i++) call()
  }
  return Array.from({ length: repeats }, () => cpuTime(batch) / calls)
}

/** Milliseconds of the clock that a call takes. */
export function clockTime(call: () => void): number {
  const start = performance.now()
  call()
  return performance.now() - start
}
