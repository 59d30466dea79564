import type { Answer } from '../../shared/answer.ts'
import { CallError } from '../../shared/answer.ts'
import {
  type MediaInputs,
  type MediaOutputs,
  type MediaTaskName,
  parseMediaOutput,
} from '../../worker/media/media-tasks.ts'
import { messages } from '../language/messages.ts'
import type { MediaProcess } from '../ports.ts'

export interface MediaLimits {
  /** Longest time for one file. */
  readonly deadlineMs: number
  /** How long the process may do nothing before it is ended. */
  readonly idleMs: number
  /** Files after which it is started again, because decoders keep memory. */
  readonly mostFiles: number
}

export const mediaLimits: MediaLimits = { deadlineMs: 60_000, idleMs: 30_000, mostFiles: 24 }

/** Files that wait for the process, one after the other. */
export interface MediaQueue {
  run<Name extends MediaTaskName>(
    request: string,
    name: Name,
    input: MediaInputs[Name],
  ): Promise<MediaOutputs[Name]>
  /** Takes a request back; one that is being done ends with its process. */
  cancel(request: string): void
  close(): void
}

interface Job {
  readonly request: string
  readonly name: MediaTaskName
  readonly input: unknown
  settle(answer: Answer<unknown>): void
}

const stopped = { ok: false, code: 'not_available', message: messages.media.stopped } as const

/** Does one file at a time. A file that takes too long loses its process, and the next one gets a new one. */
export function createMediaQueue(media: MediaProcess, limits: MediaLimits): MediaQueue {
  const waiting: Job[] = []
  let running: { job: Job; stop(answer: Answer<unknown>): void } | null = null
  let files = 0
  let idle: NodeJS.Timeout | undefined

  const pump = async (): Promise<void> => {
    if (running !== null) return
    clearTimeout(idle)
    const job = waiting.shift()
    if (job === undefined) {
      idle = setTimeout(() => media.end(), limits.idleMs)
      idle.unref()
      return
    }
    job.settle(await doJob(job))
    void pump()
  }
  const doJob = async (job: Job): Promise<Answer<unknown>> => {
    const ended = new Promise<Answer<unknown>>((resolve) => {
      running = { job, stop: resolve }
    })
    const timer = setTimeout(() => {
      const seconds = Math.round(limits.deadlineMs / 1000)
      const message = messages.media.tooSlow(seconds)
      running?.stop({ ok: false, code: 'interrupted', message })
      media.end()
    }, limits.deadlineMs)
    const answer = await Promise.race([media.send(job.name, job.input), ended])
    clearTimeout(timer)
    running = null
    files += 1
    if (files % limits.mostFiles === 0) media.end()
    return answer
  }

  return {
    run: async (request, name, input) => {
      const answer = await new Promise<Answer<unknown>>((settle) => {
        waiting.push({ request, name, input, settle })
        void pump()
      })
      if (!answer.ok) throw new CallError(answer.code, answer.message)
      return parseMediaOutput(name, answer.value)
    },
    cancel: (request) => {
      for (let at = waiting.length - 1; at >= 0; at--) {
        if (waiting[at]?.request === request) waiting.splice(at, 1)[0]?.settle(stopped)
      }
      if (running?.job.request !== request) return
      running.stop(stopped)
      media.end()
    },
    close: () => {
      clearTimeout(idle)
      media.end()
    },
  }
}
