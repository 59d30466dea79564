import { engineVersion } from '@content-trust/engine'
import type { Begun, Captured, Recovered } from '../ledger/ports.ts'
import type { ScoringFailure } from '../scoring/scoring.ts'
import { addProcessGauges } from './process-gauges.ts'
import { createRegistry } from './registry.ts'

const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** What is counted of an answer. */
export interface AnswerFacts {
  /** The pattern of the route, never the requested path. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
  readonly code?: string
}

/** The metrics of the service. */
export interface ServiceMetrics {
  answered(facts: AnswerFacts): void
  scored(kind: 'text' | 'style', outcome: 'done' | ScoringFailure, seconds: number): void
  begun(outcome: Begun['kind']): void
  captured(outcome: Captured['kind'], bucket: string, microUsd: number): void
  recovered(recovered: Recovered): void
  /** Adds a value that is read at each scrape. */
  watch(name: string, help: string, read: () => number): void
  render(): string
}

/** Creates the metrics of the service, all at zero. */
export function createServiceMetrics(): ServiceMetrics {
  const registry = createRegistry()
  const prefix = 'content_trust_'
  const counter = <const Name extends Parameters<typeof registry.counter>[2][number]>(
    name: string,
    help: string,
    labels: readonly Name[],
  ) => registry.counter(`${prefix}${name}`, help, labels)

  const answers = counter('answers_total', 'Answers by route, method and status.', [
    'route',
    'method',
    'status',
  ])
  const times = registry.histogram(
    `${prefix}answer_seconds`,
    'Time from the headers of a request to the end of its answer.',
    ['route'],
    answerSeconds,
  )
  const problems = counter('problems_total', 'Problem documents by code.', ['code'])
  const scores = registry.histogram(
    `${prefix}scoring_seconds`,
    'Time of scoring, including the wait for a thread.',
    ['kind', 'outcome'],
    answerSeconds,
  )
  const begun = counter('operations_total', 'Charged calls by how the ledger began them.', [
    'outcome',
  ])
  const captured = counter('captures_total', 'Finished calls by how the ledger captured them.', [
    'outcome',
  ])
  const charged = counter('charged_microusd_total', 'Money charged, in millionths of a dollar.', [
    'bucket',
  ])
  const recovered = counter(
    'recovered_total',
    'Operations, debits and replays that recovery ended.',
    ['kind'],
  )
  counter('build_info', 'The running version.', ['version']).add({ version: engineVersion }, 1)
  addProcessGauges(registry)

  return {
    answered: ({ route, method, status, seconds, code }) => {
      const label = methods.has(method) ? method : 'other'
      answers.add({ route, method: label, status: String(status) }, 1)
      times.observe({ route }, seconds)
      if (code !== undefined) problems.add({ code }, 1)
    },
    scored: (kind, outcome, seconds) => scores.observe({ kind, outcome }, seconds),
    begun: (outcome) => begun.add({ outcome }, 1),
    captured: (outcome, bucket, microUsd) => {
      captured.add({ outcome }, 1)
      if (outcome === 'captured') charged.add({ bucket }, microUsd)
    },
    recovered: ({ voidedHolds, refundedDebits, purgedReplays }) => {
      recovered.add({ kind: 'voided_hold' }, voidedHolds)
      recovered.add({ kind: 'refunded_debit' }, refundedDebits)
      recovered.add({ kind: 'purged_replay' }, purgedReplays)
    },
    watch: (name, help, read) => registry.gauge(`${prefix}${name}`, help, read),
    render: registry.render,
  }
}
