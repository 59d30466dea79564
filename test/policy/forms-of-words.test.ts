import { analyzeText, explainPolicy } from '@content-trust/engine'
import { clauseFormSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { findRuleProblem } from '../../packages/engine/src/policy/rules/find-rule-problem.ts'

const source = `# Pumps for every garden, small ones and large ones, in any colour that you like

We sell pumps from £40. Ring 020 7946 0958, or see [one](https://example.org/1), [two](https://example.org/2)
and [three](https://example.org/3).

## Pricing

Small pumps are £30, with 20% off.`

/** Clauses with how they are explained; each meets the text. */
const clauses: readonly (readonly [string, string])[] = [
  ['No prices outside the section “Pricing”.', ' unless they are in the section “pricing”'],
  ['No discounts in the Pricing section.', ' in the section “pricing”'],
  ['No phone numbers except 0800 123 456.', ' unless they are “0800 123 456”'],
  ['Titles may be at most 60 characters.', 'titles of more than 60 characters'],
  ['Posts may have at most 99 characters.', 'drafts of more than 99 characters'],
  [
    'All guides must end with a “References” section.',
    'drafts without the section “references” at the end',
  ],
  ['At most two links per section.', 'links, more than two of them in one section'],
  ['Posts need a summary or a list.', 'drafts without a summary or a list'],
  ['Discounts must state an end date.', ' unless the date on which they end is beside them'],
  ['Each price needs a date or a source.', ' unless a date is beside them or a source backs them'],
]

describe('the structured form of a clause in words', () => {
  it.each(clauses)('says and finds the same: %s', (says, explained) => {
    const [reading] = explainPolicy(says)
    expect(reading?.reading).toBe('whole')
    expect(reading?.says).toContain(explained)
    const form = clauseFormSchema.parse(JSON.parse(JSON.stringify(reading?.form)))
    const words = analyzeText({ source, syntax: 'markdown' }, { policy: [{ id: 'a', says }] })
    const formed = analyzeText(
      { source, syntax: 'markdown' },
      { policy: [{ id: 'a', says, form }] },
    )
    expect(words.policy_matches?.length).toBeGreaterThan(0)
    expect(formed.policy_matches).toEqual(words.policy_matches)
  })

  it('must know sections by words', () => {
    const form = clauseFormSchema.parse({ kind: 'need', needs: [section('…')] })
    expect(findRuleProblem({ form })?.problem).toContain('phrase without a word')
  })
})

function section(heading: string) {
  return { kind: 'section', headings: [heading], atLeast: 1 }
}
