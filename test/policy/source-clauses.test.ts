import { analyzeText, EngineError, explainPolicy } from '@content-trust/engine'
import type { SourceFinding } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { showClause } from './show-clause.ts'

const shownAs = (policy: string) => readPolicy(policy).map(showClause)

describe('a policy about sources', () => {
  it.each([
    [
      'Reject claims whose source does not hold the number.',
      'reject numbers that their source does not have',
    ],
    [
      'Reject claims if the source does not say so.',
      'reject claims that their source does not have',
    ],
    ['Reject claims whose source lacks neither.', 'nothing'],
    ['Every quote must be in its source.', 'revise quotes that their source does not have'],
    [
      'Make sure every figure is in the linked page.',
      'revise numbers that their source does not have',
    ],
    ['Sources must support the claim.', 'revise claims that their source does not have'],
    [
      'Escalate dates that are not in their source.',
      'human_review dates that their source does not have',
    ],
    ['No misquotes.', 'reject quotes that their source does not have'],
    [
      'Send claims that the source contradicts to a person.',
      'human_review claims that their source contradicts',
    ],
    ['Numbers must not contradict their source.', 'reject numbers that their source contradicts'],
    ['No dead links.', 'reject dead links'],
    ['Links must work.', 'revise dead links'],
    ['Links must not be broken.', 'reject dead links'],
    ['Links should not be broken.', 'revise dead links'],
    ['Only link to pages that exist.', 'reject dead links'],
    ['Reject a draft if a link is dead.', 'reject dead links'],
    ['Never link to dead pages.', 'revise dead links'],
    ['More than two dead links are unacceptable.', 'reject dead links, more than 2'],
    ['No dead links except in headings.', 'reject dead links unless in heading'],
    ['Block broken links and retracted papers.', 'reject dead links + retracted papers'],
    ['Retracted papers must not be cited.', 'reject retracted papers'],
    ['Only cite papers that were not retracted.', 'reject retracted papers'],
    ["Block packages that don't exist.", 'reject unknown packages'],
    ['Don’t use packages that are not on npm.', 'revise unknown packages'],
    ['No non-existent packages.', 'reject unknown packages'],
    ['Every package must exist.', 'revise unknown packages'],
    ['Warn about typosquatting.', 'note lookalike packages'],
    ['Flag links to home pages.', 'note links to home pages'],
    ['Avoid links that redirect.', 'revise moved links'],
    ['ISBNs must be valid.', 'revise invalid ISBNs'],
  ])('%s', (policy, expected) => {
    expect(shownAs(policy)).toEqual([expected])
  })

  it.each([
    ['Every claim must have a source.', 'revise claims unless source'],
    ['Claims must be backed by a source.', 'revise claims unless source'],
    ['Reject claims not supported by a source.', 'reject claims unless source'],
    ['No statistics without a link.', 'reject statistics unless source'],
    ['Reports must have figures.', 'revise needs numbers'],
    ['No weak links.', 'reject weak links'],
  ])('is something else than one about what is there: %s', (policy, expected) => {
    expect(shownAs(policy)).toEqual([expected])
  })

  it('takes linear time for a policy that repeats its words', () => {
    const policy = 'claims whose source does not hold the number or the '.repeat(40).slice(0, 2000)
    expect(readPolicy(policy).length).toBeGreaterThan(0)
  })
})

const source = `# Tides

The pier is 412 metres long ([survey](https://pier.example/)).

- The [gate](https://gate.example/) closes at nine.
`
const draft = { source, syntax: 'markdown' } as const

function finding(
  rule: SourceFinding['rule'],
  words: string,
  more: Partial<SourceFinding> = {},
): SourceFinding {
  const start = source.indexOf(words)
  const explanation = `What was found about ${words}.`
  const end = start + words.length
  return {
    type: 'weak_provenance',
    severity: 'medium',
    rule,
    span: words,
    explanation,
    start,
    end,
    ...more,
  }
}

const gone = finding('source-gone', '[gate](https://gate.example/)')
const missing = finding('claim-not-found', 'The pier is 412 metres long', { facts: ['number'] })

function analyze(policy: string, sourceFindings?: readonly SourceFinding[]) {
  const context = { intended_use: 'publish', custom_policy: policy } as const
  return analyzeText(draft, { context, sourceFindings })
}

describe('clauses about sources and what was found', () => {
  it('match the places of findings, decide by their strength and change no score', () => {
    const before = analyze('No dead links.')
    const after = analyze('No dead links.', [gone, missing])
    expect(after.policy_matches).toEqual([
      {
        rule: 'No dead links',
        severity: 'medium',
        span: gone.span,
        explanation: gone.explanation,
        action: 'reject',
      },
    ])
    expect([before.recommended_action, after.recommended_action]).toEqual(['allow', 'reject'])
    const scores = ({
      slop_risk,
      provenance_weakness,
      specificity_risk,
      risk_level,
    }: typeof after) => [slop_risk, provenance_weakness, specificity_risk, risk_level]
    expect(scores(after)).toEqual(scores(before))
  })

  it.each([
    ['Reject claims whose source does not hold the number.', 'reject'],
    ['Every quote must be in its source.', 'allow'],
    ['Reject claims that the source contradicts.', 'allow'],
    ['No dead links except in headings.', 'reject'],
    ['No dead links in headings.', 'allow'],
    ['More than one dead link needs review.', 'allow'],
    ['Flag dead links.', 'allow'],
    ['Links must work.', 'revise'],
    ['Dead links need review.', 'human_review'],
  ])('%s', (policy, action) => {
    expect(analyze(policy, [gone, missing]).recommended_action).toBe(action)
  })

  it('say that nobody asked the sources, where nobody did', () => {
    const unasked = /Only a check of sources .*“No dead links”/
    const said = (findings?: SourceFinding[]) =>
      analyze('No dead links.', findings).limitations.some((text) => unasked.test(text))
    expect([said(), said([]), said([gone])]).toEqual([true, false, false])
    expect(analyze('No dead links.').policy_matches).toEqual([])
    const met = (options?: { readonly sourceFindings: SourceFinding[] }) =>
      explainPolicy('No dead links.', draft, options).map((clause) => clause.met)
    expect([met(), met({ sourceFindings: [] }), met({ sourceFindings: [gone] })]).toEqual([
      ['unasked'],
      ['nothing'],
      ['matched'],
    ])
  })

  it('of a file name them in the structured form', () => {
    const form = {
      kind: 'ban',
      action: 'reject',
      targets: [{ kind: 'evidence', name: 'dead links' }],
    }
    const rule = { id: 'links-work', says: 'Links work.', form }
    const policy = [JSON.parse(JSON.stringify(rule))]
    expect(analyzeText(draft, { policy, sourceFindings: [gone] }).recommended_action).toBe('reject')
  })
})

describe('findings of a check of sources', () => {
  const rulesIn = (text: string, options = {}) => {
    const moved = {
      ...gone,
      start: text.indexOf('[gate]'),
      end: text.indexOf('[gate]') + gone.span.length,
    }
    const result = analyzeText(
      { source: text, syntax: 'markdown' },
      { sourceFindings: [moved], ...options },
    )
    return result.evidence.filter(({ rule }) => rule === 'source-gone')
  }

  it('are evidence, and are hidden and weighed as settings say', () => {
    expect(rulesIn(source)).toMatchObject([{ severity: 'medium', span: gone.span }])
    expect(rulesIn(source, { severities: { 'source-gone': 'high' } })).toMatchObject([
      { severity: 'high' },
    ])
    expect(rulesIn(source, { ignoredRules: ['source-gone'] })).toEqual([])
    expect(rulesIn(source, { ignoredRules: ['weak_provenance'] })).toEqual([])
  })

  it('are hidden by comments of the draft, but not from a policy', () => {
    const text = source.replace('- The', '<!-- content-trust-disable source-gone -->\n\n- The')
    expect(rulesIn(text)).toEqual([])
    const start = text.indexOf('[gate]')
    const moved = { ...gone, start, end: start + gone.span.length }
    const context = { intended_use: 'publish', custom_policy: 'No dead links.' } as const
    const result = analyzeText(
      { source: text, syntax: 'markdown' },
      { context, sourceFindings: [moved] },
    )
    expect(result.recommended_action).toBe('reject')
  })

  it('are named by comments that are in use, as far as anybody knows', () => {
    const text = `<!-- content-trust-ignore-file source-gone -->\n\n${source}`
    const unused = (sourceFindings?: readonly SourceFinding[]) =>
      analyzeText({ source: text, syntax: 'markdown' }, { sourceFindings }).unused_directives
        ?.length ?? 0
    expect([unused(), unused([])]).toEqual([0, 1])
  })

  it.each([
    ['a place outside of the draft', [{ ...gone, end: 10_000 }]],
    ['a rule that is none', [{ ...gone, rule: 'source-dead' }]],
    ['no place', [{ rule: 'source-gone' }]],
    ['no list', {}],
  ])('with %s are a mistake', (_name, findings) => {
    const options = JSON.parse(JSON.stringify({ sourceFindings: findings }))
    expect(() => analyzeText(draft, options)).toThrow(EngineError)
  })
})
