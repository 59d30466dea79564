import { CallError } from '../../shared/answer.ts'
import type { CallInputs, CallOutputs } from '../../shared/ipc.ts'
import {
  checkOutputSchema,
  checkProgressSchema,
  planOutputSchema,
  type SourcePlan,
} from '../../worker/sources/source-tasks.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs, Host, SourcesProcess } from '../ports.ts'
import { windowOrigin } from '../workspace/draft-settings.ts'
import type { OpenWorkspaces } from '../workspace/open-workspaces.ts'
import { createSourceConsent, hostsOf } from './source-consent.ts'

export interface SourceLimits {
  /** Longest time for a plan, which asks nobody, in milliseconds; then the process is ended. */
  readonly planMs: number
  /** How long the process may do nothing before it is ended, in milliseconds. */
  readonly idleMs: number
}

export const sourceLimits: SourceLimits = { planMs: 15_000, idleMs: 60_000 }

interface SourceParts {
  readonly child: SourcesProcess
  readonly dialogs: Pick<Dialogs, 'ask'>
  readonly workspaces: Pick<OpenWorkspaces, 'settingsOf'>
  readonly emit: Host['emit']
  /** What the window's own settings say; a config file of the draft's folder wins. */
  readonly isOn: () => boolean
  /** Where pages are kept: a folder of the app's own. */
  readonly cacheFolder: string
  readonly limits: SourceLimits
}

type Input = CallInputs['planSources']
type SourceHandlers = Pick<Handlers, 'planSources' | 'checkSources' | 'cancelSources'>

/** Hosts that the window is told of by name; the others are counted. */
const MOST_TOLD = 100

/**
 * The calls about the sources of a draft. Checks take turns, in a process that alone opens connections for them; to stop one
 * ends that process. A check asks nobody unless the settings and the user agree.
 */
export function createSourceCalls(parts: SourceParts): {
  readonly handlers: SourceHandlers
  close(): void
} {
  const { child, emit, limits } = parts
  const mayAsk = createSourceConsent(parts.dialogs)
  /** Checks that nobody has stopped, by their names. */
  const wanted = new Set<string>()
  let running: string | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  /** Tasks that the process has not answered. */
  let open = 0

  const send = async (...task: Parameters<SourcesProcess['send']>) => {
    clearTimeout(idle)
    open += 1
    const answer = await child.send(...task)
    open -= 1
    if (open === 0) {
      idle = setTimeout(() => child.end(), limits.idleMs)
      idle.unref()
    }
    return answer
  }
  const plan = async (task: PlanTask): Promise<SourcePlan> => {
    const timer = setTimeout(() => child.end(), limits.planMs)
    const answer = await send('plan', task)
    clearTimeout(timer)
    if (!answer.ok) throw new CallError(answer.code, answer.message)
    return planOutputSchema.parse(answer.value)
  }
  const check = async (task: PlanTask, request: string): Promise<CallOutputs['checkSources']> => {
    if (!wanted.has(request)) return { status: 'stopped' }
    running = request
    const tell = (progress: unknown): void => {
      const known = checkProgressSchema.safeParse(progress)
      if (known.success) emit('sourcesProgress', { request, ...known.data })
    }
    const answer = await send('check', { ...task, cacheFolder: parts.cacheFolder }, tell)
    running = null
    if (!wanted.has(request)) return { status: 'stopped' }
    if (!answer.ok) throw new CallError(answer.code, answer.message)
    return { status: 'checked', ...checkOutputSchema.parse(answer.value) }
  }

  return {
    handlers: {
      planSources: async (input) => {
        const { task, ...settings } = await readSettings(parts, input)
        const { references, withoutRegistry } = await plan(task)
        const hosts = hostsOf(references)
        return {
          ...settings,
          references: references.length,
          hosts: hosts.length,
          firstHosts: hosts.slice(0, MOST_TOLD),
          withoutRegistry,
        }
      },
      checkSources: async ({ request, ...input }) => {
        // Before anything is waited for, so that it can be stopped from the start.
        wanted.add(request)
        try {
          const { isOn, task } = await readSettings(parts, input)
          if (!isOn) throw new CallError('not_available', messages.sources.off)
          const { references } = await plan(task)
          if (!(await mayAsk(references))) return { status: 'declined' }
          const answer = last.then(() => check(task, request))
          last = answer.catch(() => undefined)
          return await answer
        } finally {
          wanted.delete(request)
        }
      },
      cancelSources: ({ request }) => {
        wanted.delete(request)
        if (running === request) child.end()
        return {}
      },
    },
    close: () => {
      clearTimeout(idle)
      wanted.clear()
      child.end()
    },
  }
}

interface PlanTask extends Pick<Input, 'text' | 'syntax'> {
  readonly endpoints: Readonly<Record<string, string | null>>
}

/** What the settings say of a draft's sources; front matter has no say in it. */
async function readSettings({ isOn, workspaces }: SourceParts, { path, syntax, text }: Input) {
  const found = await workspaces.settingsOf(path ?? null, { text, choice: { sources: isOn() } })
  if (found.kind === 'unchecked') {
    throw new CallError('not_checked', messages.settings.notChecked(found.note))
  }
  if (found.kind === 'invalid') {
    throw new CallError('invalid_settings', messages.settings.invalid(found))
  }
  const { origins, settings } = found.ofFolder
  const origin = origins['sources']
  return {
    isOn: settings.sources === true,
    setBy: origin === undefined || origin === windowOrigin ? null : origin,
    task: { text, syntax, endpoints: { ...settings.source_endpoints } },
  }
}
