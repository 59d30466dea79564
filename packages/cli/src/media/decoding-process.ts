import { type ChildProcess, fork } from 'node:child_process'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import type { MediaLimits, MediaTask } from '../tasks/media-task.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { MediaAnswer } from './media-process.ts'

/** A process that scores one file after another. A file that breaks it fails alone. */
export class DecodingProcess {
  readonly #limits: MediaLimits
  readonly #entry: string
  #child: ChildProcess | null = null
  #isStopped = false

  constructor(limits: MediaLimits, entry: string = defaultEntry()) {
    this.#limits = limits
    this.#entry = entry
    this.#child = this.#start()
  }

  /** Scores a file; one that takes too long or too much memory, or ends the decoder, has failed. */
  score(task: MediaTask): Promise<Outcome> {
    const stopped = { status: 'failed', shown: task.shown, problem: 'stopped' } as const
    if (this.#isStopped) return Promise.resolve(stopped)
    this.#child ??= this.#start()
    const child = this.#child
    const { deadlineMs, maxMegabytes } = this.#limits
    return new Promise((resolve) => {
      let problem = 'its data crashed the decoder; the file is damaged'
      const timer = setTimeout(() => {
        problem = `took longer than ${deadlineMs / 1000} s to decode; the file is damaged or too complex. Convert it and try again.`
        child.kill('SIGKILL')
      }, deadlineMs)
      const settle = (outcome: Outcome) => {
        clearTimeout(timer)
        child.off('message', hear).off('exit', end).off('error', end)
        resolve(outcome)
      }
      const hear = (answer: MediaAnswer) => {
        if (answer.kind === 'outcome') return settle(answer.outcome)
        problem =
          answer.kind === 'reading'
            ? 'took longer than 3 s to read; the file is damaged, or made to take long.'
            : `needs more than ${maxMegabytes} MB of memory to decode; the file is damaged or too large. Convert it and try again.`
      }
      const end = () => {
        this.#child = null
        settle({ status: 'failed', shown: task.shown, problem })
      }
      child.on('message', hear).on('exit', end).on('error', end)
      if (child.exitCode !== null || child.signalCode !== null) end()
      // A failed send means that the process exited, which is handled above.
      else child.send(task, () => undefined)
    })
  }

  stop(): void {
    this.#isStopped = true
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #start(): ChildProcess {
    const isSource = this.#entry.endsWith('.ts')
    return fork(this.#entry, [`${this.#limits.maxMegabytes}`], {
      execArgv: isSource ? ['--conditions=source'] : [],
      env: { ...process.env, ...compileCache() },
      // Sends bytes from standard input without encoding them.
      serialization: 'advanced',
      // Messages of decoders add nothing to the report.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  }
}

/** Where this process keeps compiled code, which a new one does not know by itself. */
function compileCache(): { readonly NODE_COMPILE_CACHE?: string } {
  // Node 20 has no such cache.
  const folder = nodeModule.getCompileCacheDir?.()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

function defaultEntry(): string {
  const isSource = import.meta.url.endsWith('.ts')
  return fileURLToPath(
    new URL(isSource ? './media-process.ts' : './media-process.js', import.meta.url),
  )
}
