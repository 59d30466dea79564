import type { Host } from '../host.ts'
import type { Outcome } from '../tasks/outcome.ts'
import { isMediaTask, isTextTask, type Task } from '../tasks/task.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { type ScoreDependencies, scoreDraft } from './score-draft.ts'

/** Where drafts and media are scored. */
export interface ScorePlace {
  /** Threads for drafts. */
  readonly jobs: number
  /** Processes for media. */
  readonly mediaJobs: number
  readonly scoreMedia: Host['scoreMedia']
  readonly signal: AbortSignal
}

/** Scores drafts and media and yields their outcomes in the order of the tasks. */
export async function* scoreInOrder(
  tasks: readonly Task[],
  needs: ScoreDependencies,
  place: ScorePlace,
): AsyncGenerator<Outcome> {
  const texts = scoreTexts(tasks.filter(isTextTask), needs, place)
  const files = tasks.filter(isMediaTask)
  if (files.length === 0) return yield* texts
  const ended = new AbortController()
  const signal = AbortSignal.any([place.signal, ended.signal])
  const media = place.scoreMedia(files, place.mediaJobs, signal)
  // Media is decoded while this thread scores drafts.
  let next = media.next()
  try {
    for (const task of tasks) {
      const isMedia = isMediaTask(task)
      const { value, done = false } = await (isMedia ? next : texts.next())
      if (done || place.signal.aborted) return
      if (isMedia) next = media.next()
      yield isMedia && value.status === 'failed' ? { ...value, isMedia } : value
    }
  } finally {
    ended.abort()
    await Promise.all([media.return(undefined), texts.return(undefined)])
  }
}

async function* scoreTexts(
  tasks: readonly TextTask[],
  needs: ScoreDependencies,
  { jobs, signal }: ScorePlace,
): AsyncGenerator<Outcome> {
  if (jobs > 1) {
    // Loaded on demand: most runs need no threads.
    const { scoreInWorkers } = await import('./scoring-workers.ts')
    return yield* scoreInWorkers(tasks, jobs, signal)
  }
  for (const task of tasks) {
    if (signal.aborted) return
    yield await scoreDraft(task, needs)
  }
}

/** A small run is over before a worker has started; a large one is spread out. */
export function chooseJobs(asked: number | null, sizes: readonly number[], cores: number): number {
  if (asked !== null) return Math.min(asked, Math.max(1, sizes.length))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const worthwhile = Math.floor(bytes / BYTES_PER_WORKER)
  return Math.max(1, Math.min(worthwhile, sizes.length, cores, MAX_JOBS))
}

// Measured: a worker takes about 400 ms and 100 MB to start, in which one core scores about 2 MB.
const BYTES_PER_WORKER = 8 * 1024 * 1024
const MAX_JOBS = 8
