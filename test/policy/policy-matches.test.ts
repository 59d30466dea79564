import { analyzeText, explainPolicy } from '@content-trust/engine'
import type { PolicyMatch, TextResult } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { drafts } from '../support/drafts.ts'

function hold(source: string, custom_policy: string): TextResult {
  return analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } })
}

/** The draft with «…» around what its matches quote. */
function marked(source: string, custom_policy: string): string {
  const spans = (hold(source, custom_policy).policy_matches ?? []).map(({ span }) => span)
  return [...new Set(spans)].reduce((text, span) => text.replace(span, `«${span}»`), source)
}

function first(source: string, custom_policy: string): PolicyMatch | undefined {
  return hold(source, custom_policy).policy_matches?.[0]
}

const doses = [
  'The nurse keeps the tablets dry.',
  'Adults take 400 mg twice daily.',
  'The waiting room is green.',
].join(' ')

describe('what meets a policy', () => {
  it('quotes the clause, the text and the reason, and names the decision (decision 13)', () => {
    expect(first(doses, 'Send anything about dosage to review.')).toEqual({
      rule: 'Send anything about dosage to review',
      severity: 'medium',
      span: 'The nurse keeps the tablets dry.',
      explanation: '“tablets” belongs to the topic “dosage” of the policy.',
      action: 'human_review',
    })
  })

  it('is an empty list where nothing meets the policy, and absent without one (decision 13)', () => {
    expect(hold(doses, 'Reject anything about elections.').policy_matches).toEqual([])
    expect(hold(doses, ' \n ')).not.toHaveProperty('policy_matches')
  })

  it('raises the decision, names the policy as its reason and leaves the risk level (decision 13)', () => {
    const held = hold(doses, 'Send anything about dosage to review.')
    const bare = analyzeText({ source: doses, syntax: 'markdown' })
    expect(held.recommended_action).toBe('human_review')
    expect(held.primary_reason).toBe('policy_match')
    expect(held.risk_level).toBe(bare.risk_level)
    expect(hold(doses, 'Flag anything about dosage.').recommended_action).toBe('allow')
  })

  it('is found in every sentence on a topic and in no other', () => {
    expect(marked(doses, 'Hold anything about dosage.')).toBe(
      '«The nurse keeps the tablets dry.» «Adults take 400 mg twice daily.» The waiting room is green.',
    )
  })

  it('is found by whole words, across emphasis, case and look-alike letters', () => {
    const source = 'We add **Syn­ergy** and “synergies”. А syпergy of synergism. No ѕynergy.'
    expect(marked('We add **Synergy** of two.', 'Flag the word "synergy".')).toBe(
      'We add **«Synergy»** of two.',
    )
    expect(marked('Our *best in\nclass* tea.', 'Never use "best in class".')).toBe(
      'Our *«best in\nclass»* tea.',
    )
    expect(hold(source, 'Flag the word "synergy".').policy_matches?.length).toBeGreaterThan(0)
    expect(hold('Synergism is a word.', 'Flag the word "synergy".').policy_matches).toEqual([])
  })

  it('is found in headings and tables too', () => {
    const source = '# Acme wins\n\n| a | b |\n| --- | --- |\n| Acme | c |\n\nPlain text.'
    expect(hold(source, 'Flag mentions of Acme.').policy_matches).toHaveLength(2)
    expect(hold(source, 'Flag mentions of Acme in headings.').policy_matches).toHaveLength(1)
  })

  it('is not found in code, which no reader reads as prose', () => {
    expect(
      hold('Use `acme` here.\n\n```\nacme\n```\n', 'Flag mentions of Acme.').policy_matches,
    ).toEqual([])
  })

  it('is freed by an exception', () => {
    const policy = 'Flag statistics unless they cite a source.'
    const bare = 'Tea is drunk by 40% of the people in the north.'
    const backed = `${bare.slice(0, -1)} ([count](https://example.org/count)).`
    expect(hold(bare, policy).policy_matches).toHaveLength(1)
    expect(hold(backed, policy).policy_matches).toEqual([])
    expect(hold(bare, 'Flag statistics unless they mention tea.').policy_matches).toEqual([])
    expect(
      hold('“Tea is 40% water,” she said.', 'Flag statistics, except quotes.').policy_matches,
    ).toEqual([])
  })

  it('needs as many places as the policy says', () => {
    const policy = 'Reject drafts with more than two mentions of "tea".'
    const flag = 'Block drafts with more than two statistics.'
    const one = 'About 40% drink tea.'
    expect(hold(one, flag).policy_matches).toEqual([])
    expect(hold(`${one}\n\n${one}\n\n${one}`, flag).policy_matches?.length).toBe(3)
    expect(hold(one, policy).recommended_action).toBe('allow')
    expect(hold(`${one} ${one} ${one}`, policy).recommended_action).toBe('reject')
  })

  it('counts once what a rule and a detector both find', () => {
    const limit = 'At most one call to action.'
    const [first, second] = hold('Sign up today. Download now.', limit).policy_matches ?? []
    expect(hold('The hall is open. Sign up today.', limit).policy_matches).toEqual([])
    expect([first?.span, second?.span]).toEqual(['Sign up today', 'Download now'])
    expect(second?.explanation).toMatch(/ The policy allows one in the draft\.$/)
    const part = 'At most two emoji per paragraph.'
    expect(hold('🎉 🎉 🎉', part).policy_matches?.[0]?.explanation).toMatch(
      / The policy allows two in each paragraph\.$/,
    )
  })

  it.each([
    'Two emoji or fewer.',
    'Two emoji tops.',
    'Two emoji per post, tops.',
    'Posts have two emoji, no more.',
    'Two emoji and no more, please.',
  ])('is a limit behind what it counts, “%s”', (policy) => {
    expect(explainPolicy(policy).map(({ says }) => says)).toEqual(['emoji, more than two of them'])
  })

  it('looks at the scores of the draft where a clause names one', () => {
    const { slop_risk } = analyzeText({ source: drafts.padded, syntax: 'markdown' })
    expect(slop_risk).toBeGreaterThan(0.4)
    const match = first(drafts.padded, 'Escalate if slop is above 0.4.')
    expect(match?.explanation).toBe(
      `\`slop_risk\` is ${slop_risk}, and the policy draws its line at 0.4.`,
    )
    expect(drafts.padded).toContain(match?.span)
    expect(first(drafts.padded, 'Escalate if slop is above 0.99999.')).toBeUndefined()
    const either = 'Escalate if texture is above 0.9999 or slop is above 0.4.'
    expect(first(drafts.padded, either)?.explanation).toContain('`slop_risk`')
    expect(first(drafts.padded, either.replace('or', 'and'))).toBeUndefined()
    expect(first(doses, 'Flag drafts shorter than 300 words.')?.action).toBeUndefined()
  })

  it('gives ten matches a clause and no more', () => {
    const many = 'Adults take 400 mg.\n\n'.repeat(40)
    expect(hold(many, 'Hold anything about dosage.').policy_matches).toHaveLength(10)
  })

  it('is not hidden by the draft, whatever its comments say', () => {
    const source = `<!-- content-trust-disable -->\n\n${drafts.unsourced}`
    expect(hold(source, 'Reject unsupported medical claims.').recommended_action).toBe('reject')
  })

  it.each([
    ['by its id', { ignoredRules: ['vague-attribution'] }],
    ['by its type', { ignoredRules: ['weak_provenance'] }],
    ['as a severity', { severities: { 'vague-attribution': 'off' } }],
    ['as the severity of its type', { severities: { weak_provenance: 'off' } }],
  ] as const)('is nothing that a caller switched off, %s', (_name, switches) => {
    const source = 'Experts say that the kettle is popular.'
    const policy = 'Reject unnamed sources.'
    const switched = (options: Parameters<typeof analyzeText>[1]) =>
      analyzeText(
        { source, syntax: 'markdown' },
        { ...options, context: { custom_policy: policy } },
      )
    expect(switched({})).toMatchObject({
      primary_reason: 'policy_match',
      recommended_action: 'reject',
    })
    const off = switched(switches)
    expect(off.suppressed?.map(({ rule }) => rule)).toContain('vague-attribution')
    expect(off.policy_matches).toEqual([])
    expect(off.recommended_action).toBe('allow')
    expect(off.primary_reason).not.toBe('policy_match')
  })

  it('is as severe as the caller has its evidence', () => {
    const source = 'Experts say that the kettle is popular.'
    const context = { custom_policy: 'Flag unnamed sources.' }
    for (const severity of ['high', 'low'] as const) {
      const { policy_matches } = analyzeText(
        { source, syntax: 'markdown' },
        { context, severities: { weak_provenance: severity } },
      )
      expect(policy_matches?.map((match) => match.severity)).toEqual([severity])
    }
  })
})

it('knows royals from what is only called royal', () => {
  const policy = 'Nothing about the royal family.'
  expect(marked('It rained. King Charles will open it.', policy)).toContain('«King Charles')
  expect(hold('It stands next to the Royal Infirmary.', policy).policy_matches).toEqual([])
})
