import type { Problem } from './generated-types.ts'

/** The codes that the service answers with: a closed list. */
export type ProblemCode = Problem['code']

/** Why there is no answer of the service: none came, none in time, or one that the service does not give. */
export type NoAnswerCode = 'no_answer' | 'timed_out' | 'unexpected_answer'

interface ErrorFacts {
  readonly code: ProblemCode | NoAnswerCode
  readonly detail: string
  readonly status?: number
  readonly retryAfter?: number
  readonly problem?: Problem
  readonly cause?: unknown
}

/** A call that failed for good. It never holds the key or what was sent. */
export class ContentTrustError extends Error {
  override readonly name = 'ContentTrustError'
  /** What a program compares: a code of the service, or why there is no answer. */
  readonly code: ProblemCode | NoAnswerCode
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined
  /** Seconds after which the service lets you try again, if it says so. */
  readonly retryAfter: number | undefined
  /** The problem document, with the invalid fields or the price; undefined where the service gave none. */
  readonly problem: Problem | undefined

  constructor({ code, detail, status, retryAfter, problem, cause }: ErrorFacts) {
    super(detail, cause === undefined ? {} : { cause })
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
    this.problem = problem
  }

  /** Id of the call, to quote in a report. */
  get requestId(): string | undefined {
    return this.problem?.request_id
  }
}

/** Whether an answer is a problem document of the service. */
export function isProblem(answer: unknown): answer is Problem {
  if (typeof answer !== 'object' || answer === null) return false
  return (
    'code' in answer &&
    typeof answer.code === 'string' &&
    'detail' in answer &&
    typeof answer.detail === 'string' &&
    'request_id' in answer
  )
}
