import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the clock in which Linux counts CPU time. */
const ticksPerSecond = 100

interface ProcessTimes {
  readonly parent: number
  readonly ticks: number
}

/** CPU milliseconds that a process, its children and theirs have used, ended ones included. */
export function cpuOfTree(pid: number): number {
  const all = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const times = timesOf(name)
    if (times !== null) all.set(Number(name), times)
  }
  const isBelow = (one: number): boolean => {
    if (one === pid) return true
    const parent = all.get(one)?.parent ?? 0
    return parent > 1 && isBelow(parent)
  }
  let ticks = 0
  for (const [one, times] of all) if (isBelow(one)) ticks += times.ticks
  return (ticks * 1_000) / ticksPerSecond
}

/** Null for a process that ended meanwhile. */
function timesOf(pid: string): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of a process may hold spaces and brackets; the numbers follow its last bracket.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, ticks: user + system + childUser + childSystem }
  } catch {
    return null
  }
}
