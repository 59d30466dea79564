import { countVerdicts, type Verdicts } from '../../test/policy/set/count-verdicts.ts'
import { type PolicySet, sets } from '../../test/policy/set/sets.ts'

/** How policies that others wrote are read: what the code made of new ones, of those kept back, and of the rest. */
export function policySetTable(): string {
  const counts = new Map(sets.map((set) => [set, countVerdicts(set.name)]))
  const latest = sets.filter(({ isLatest }) => isLatest === true)
  const kept = sets.filter((set) => set.kept === 'all')
  const others = sets.filter((set) => !kept.includes(set))
  const now = (some: readonly PolicySet[]) => sum(some.flatMap((set) => counts.get(set) ?? []))
  return [
    '| Policies | How many | Read right | Named as not read | Wrong without a word |',
    '| --- | --- | --- | --- | --- |',
    row('New ones, when we first met them', sum(latest.map(whenMet))),
    row('Kept back: nobody has looked at the ones that we get wrong', now(kept)),
    row('Those that we have learned from', now(others)),
  ].join('\n')
}

function whenMet({ name, first }: PolicySet): Verdicts {
  const { policies } = countVerdicts(name)
  const { right = 0, silent = 0 } = first ?? {}
  return { policies, right, silent, named: policies - right - silent }
}

function sum(all: readonly Verdicts[]): Verdicts {
  const total = (key: keyof Verdicts) => all.reduce((value, each) => value + each[key], 0)
  return {
    policies: total('policies'),
    right: total('right'),
    named: total('named'),
    silent: total('silent'),
  }
}

function row(what: string, { policies, right, named, silent }: Verdicts): string {
  const share = (value: number) => `${value} (${Math.round((100 * value) / policies)} %)`
  return `| ${what} | ${policies} | ${share(right)} | ${share(named)} | ${silent} |`
}
