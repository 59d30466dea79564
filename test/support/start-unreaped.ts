import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts a program whose parent never asks how it ended, as the first process of many containers does; answers its
 * process id. The signal ends the parent, not the program.
 */
export async function startUnreaped(
  program: readonly string[],
  { cwd, signal }: { cwd?: string; signal: AbortSignal },
): Promise<number> {
  const script = '"$@" >/dev/null & echo $!; exec cat'
  const parent = spawn('bash', ['-c', script, 'bash', ...program], {
    ...(cwd === undefined ? {} : { cwd }),
    signal,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  parent.on('error', () => {})
  parent.stdin.on('error', () => {})
  const [line] = await once(parent.stdout, 'data')
  // Bash asks how a program ended; what answers is what it has become.
  parent.stdin.write('here\n')
  await once(parent.stdout, 'data')
  return Number(line)
}
