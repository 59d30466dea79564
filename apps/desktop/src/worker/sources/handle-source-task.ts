import { type Extraction, extractReferences } from '@content-trust/sources/extract'
import type { Endpoints } from '@content-trust/sources/state'
import type { z } from 'zod'
import type { Answer } from '../../shared/answer.ts'
import { type CheckOutput, type SourcePlan, sourceTaskInputs } from './source-tasks.ts'

type PlanTask = z.infer<typeof sourceTaskInputs.plan>
type CheckTask = z.infer<typeof sourceTaskInputs.check>

/** Hears how far a task is. */
type Tell = (progress: { readonly done: number; readonly total: number }) => void

interface SourcePermissions {
  /** Also asks addresses that are not public. Only tests do, whose servers are on this machine. */
  readonly allowPrivate: boolean
}

/** Milliseconds after which a page is asked for again. */
const MOST_AGE_MS = 7 * 24 * 3_600_000
const MOST_CACHE_BYTES = 200_000_000
/** Milliseconds between two words about how far a check is. */
const TELL_MS = 100

/** Makes what does the tasks of the process of sources; a mistake of the caller comes back as data. */
export function createSourceTasks(permissions: SourcePermissions) {
  return async (name: string, input: unknown, tell: Tell = () => {}): Promise<Answer<unknown>> => {
    if (name === 'plan') {
      const task = sourceTaskInputs.plan.safeParse(input)
      if (task.success) return { ok: true, value: await plan(task.data) }
    } else if (name === 'check') {
      const task = sourceTaskInputs.check.safeParse(input)
      if (task.success) return { ok: true, value: await check(task.data, permissions, tell) }
    }
    return { ok: false, code: 'invalid_call', message: 'Not a task about sources.' }
  }
}

/** A draft's references, and where they are looked up. */
async function readDraft({ endpoints, syntax, text }: PlanTask): Promise<{
  readonly extraction: Extraction
  readonly endpoints: Endpoints
}> {
  const { resolveEndpoints } = await import('@content-trust/sources/state')
  const extraction = extractReferences({ source: text, syntax })
  return { extraction, endpoints: resolveEndpoints(endpoints, extraction.references) }
}

async function plan(task: PlanTask): Promise<SourcePlan> {
  const { hostsOf } = await import('@content-trust/sources/state')
  const { extraction, endpoints } = await readDraft(task)
  const { references } = extraction
  const unnamed = references.flatMap((each) =>
    each.kind === 'package' && endpoints[each.ecosystem] === null ? [each.ecosystem] : [],
  )
  return {
    references: references.map((reference) => {
      const { span, ...named } = reference
      const hosts = hostsOf([reference], endpoints)
      return { key: JSON.stringify([named, hosts]), hosts }
    }),
    withoutRegistry: [...new Set(unnamed)].sort(),
  }
}

async function check(
  task: CheckTask,
  { allowPrivate }: SourcePermissions,
  tell: Tell,
): Promise<CheckOutput> {
  const { checkDrafts, isUnanswered } = await import('@content-trust/sources/check')
  const { openFetcher } = await import('@content-trust/sources/fetch')
  const { openReader } = await import('@content-trust/sources/read')
  const { sourceRows } = await import('./source-rows.ts')
  const { extraction, endpoints } = await readDraft(task)
  const settings = { allowPrivate, offline: false, cache: null }
  const cache = {
    folder: task.cacheFolder,
    mostAgeMs: MOST_AGE_MS,
    mostBytes: MOST_CACHE_BYTES,
  }
  // A folder that cannot be written costs what the next check asks again, and nothing else.
  const fetcher = await openFetcher({ ...settings, cache }).catch(() => openFetcher(settings))
  const reader = openReader()
  const onProgress = seldom(tell)
  try {
    const [checks = []] = await checkDrafts([extraction], {
      fetcher,
      reader,
      endpoints,
      onProgress,
    })
    return { rows: sourceRows(task.text, checks), isUnanswered: isUnanswered(checks) }
  } finally {
    await Promise.all([fetcher.close(), reader.close()])
  }
}

/** Passes on the first and the last word, and few of those between. */
function seldom(tell: Tell): (done: number, total: number) => void {
  let last = -Infinity
  return (done, total) => {
    const now = performance.now()
    if (done < total && now - last < TELL_MS) return
    last = now
    tell({ done, total })
  }
}
