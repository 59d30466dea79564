import { type Scored, type Scoring, ScoringError } from './scoring.ts'
import type { TaskQueue } from './task-queue.ts'

/** Scores by way of a queue. Results are checked against the schema of the answer where it is made. */
export function scoringOver(queue: TaskQueue<Scored>): Scoring {
  return {
    scoreText: async (task, caller) => {
      const scored = await queue.run(task, caller)
      if (scored.kind === 'text') return scored.result
      throw new ScoringError('failed')
    },
    scoreStyle: async (task, caller) => {
      const scored = await queue.run(task, caller)
      if (scored.kind === 'style') return scored.result
      throw new ScoringError('failed')
    },
    refusal: (account) => queue.refusal(account),
  }
}
