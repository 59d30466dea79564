import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface BuiltCommandLine {
  /** Runs it and returns the clock's milliseconds. */
  readonly time: (args: readonly string[], env?: Readonly<Record<string, string>>) => number
  /** Runs it and returns the most memory that it held, in megabytes. */
  readonly peakMemory: (args: readonly string[]) => number
}

/**
 * Loaded into a measured process: writes its status to its fourth stream at its end. The status holds
 * the peak of the process alone; the peak of `process.resourceUsage` starts at that of its parent. It is
 * JavaScript, because reading a TypeScript file would add the memory of the type stripper.
 */
const statusAtExit = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) {
    process.once('exit', () => writeSync(3, readFileSync('/proc/self/status', 'utf8')))
  }
`)}`

/** Calls `use` with the command line as it is published: built, and without its sources beside it. */
export async function withBuiltCommandLine<Result>(
  use: (commandLine: BuiltCommandLine) => Result,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-bench-'))
  try {
    for (const name of ['bin', 'dist', 'package.json']) {
      await cp(join('packages/cli', name), join(folder, name), { recursive: true })
    }
    const start = join(folder, 'bin/content-trust.js')
    return use({
      time: (args, env) => runNode([start, ...args], env).time,
      peakMemory: (args) => {
        const { extra } = runNode(['--import', statusAtExit, start, ...args])
        const peak = /^VmHWM:\s+(\d+) kB$/m.exec(extra)
        if (peak === null) throw new Error('Peak memory is read from /proc, so it needs Linux.')
        return (Number(peak[1]) * 1024) / 1e6
      },
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Runs a Node process to its end; `extra` is what it wrote to its fourth stream. */
export function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { readonly time: number; readonly output: string; readonly extra: string } {
  const begin = performance.now()
  const child = spawnSync(process.execPath, args, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  const time = performance.now() - begin
  if (child.status !== 0) throw new Error(`A measured process failed: ${child.stderr}`)
  return { time, output: child.stdout, extra: child.output[3] ?? '' }
}
