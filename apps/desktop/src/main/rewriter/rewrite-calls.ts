import type { RewriteRequest } from '@content-trust/engine/node'
import { CallError } from '../../shared/answer.ts'
import type { CallInputs, CallOutputs } from '../../shared/ipc.ts'
import type { Settings } from '../../shared/settings.ts'
import type { Handlers } from '../handle-call.ts'
import { messages } from '../language/messages.ts'
import type { Dialogs } from '../ports.ts'
import { settle } from '../scoring/draft-input.ts'
import type { TaskQueue } from '../scoring/task-queue.ts'
import type { Keychain } from '../settings/keychain.ts'
import type { OpenWorkspaces } from '../workspace/open-workspaces.ts'
import { fitAnswer } from './fit-answer.ts'
import { rewriterFailure } from './rewriter-failure.ts'

type Rewriter = NonNullable<Settings['rewriter']>
type Model = Pick<Rewriter, 'address' | 'model'>
type Question = Pick<Parameters<Dialogs['ask']>[0], 'message' | 'detail'>

/** Local models are slow; the writer can stop a request. */
export const rewriteLimits = { timeoutMs: 120_000, backoffMs: 500 }

interface RewriteParts {
  rewriter(): Settings['rewriter']
  readonly key: Pick<Keychain, 'read'>
  readonly dialogs: Pick<Dialogs, 'ask'>
  readonly tasks: Pick<TaskQueue, 'run'>
  readonly workspaces: Pick<OpenWorkspaces, 'settingsOf'>
  readonly limits: typeof rewriteLimits
}

type RewriteHandlers = Pick<
  Handlers,
  'suggestRewrite' | 'cancelRewrite' | 'assessRewrite' | 'testRewriter'
>

/** A sample sentence, so that a test of the connection sends nothing from a draft. */
const sample: RewriteRequest = {
  draft: 'We met in order to talk.',
  syntax: 'plain',
  needs: [{ fix: 'Say it in fewer words.', words: 'in order to' }],
}

/** The calls about rewrites by a language model: the only ones that send text of a draft to one. */
export function createRewriteCalls(parts: RewriteParts): {
  readonly handlers: RewriteHandlers
  /** Stops every request. */
  close(): void
} {
  const { rewriter, tasks, workspaces } = parts
  const ask = createAsk(parts)
  const mayAsk = createConsent(parts.dialogs)
  const running = new Map<string, AbortController>()

  const suggest = async (
    input: Omit<CallInputs['suggestRewrite'], 'request'>,
    signal: AbortSignal,
  ): Promise<CallOutputs['suggestRewrite']> => {
    const model = rewriter()
    if (model === null || !model.isOn) throw new CallError('not_available', messages.rewriter.off)
    const found = await tasks.run('passage', await settle(workspaces, input))
    if (found.status !== 'found') return found
    const { start, end, text, needs } = found.passage
    const request = { draft: text, syntax: input.syntax, needs }
    if (!(await mayAsk.rewrite(model, request)) || signal.aborted) return { status: 'stopped' }
    const answer = fitAnswer(text, await ask(model, request, signal))
    if (answer === text) return { status: 'unchanged' }
    return { status: 'suggested', start, end, text: answer }
  }

  return {
    handlers: {
      suggestRewrite: async ({ request, ...input }) => {
        const stop = new AbortController()
        running.set(request, stop)
        try {
          return await suggest(input, stop.signal)
        } catch (error) {
          if (stop.signal.aborted) return { status: 'stopped' }
          throw error
        } finally {
          running.delete(request)
        }
      },
      cancelRewrite: ({ request }) => {
        running.get(request)?.abort()
        return {}
      },
      assessRewrite: async (input) => tasks.run('assess', await settle(workspaces, input)),
      testRewriter: async (model) => {
        if (!(await mayAsk.test(model))) {
          return { isReady: false, message: messages.rewriter.notAsked }
        }
        try {
          await ask(model, sample)
          return { isReady: true, message: messages.rewriter.ready }
        } catch (error) {
          if (error instanceof CallError) return { isReady: false, message: error.message }
          throw error
        }
      },
    },
    close: () => {
      for (const stop of running.values()) stop.abort()
    },
  }
}

/** Sends a request to a model, with its key. */
function createAsk({ key, limits }: Pick<RewriteParts, 'key' | 'limits'>) {
  return async (model: Model, request: RewriteRequest, signal?: AbortSignal) => {
    // Most starts of the app ask no model, and this part takes its time to load.
    const { createChatRewriter, RewriterError } = await import('@content-trust/engine/node')
    const apiKey = await key.read(model.address)
    try {
      return await createChatRewriter({
        ...limits,
        url: model.address,
        model: model.model,
        ...(apiKey === null ? {} : { apiKey }),
        ...(signal === undefined ? {} : { signal }),
      }).rewrite(request)
    } catch (error) {
      if (!(error instanceof RewriterError)) throw error
      const { timeoutMs } = limits
      throw rewriterFailure(error, { ...model, hasKey: apiKey !== null, timeoutMs })
    }
  }
}

/** Asks the writer before the first request to a model, and before the first one with words of a draft. */
function createConsent(dialogs: RewriteParts['dialogs']) {
  /** What the writer has allowed since the start; the window cannot add to it. */
  const allowed = { test: new Set<string>(), rewrite: new Set<string>() }
  const ask = async (kind: keyof typeof allowed, name: string, question: Question) => {
    if (allowed[kind].has(name)) return true
    const answers = [messages.rewriter.send, messages.cancel]
    const answer = await dialogs.ask({ ...question, answers, isRight: true })
    if (answer === 0) allowed[kind].add(name)
    return answer === 0
  }
  const nameOf = ({ address, model }: Model): string => JSON.stringify([address, model])
  return {
    /** For a sentence of the app's own: an address is something that leaves too. */
    test: async (model: Model): Promise<boolean> =>
      allowed.rewrite.has(nameOf(model)) ||
      ask('test', nameOf(model), {
        message: messages.rewriter.askTest(new URL(model.address).host),
        detail: messages.rewriter.testDetail(model.address, model.model),
      }),
    rewrite: (model: Model, { draft, needs }: RewriteRequest): Promise<boolean> =>
      ask('rewrite', nameOf(model), {
        message: messages.rewriter.ask(new URL(model.address).host),
        detail: messages.rewriter.detail(model.address, model.model, draft.length, needs.length),
      }),
  }
}
