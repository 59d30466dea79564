import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** What a command took. */
export interface Took {
  readonly seconds: number
  /** CPU seconds of the process and its threads. */
  readonly cpu: number
}

/** Runs the built command line to its end and says what it took; an exit status other than 0 is an error. */
export async function timedCommand(
  launcher: string,
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Took> {
  const begun = performance.now()
  const child = spawn(
    'bash',
    ['-c', 'TIMEFORMAT="cpu %U %S"; time "$0" "$@"', process.execPath, launcher, ...args],
    {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let told = ''
  child.stderr.on('data', (chunk) => {
    told = `${told}${chunk}`.slice(-10_000)
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${told}`)
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(told) ?? []
  return { seconds: (performance.now() - begun) / 1000, cpu: Number(user) + Number(system) }
}
