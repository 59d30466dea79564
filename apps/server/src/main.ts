import { homedir } from 'node:os'
import { runProgram } from './program.ts'

/** Runs the command line of this process. */
export async function main(): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort())
  }
  process.exitCode = await runProgram(
    {
      env: process.env,
      home: homedir(),
      platform: process.platform,
      write: (text) => void process.stdout.write(text),
      writeError: (text) => void process.stderr.write(text),
      clock: Date.now,
      stop: stopping.signal,
    },
    process.argv.slice(2),
  )
}
