import { execFile } from 'node:child_process'

export interface ShellRun {
  readonly status: number
  readonly out: string
  readonly err: string
}

/** Runs commands in bash while this process goes on serving. */
export function runShell(
  commands: string,
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<ShellRun> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 26 }
  return new Promise((resolve) => {
    execFile('bash', ['--norc', '-euc', commands], options, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err })
    })
  })
}
