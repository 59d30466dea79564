import type { Store } from '../ledger/ports.ts'
import { type Scoring, ScoringError } from '../scoring/scoring.ts'
import type { ServiceMetrics } from './service-metrics.ts'

/** The same store, with its operations counted. */
export function measureStore(store: Store, metrics: ServiceMetrics): Store {
  // Only the begin of a call states its bucket.
  const buckets = new Map<string, { readonly bucket: string; readonly price: number }>()
  return {
    ...store,
    operations: {
      begin: async (operation) => {
        const begun = await store.operations.begin(operation)
        metrics.begun(begun.kind)
        if (begun.kind === 'started') buckets.set(begun.lease.operationId, operation)
        return begun
      },
      capture: async (lease, complete, net) => {
        const captured = await store.operations.capture(lease, complete, net)
        const call = buckets.get(lease.operationId)
        metrics.captured(captured.kind, call?.bucket ?? 'unknown', net?.price ?? call?.price ?? 0)
        buckets.delete(lease.operationId)
        return captured
      },
      void: (lease, reason) => {
        buckets.delete(lease.operationId)
        return store.operations.void(lease, reason)
      },
    },
    recover: async () => {
      const recovered = await store.recover()
      metrics.recovered(recovered)
      return recovered
    },
  }
}

/** The same scoring, timed. */
export function measureScoring(scoring: Scoring, metrics: ServiceMetrics): Scoring {
  const timed = async <Result>(kind: 'text' | 'style', work: Promise<Result>): Promise<Result> => {
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    try {
      const result = await work
      metrics.scored(kind, 'done', seconds())
      return result
    } catch (error) {
      metrics.scored(kind, error instanceof ScoringError ? error.reason : 'failed', seconds())
      throw error
    }
  }
  return {
    ...(scoring.refusal && { refusal: scoring.refusal }),
    scoreText: (task, caller) => timed('text', scoring.scoreText(task, caller)),
    scoreStyle: (task, caller) => timed('style', scoring.scoreStyle(task, caller)),
  }
}
