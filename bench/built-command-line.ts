import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface BuiltCommandLine {
  /** Runs it and returns the clock's milliseconds. */
  readonly time: (args: readonly string[], env?: Readonly<Record<string, string>>) => number
  /** Runs it and returns the most memory that it held, in megabytes. */
  readonly peakMemory: (args: readonly string[]) => number
}

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
        const report = pathToFileURL(resolve('bench/report-peak-memory.ts')).href
        const { extra } = runNode(['--import', report, start, ...args])
        return Number(extra) / 1000
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
