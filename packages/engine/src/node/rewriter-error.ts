/** Why a rewriter did not answer, for hosts with their own messages. */
export type RewriterProblem =
  | 'address'
  | 'connection'
  | 'status'
  | 'stopped'
  | 'timeout'
  | 'too_large'
  | 'unreadable'

/** Why there is no rewrite; the message contains neither the key nor the draft. */
export class RewriterError extends Error {
  override readonly name = 'RewriterError'
  readonly problem: RewriterProblem
  /** The HTTP status of the answer; null unless it is the problem. */
  readonly status: number | null
  constructor(problem: RewriterProblem, message: string, status: number | null = null) {
    super(message)
    this.problem = problem
    this.status = status
  }
}
