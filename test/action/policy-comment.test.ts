import { analyzeText } from '@content-trust/engine'
import { gatherByClause, reportDraft } from '@content-trust/engine/report'
import { describe, expect, it } from 'vitest'
import { renderComment } from '../../packages/github-action/src/comment/render-comment.ts'
import { annotate } from '../../packages/github-action/src/deliver/annotations.ts'
import { trustworthyParts } from '../../packages/github-action/src/post/post-job.ts'
import { reportedFinding } from '../../packages/github-action/src/report/finding-report.ts'
import { sha256 } from '../../packages/github-action/src/score/report-change.ts'
import { attacks } from './support/attacks.ts'
import { foreignElements, liveReferences } from './support/elements.ts'
import { draftOf, links, reportOf, severe } from './support/sample-report.ts'

const source = `# Ovens

The small oven is 300 euros. It heats in nine minutes.

The large one is €650, and a rack for it is €40. Both come from the same works.
`
const settings = { fail_on: 'none', fail_on_rules: [], severity: {}, ignore_rules: {} } as const

/** The draft held to a policy. */
function held(custom_policy: string) {
  const result = analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } })
  const draft = { shown: 'ovens.md', source, settings, result }
  return reportDraft(draft, { limit: 50, changed: null, baseline: undefined }, sha256)
}

function reportOn(custom_policy: string) {
  const scored = held(custom_policy)
  const findings = gatherByClause(scored.findings).map((finding) =>
    reportedFinding(scored, finding),
  )
  return reportOf([draftOf('ovens.md', { verdict: severe, findings })])
}

const commentOn = (policy: string) => renderComment(reportOn(policy), links, 60_000)

describe('the comment about a policy', () => {
  it('names each clause once among the first places, with links to its other lines', () => {
    const text = commentOn('Reject prices. Reject the word "nine".')
    const [first = ''] = text.split('<details>')
    expect(first.split('Policy “Reject prices”').length - 1).toBe(1)
    expect(first).toContain('Policy “Reject the word "nine"”')
    expect(first).toMatch(/Also on line \[5\]\(\S+ovens\.md\?plain=1#L5\)\./)
    expect(first).not.toContain('more of this kind')
  })

  it.each(attacks)('shows %j as text where it is a clause', (attack) => {
    const words = attack.replaceAll(/["“”\s]+/g, ' ')
    const text = commentOn(`Reject "nine minutes", "${words}".`)
    expect(text).toContain('Policy “')
    expect(foreignElements(text)).toEqual([])
    expect(liveReferences(text)).toEqual([])
  })

  it('says nothing that the report of a fork says of a clause, and tells its clauses apart', () => {
    const forged = reportOn('Reject prices. Reject the word "nine".')
    const findings = forged.drafts[0]?.findings.map((finding) => ({
      ...finding,
      clause: `Approved by ${finding.clause}`,
    }))
    const report = reportOf([draftOf('ovens.md', { verdict: severe, findings: findings ?? [] })])
    const trusted = trustworthyParts(report, new Set(['ovens.md']), new Set())
    const text = renderComment(trusted, links, 60_000)
    expect(text).not.toMatch(/Approved|Policy/)
    expect(text).not.toContain('more of this kind')
    expect(text).toContain('A rule of this repository.')
  })

  it('offers no ignore comment where a policy alone found something', () => {
    expect(commentOn('Reject prices.')).not.toContain('content-trust-disable')
  })
})

it('annotates a change once for each clause', () => {
  const messages: string[] = []
  const say = (message: string | Error): void => {
    messages.push(String(message))
  }
  const runner = { error: say, warning: say, notice: say }
  annotate(runner, [held('Reject prices. Reject the word "nine".')], new Map())
  expect(messages.filter((message) => message.startsWith('Policy '))).toEqual([
    'Policy “Reject prices”: The policy names it: price. Also on line 5.',
    'Policy “Reject the word "nine"”: The policy names “nine”.',
  ])
})
