// What a policy of 2,000 characters adds to scoring a draft of 5 KB, in CPU time:
// node --conditions=source test/policy/set/cost.ts
import { analyzeText } from '@content-trust/engine'
import { examplesOf } from './measure.ts'

const LENGTH = 2000
const DRAFT = 5000
const ROUNDS = 41
const EACH = 20

const examples = examplesOf('seen')
const source = examples
  .map(({ meets, misses }) => `${meets.replaceAll(/[«»]/g, '')}\n\n${misses}`)
  .join('\n\n')
  .slice(0, DRAFT)
const clauses = examples.filter(({ action }) => action !== 'named').map(({ policy }) => policy)
/** Fifty kinds of things at once, and a house that lists its words at length. */
const policies = {
  'of fifty things': clauses.join('\n').slice(0, LENGTH),
  'of listed words':
    `Avoid words such as ${Array.from({ length: LENGTH }, (_item, at) => `leverage${at.toString(26)}`).join(', ')}`.slice(
      0,
      LENGTH,
    ),
  'of ten clauses': clauses.slice(0, 10).join('\n').padEnd(LENGTH),
}
const text = { source, syntax: 'markdown' } as const

/** CPU milliseconds of one call, of some in a row. */
function once(custom_policy: string | undefined): number {
  const start = process.cpuUsage()
  for (let turn = 0; turn < EACH; turn++) {
    analyzeText(text, custom_policy === undefined ? {} : { context: { custom_policy } })
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / EACH
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

for (const [name, policy] of Object.entries(policies)) {
  once(undefined)
  once(policy)
  const rounds = Array.from({ length: ROUNDS }, () => [once(undefined), once(policy)] as const)
  const bare = median(rounds.map(([without]) => without))
  const held = median(rounds.map(([, with_]) => with_))
  process.stdout.write(
    `${source.length} characters, a policy ${name}: ${bare.toFixed(2)} ms without, ${held.toFixed(2)} ms with, ${(100 * (held / bare - 1)).toFixed(1)} % more\n`,
  )
}
