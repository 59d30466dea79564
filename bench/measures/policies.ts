import { analyzeText } from '@content-trust/engine'
import { examplesOf } from '../../test/policy/set/measure.ts'
import { cpuTime } from '../cpu-time.ts'
import type { BenchDraft } from '../drafts.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../statistics.ts'
import { cuttable } from './growth.ts'

/** Characters of a draft and of the longest policy. */
const DRAFT = 5000
const POLICY = 2000
/** Drafts that take turns, rounds that are measured, and those before that warm up. */
const DRAFTS = 20
const ROUNDS = 25
const WARM_UP = 40
const MOST = 10

/** What a custom policy adds to drafts of 5 KB, in CPU time of the same process; the two take turns. */
export function measurePolicies(drafts: readonly BenchDraft[]): Measurement[] {
  const text = cuttable(drafts, DRAFT * DRAFTS)
  const sources = Array.from({ length: DRAFTS }, (_, at) =>
    text.slice(at * DRAFT, (at + 1) * DRAFT),
  )
  return Object.entries(benchPolicies()).map(([name, policy]) => {
    const shares = Array.from({ length: WARM_UP + ROUNDS }, () => {
      const bare = timeOf(sources, undefined)
      return { bare, held: timeOf(sources, policy) }
    }).slice(WARM_UP)
    const bare = median(shares.map((share) => share.bare))
    const held = median(shares.map((share) => share.held))
    return {
      label: `a policy of ${name} added to a draft of 5 KB`,
      value: 100 * (held / bare - 1),
      unit: '%',
      goal: { atMost: MOST },
      note: `${policy.length} characters; ${(bare / DRAFTS).toPrecision(2)} ms without it, ${(held / DRAFTS).toPrecision(2)} ms with it`,
    }
  })
}

/** A house that lists its words, ten demands, and as many demands as a policy can hold. */
export function benchPolicies() {
  const clauses = examplesOf('seen')
    .filter(({ action }) => action !== 'named')
    .map(({ policy }) => policy)
  const words = Array.from({ length: POLICY }, (_, at) => `leverage${at.toString(26)}`)
  return {
    'listed words': `Avoid words such as ${words.join(', ')}`.slice(0, POLICY),
    'ten clauses': clauses.slice(0, 10).join('\n'),
    'fifty clauses': clauses.slice(0, 50).join('\n').slice(0, POLICY),
  } as const satisfies Readonly<Record<string, string>>
}

function timeOf(sources: readonly string[], policy: string | undefined): number {
  const options = policy === undefined ? {} : { context: { custom_policy: policy } }
  return cpuTime(() => {
    for (const source of sources) analyzeText({ source, syntax: 'markdown' }, options)
  })
}
