import { homedir, userInfo } from 'node:os'
import { boundedWriter } from './logging/bounded-writer.ts'
import { runProgram } from './program.ts'

/** How long the log has to take the last lines, in milliseconds. */
const LAST_LINES_MS = 1_000

/** Runs the command line of this process. */
export async function main(): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stopping.abort())
  }
  // Who closes a pipe that we write to wants no more of it; that is not a failure.
  process.stdout.on('error', () => {})
  process.exitCode = await runProgram(
    {
      env: process.env,
      home: homedir(),
      platform: process.platform,
      user: userName(),
      write: (text) => void process.stdout.write(text),
      writeError: boundedWriter(process.stderr, Date.now),
      isTerminal: process.stdout.isTTY,
      logsToTerminal: process.stdout.isTTY && process.stderr.isTTY,
      clock: Date.now,
      stop: stopping.signal,
    },
    process.argv.slice(2),
  )
  // Lines that nobody reads would keep the process alive.
  setTimeout(() => {
    if (process.stdout.writableLength === 0) process.exit()
  }, LAST_LINES_MS).unref()
}

/** Who runs the process: behind `sudo`, who called it. A user id may have no name, as in a container. */
function userName(): string {
  const { SUDO_USER: caller } = process.env
  if (caller !== undefined && caller !== '') return caller
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
