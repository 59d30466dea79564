import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setInterval } from 'node:timers/promises'

/** What a run of the command took. */
export interface MeasuredRun {
  readonly seconds: number
  /** CPU seconds of all its threads; null where the system does not say. */
  readonly cpu: number | null
  /** Megabytes of memory, looked at every second. */
  readonly memory: readonly number[]
}

/** Runs commands at the same time and measures from the start of the first to the end of the last. */
export async function measureRuns(
  folder: string,
  commands: readonly (readonly string[])[],
): Promise<MeasuredRun> {
  const before = await childrenSeconds()
  const begun = performance.now()
  const runs = await Promise.all(commands.map((command) => runOnce(folder, command)))
  const seconds = (performance.now() - begun) / 1000
  const after = await childrenSeconds()
  return {
    seconds,
    cpu: before === null || after === null ? null : after - before,
    memory: runs.flat(),
  }
}

async function runOnce(
  cwd: string,
  [program = '', ...args]: readonly string[],
): Promise<readonly number[]> {
  const child = spawn(program, args, { cwd, stdio: 'inherit' })
  const watching = new AbortController()
  const memory: number[] = []
  const watch = watchMemory(child.pid ?? 0, memory, watching.signal)
  const [status] = await once(child, 'exit')
  watching.abort()
  await watch
  if (status !== 0) throw new Error(`A measured run ended with ${status}.`)
  return memory
}

async function watchMemory(pid: number, memory: number[], signal: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(1000, null, { signal })) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      const resident = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
      if (resident !== undefined) memory.push((Number(resident) * 1024) / 1e6)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** CPU seconds of the processes that this one started and that ended; Linux counts them in hundredths. */
async function childrenSeconds(): Promise<number | null> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => null)
  if (stat === null) return null
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
