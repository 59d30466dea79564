import { describe, expect, it } from 'vitest'
import type { PolicyMatch } from '../../schema/index.ts'
import { findLines } from '../../text/document/lines.ts'
import { alsoText, messageText } from './findings.ts'
import { gatherByClause } from './gather-by-clause.ts'
import { policyFindings } from './policy-findings.ts'

const match = (rule: string, span: string, more: Partial<PolicyMatch> = {}): PolicyMatch => ({
  rule,
  span,
  severity: 'low',
  explanation: 'The policy names it.',
  ...more,
})

const find = (source: string, ...matches: readonly PolicyMatch[]) =>
  policyFindings(findLines(source), matches)

const named = (rule: string) => find('A kettle.', match(rule, 'kettle'))[0]?.explanation

describe('what a policy met', () => {
  it('names the clause before the reason', () => {
    const [finding] = find('A kettle.', match('No kettles.', 'kettle'))
    expect(finding).toMatchObject({
      rule: 'policy',
      title: 'policy clause',
      clause: { words: 'No kettles.', id: null },
      explanation: 'Policy “No kettles”: The policy names it.',
    })
  })

  it('cuts a long clause by characters, and puts one of several lines on one', () => {
    expect(named(`No ${'🫖'.repeat(400)}`)).toBe(
      `Policy “No ${'🫖'.repeat(76)}…”: The policy names it.`,
    )
    expect(named('No kettles\nor\t“pots”.')).toBe(
      'Policy “No kettles or ‘pots’”: The policy names it.',
    )
  })

  it('finds equal words of one clause one after the other, as whole words', () => {
    const source = 'Teapots and a tea.\n\nMore tea, and tea.'
    const findings = find(source, ...['tea', 'tea', 'tea'].map((span) => match('No tea.', span)))
    expect(findings.map(({ place }) => place?.start)).toEqual([14, 25, 34])
  })

  it('begins at the top again for the next clause', () => {
    const findings = find('Tea or tea.', match('No tea.', 'tea'), match('Avoid tea.', 'tea'))
    expect(findings.map(({ place }) => place?.start)).toEqual([7, 7])
  })

  it('has no place where its words are nowhere', () => {
    expect(
      find('Tea.', match('Reject.', ''), match('Reject.', 'coffee')).map(({ place }) => place),
    ).toEqual([null, null])
  })

  it('reads a long draft once for each clause', () => {
    const source = 'tea '.repeat(250_000)
    const matches = Array.from({ length: 10 }, () => match('No coffee.', 'coffee'))
    const begun = performance.now()
    expect(find(source, ...matches)).toHaveLength(10)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

it('names a clause of a policy file by its id', () => {
  const known = [{ id: 'no-kettles', says: 'No kettles.' }]
  const matches = [match('No kettles.', 'kettle'), match('No pots.', 'pot')]
  const findings = policyFindings(findLines('A kettle, a pot.'), matches, known)
  expect(findings.map(({ clause, explanation }) => [clause?.id, explanation])).toEqual([
    ['no-kettles', 'Policy clause no-kettles: The policy names it.'],
    [null, 'Policy “No pots”: The policy names it.'],
  ])
})

describe('findings of one clause', () => {
  const source = 'Tea.\n\nA cup of tea, then tea.\n\nTea and coffee, tea.'

  it('are gathered under the first place, as severe as the most severe', () => {
    const gathered = gatherByClause(
      find(
        source,
        match('No tea.', 'Tea'),
        match('No tea.', 'tea', { severity: 'high' }),
        match('No tea.', 'tea'),
        match('No coffee.', 'coffee'),
      ),
    )
    expect(
      gathered.map(({ clause, severity, others }) => [
        clause?.words,
        severity,
        others?.length ?? 0,
      ]),
    ).toEqual([
      ['No tea.', 'high', 2],
      ['No coffee.', 'low', 0],
    ])
    const [first] = gathered
    expect(first?.place?.from).toEqual({ line: 1, column: 1 })
    expect(first && messageText(first)).toBe(
      'Policy “No tea”: The policy names it. Also on line 3.',
    )
  })

  it('name five lines at most, each once, and count the others', () => {
    const lines = Array.from({ length: 9 }, () => 'tea')
    const [first] = gatherByClause(
      find(lines.join('\n'), ...lines.map((span) => match('No tea.', span))),
    )
    expect(first && alsoText(first)).toBe('Also on lines 2, 3, 4, 5, 6 and 3 more.')
  })

  it('stay apart from evidence and from other clauses about the same words', () => {
    const findings = find('tea', match('No tea.', 'tea'), match('Avoid tea.', 'tea'))
    const gathered = gatherByClause(findings)
    expect(gathered.map(alsoText)).toEqual([null, null])
  })
})
