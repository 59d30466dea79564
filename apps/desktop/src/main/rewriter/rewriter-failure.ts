import type { RewriterError } from '@content-trust/engine/node'
import { CallError } from '../../shared/answer.ts'
import { messages } from '../language/messages.ts'

const said = messages.rewriter

type Problem = Pick<RewriterError, 'problem' | 'status'>

interface Asked {
  readonly address: string
  readonly model: string
  readonly hasKey: boolean
  readonly timeoutMs: number
}

/** Why a model did not answer, and what the writer can do about it. */
export function rewriterFailure(error: Problem, asked: Asked): CallError {
  return new CallError('rewriter_failed', textOf(error, asked))
}

function textOf({ problem, status }: Problem, asked: Asked): string {
  const { host } = new URL(asked.address)
  switch (problem) {
    case 'timeout':
    case 'stopped':
      return said.timeout(asked.timeoutMs / 1000)
    case 'connection':
      return said.connection(host)
    case 'address':
      return said.address
    case 'too_large':
      return said.tooLarge
    case 'unreadable':
      return said.unreadable
    case 'status':
      return statusText(status ?? 0, host, asked)
    default:
      return problem satisfies never
  }
}

function statusText(status: number, host: string, { model, hasKey }: Asked): string {
  if (status === 401 || status === 403) {
    return hasKey ? said.wrongKey(host, status) : said.noKey(host)
  }
  if (status === 404) return said.notFound(host, model)
  if (status === 429) return said.busy(host)
  return said.answered(host, status)
}
