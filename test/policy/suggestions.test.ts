import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { explainClauses } from '../../packages/engine/src/policy/explain/explain-clauses.ts'
import { examplesOf } from './set/measure.ts'
import { sets } from './set/sets.ts'

const said = (policy: string) => {
  const text = { source: 'The pump is blue.', syntax: 'markdown' } as const
  return analyzeText(text, { context: { custom_policy: policy } }).limitations.join(' ')
}

describe('what is proposed for a clause that holds more than is understood', () => {
  it.each([
    ['No new prices.', 'No prices'],
    ['Ban the new clichés.', 'Ban the clichés'],
    ['No old prices.', 'No prices'],
    ['No other links.', 'No links'],
    ['No prices to competitors.', 'No prices'],
    ['No rude words to customers.', 'No rude words'],
    ['Never publish a customer’s age.', 'Never publish an age'],
    ['No birth dates in staff profiles.', 'No birth dates in profiles'],
    [
      'Names of patients are not to appear in case reports.',
      'Names are not to appear in case reports',
    ],
    [
      'Bitcoin addresses are forbidden in signatures and in posts.',
      'Bitcoin addresses are forbidden in posts',
    ],
    ['In instructions, avoid “simply”.', 'Avoid “simply”'],
    ['We are not lawyers: no legal advice.', 'No legal advice'],
    [
      'No claims of speed unless there is a test behind them.',
      'No claims unless there is a test behind them',
    ],
    ['No health advice, unless a doctor is quoted giving it.', 'No health advice'],
    ['Every image needs alt text that says what it shows.', 'Every image needs alt text'],
  ])('is the clause without that: %s', (policy, expected) => {
    expect(said(policy)).toContain(`The nearest clause that is understood whole is “${expected}”.`)
  })

  it.each([
    ['Be kind to otters.', 'No "otters"'],
    ['No jokes about religion.', 'No "jokes"'],
    ['Avoid synergy talk.', 'Avoid "synergy" talk'],
  ])('puts a thing that nobody knows in quotes: %s', (policy, expected) => {
    expect(said(policy)).toContain(
      `If they are words to look for, put them in quotes: “${expected}”.`,
    )
  })

  it.each(['Only prices.', 'Only approved prices.', 'Links only if they are ours.'])(
    'never turns a clause into its opposite: %s',
    (policy) => {
      expect(said(policy)).not.toContain('nearest')
    },
  )
})

const small = 'new old only other more own same every any such first last public good'.split(' ')

describe.each(sets.filter(({ kept }) => kept === undefined))('for the policies of $name', (set) => {
  const clauses = examplesOf(set.name).flatMap(({ policy }) => explainClauses(policy))

  it('every clause that is proposed is understood whole', () => {
    for (const { text, suggestion = '', reworded, reading, form } of clauses) {
      const proposed = suggestion.startsWith('Did you mean')
        ? []
        : suggestion.startsWith('Say what should happen')
          ? ['No superlatives', 'Avoid "synergy"']
          : [...suggestion.matchAll(/“(.+)”/g)].map(([, clause]) => clause)
      for (const clause of [...proposed, ...(reworded === undefined ? [] : [reworded])]) {
        const readings = explainClauses(clause.replace('"…"', '"terms apply"'))
        expect(readings, `${text} → ${clause}`).toMatchObject([{ reading: 'whole', leftOut: [] }])
        // What was understood in part is not understood in another way.
        if (reading === 'part' && suggestion.includes('nearest')) {
          expect(readings[0].action, text).toBe(form?.action)
        }
      }
      if (suggestion.startsWith('Did you mean')) expect(reworded, text).toBeDefined()
    }
  })

  it('no word that only narrows a thing is put in quotes', () => {
    for (const { text, suggestion = '', reworded = '' } of clauses) {
      for (const word of small) {
        const quoted = `"${word}"`
        if (text.toLowerCase().includes(quoted)) continue
        expect(`${suggestion} ${reworded}`.toLowerCase(), text).not.toContain(quoted)
      }
    }
  })
})
