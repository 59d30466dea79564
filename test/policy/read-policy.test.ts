import { describe, expect, it } from 'vitest'
import { targets } from '../../packages/engine/src/policy/lexicons/targets.ts'
import { topics } from '../../packages/engine/src/policy/lexicons/topics.ts'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { policyLimitations } from '../../packages/engine/src/policy/policy-limitations.ts'
import { sourceRuleIds } from '../../packages/engine/src/schema/source-finding.ts'
import { rules } from '../../packages/engine/src/text/rules/index.ts'
import { edges, heldBack, later, policies } from './policies.ts'
import { showClause } from './show-clause.ts'

describe('a policy as people write it', () => {
  it.each(policies)('$policy', ({ policy, reads }) => {
    expect(readPolicy(policy).map(showClause)).toEqual(reads)
  })

  it.each(heldBack)('held back: $policy', ({ policy, reads }) => {
    expect(readPolicy(policy).map(showClause)).toEqual(reads)
  })

  it.each(later)('later: $policy', ({ policy, reads }) => {
    expect(readPolicy(policy).map(showClause)).toEqual(reads)
  })

  it.each(edges)('at the edge: $policy', ({ policy, reads }) => {
    expect(readPolicy(policy).map(showClause)).toEqual(reads)
  })

  it('is not understood again when capitals, accents or quotes differ', () => {
    const shown = (policy: string) => readPolicy(policy).map(showClause)
    expect(shown('FLAG CLICHÉS')).toEqual(shown('flag cliches'))
    expect(shown('Flag “best in class”')).toEqual(shown("flag 'best in class'"))
    expect(shown('Don’t allow hype')).toEqual(shown("don't allow hype"))
  })

  it('keeps its clauses as written, without bullets and closing marks', () => {
    const policy = 'Reject unsupported claims; revise filler.\n\n* Be kind!\n  (b) No Hype.'
    expect(readPolicy(policy).map(({ text }) => text)).toEqual([
      'Reject unsupported claims',
      'revise filler',
      'Be kind',
      'No Hype',
    ])
    expect(readPolicy(' . ;\n- \n')).toEqual([])
  })

  it('reads a line that goes on in small letters as one clause', () => {
    expect(
      readPolicy('Reject unsupported medical\nclaims without a source').map(showClause),
    ).toEqual(['reject unsupported claims about #medical unless source'])
  })

  it('takes no word from inside another one', () => {
    for (const text of ['Reject disclaimers.', 'Reject acclaim.', 'Revise resources.']) {
      expect(readPolicy(text).map(showClause), text).toEqual(['nothing'])
    }
  })
})

describe('what a policy asks in vain', () => {
  it('is said aloud, clause by clause', () => {
    expect(policyLimitations(readPolicy('Be kind to otters.'))).toEqual([
      'This policy clause was not understood and matched nothing: “Be kind to otters”. If they are words to look for, put them in quotes: “No "otters"”.',
    ])
    expect(policyLimitations(readPolicy('Allow everything.'))).toEqual([
      'This policy clause asks for less, and a policy can only make a decision stricter, so it changed nothing: “Allow everything”.',
    ])
    expect(policyLimitations(readPolicy('Reject lunar claims.'))).toEqual([
      'This policy clause was understood in part, with “lunar” as the words themselves: “Reject lunar claims”. If that is what you want, put them in quotes.',
    ])
    expect(policyLimitations(readPolicy('No superlativs.'))[0]).toContain(
      'Did you mean “superlative”?',
    )
  })

  it.each([
    'Keine Preise in Artikeln.',
    'Pas de prix dans les articles.',
    '拒绝所有广告',
    'Никаких цен',
  ])('%s: only English is read', (policy) => {
    expect(policyLimitations(readPolicy(policy))).toEqual([
      expect.stringContaining('Only English is read.'),
    ])
  })

  it('is not said of a clause that was understood whole', () => {
    const understood = policies.filter(({ reads }) =>
      reads.every((read) => !/nothing|permit|\[/.test(read)),
    )
    expect(understood.length).toBeGreaterThan(35)
    for (const { policy } of understood) expect(policyLimitations(readPolicy(policy))).toEqual([])
  })

  it('is counted where there is much of it', () => {
    const said = policyLimitations(readPolicy('otters; '.repeat(200)))
    expect(said).toHaveLength(21)
    expect(said.at(-1)).toBe('180 more policy clauses were not understood, or not whole.')
  })
})

describe('the lexicon of policies', () => {
  it('names rules that exist', () => {
    const ids = new Set<string>([...rules.map(({ id }) => id), ...sourceRuleIds])
    const named = targets.flatMap((target) => target.rules ?? [])
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  it('names every topic and gives it words', () => {
    for (const [topic, { names, words }] of Object.entries(topics)) {
      expect(names.split(',').length, topic).toBeGreaterThan(0)
      expect(words.split(',').length, topic).toBeGreaterThan(5)
      expect(`${names}${words}`, topic).toBe(`${names}${words}`.toLowerCase())
    }
  })
})
