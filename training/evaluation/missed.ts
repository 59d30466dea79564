import type { MissedKind } from '../../packages/engine/src/schema/index.ts'
import { rateOf, rateText } from './rate.ts'
import { HIGH, MEDIUM, type RatedSample } from './rated-samples.ts'

type RatedText = Pick<RatedSample, 'domain' | 'machine' | 'risk'>

/** The genres of the corpora under the names that a reader knows them by. */
const names: Readonly<Record<string, string>> = {
  abstract: 'abstracts',
  argument: 'arguments',
  assistant: 'answers to questions',
  blog: 'blogs',
  docs: 'documentation',
  essay: 'essays',
  news: 'news',
  product: 'product copy',
  'qa-medical': 'medical answers',
  review: 'reviews',
  social: 'social posts',
  story: 'fiction',
  summary: 'summaries',
  wiki: 'encyclopaedia',
}

/** What a low texture risk leaves open: for each kind of writing, how many machine texts bear it, and how many people's. */
export function missedByKind(samples: readonly RatedText[]): MissedKind[] {
  const byMachines = samples.filter(({ machine }) => machine === 1)
  const domains = [...new Set(byMachines.map(({ domain }) => domain))].sort()
  return domains.map((domain) => {
    const own = samples.filter((sample) => sample.domain === domain)
    const machines = own.filter(({ machine }) => machine === 1)
    const people = own.filter(({ machine }) => machine === 0)
    const below = (rows: readonly RatedText[]): number =>
      rows.filter(({ risk }) => risk < MEDIUM).length
    return {
      kind: names[domain] ?? domain,
      machines: machines.length,
      machines_at_low: rateOf(below(machines), machines.length),
      machines_at_high: rateOf(machines.filter(({ risk }) => risk >= HIGH).length, machines.length),
      people: people.length,
      people_at_low: rateOf(below(people), people.length),
    }
  })
}

/** The same as a table. */
export function missedTable(missed: readonly MissedKind[]): string[] {
  return [
    'What a low texture risk leaves open, by kind of writing: machine texts that bear it, by models that saw neither their source nor their repository. Where the share is large, low risk does not mean that a person wrote the text.',
    '',
    '| kind | machine | at low | at high | human | at low |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...missed.map(
      (own) =>
        `| ${own.kind} | ${own.machines} | ${rateText(own.machines_at_low, own.machines)} | ${rateText(own.machines_at_high, own.machines)} | ${own.people} | ${rateText(own.people_at_low, own.people)} |`,
    ),
  ]
}
