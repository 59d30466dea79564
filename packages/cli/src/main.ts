import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Host } from './host.ts'
import { loadEngine, loadTextEngine } from './load-engine.ts'
import { outputOf } from './output-of.ts'
import { runProgram } from './program.ts'

const stopping = new AbortController()

/** Runs the command line of this process. */
export async function main(): Promise<void> {
  const args = process.argv.slice(2)
  // A reader such as `head` may exit early, which is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  const host: Host = {
    cwd: process.cwd(),
    env: process.env,
    // Opening it takes 10 ms, and few runs read it.
    get stdin() {
      return process.stdin
    },
    stdout: outputOf(process.stdout),
    stderr: outputOf(process.stderr),
    isDebug: args.includes('--debug'),
    cores: availableParallelism(),
    loadEngine,
    loadTextEngine,
    readFile: async (path) => readFileSync(path),
    scoreMedia,
    stop: stopping.signal,
  }
  const command = args.find((arg) => !arg.startsWith('-'))
  const isCorpus = command === 'corpus'
  const waits = ['--watch', '--provider', '--sources'].some((option) => args.includes(option))
  const isStoppable = isCorpus || command === 'sources' || waits
  if (isStoppable) process.once('SIGINT', () => stopping.abort())
  // Schedulers of clusters ask so before they kill.
  if (isCorpus) process.once('SIGTERM', () => stopping.abort())
  process.exitCode = await runProgram(host, args)
  // A stopped run reads no further; an open pipe would keep the process alive.
  if (isCorpus && stopping.signal.aborted) process.stdin.destroy()
}

/** Only the processes load decoders, and they are started for the first media file. */
const scoreMedia: Host['scoreMedia'] = async function* (tasks, jobs, signal) {
  if (tasks.length > 0) (await import('./media/need-packages.ts')).needPackages(tasks)
  const { scoreInProcesses } = await import('./media/score-in-processes.ts')
  yield* scoreInProcesses(tasks, { jobs, signal })
}
