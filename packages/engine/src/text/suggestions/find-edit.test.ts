import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'

/** The draft with the first edit that its evidence offers; as it is where none is offered. */
function taken(source: string): string {
  const { evidence } = analyzeText({ source, syntax: 'markdown' })
  const [edit] = evidence.flatMap((item) => item.edit ?? [])
  return edit === undefined
    ? source
    : source.slice(0, edit.start) + edit.text + source.slice(edit.end)
}

describe('the edit that comes with a suggestion', () => {
  it.each([
    ['Rain fell. Needless to say, it was wet.', 'Rain fell. It was wet.'],
    ['- needless to say, it rained\n', '- it rained\n'],
    ['# Pumps\n\nIn order to start, press it.\n', '# Pumps\n\nTo start, press it.\n'],
    ['Please note that, our pump leaks.', 'Our pump leaks.'],
    ['Needless to say, `npm` wins.', '`npm` wins.'],
    ['Needless to say, npm wins.', 'npm wins.'],
    ['Needless to say, iOS wins.', 'iOS wins.'],
    ['Needless to say, config.json is long.', 'config.json is long.'],
    ['Needless to say, https://a.example/x is long.', 'https://a.example/x is long.'],
    ['Needless to say, [the docs](https://a.example) err.', '[The docs](https://a.example) err.'],
    ['Needless to say, <b>the docs</b> err.', '<b>The docs</b> err.'],
    ['Rain fell. *Obviously*, the pump leaks.', 'Rain fell. The pump leaks.'],
    ['It fell (in May.) Clearly, the pump leaks.', 'It fell (in May.) The pump leaks.'],
    ['**It fell.** Obviously, the pump leaks.', '**It fell.** The pump leaks.'],
    ['Rain fell. **Sound familiar?** We left.', 'Rain fell. We left.'],
    ['Rain fell.\n\n**Sound familiar?**\n\n---\n\nWe left.\n', 'Rain fell.\n\n---\n\nWe left.\n'],
    ['Rain fell.\n\nLet me know if you have any questions!\n', 'Rain fell.\n'],
    ['- Rain fell. I hope this helps!\n- We left.\n', '- Rain fell.\n- We left.\n'],
  ])('takes the comma, the marks and the capital along: %j', (source, expected) => {
    expect(taken(source)).toBe(expected)
  })

  it.each([
    ['It is an extremely unique pump.', 'It is a unique pump.'],
    ['It is a truly essential pump.', 'It is an essential pump.'],
    ['It is a rather free gift.', 'It is a rather free gift.'],
  ])('fits the article: %j', (source, expected) => {
    expect(taken(source)).toBe(expected)
  })

  it.each([
    '# We met in order to talk',
    '> We met in order to talk.',
    'He wrote “in order to” here.',
    'We need a way to land in order to rest.',
    'The name is ours due to the fact that the other being taken was known.',
    'The pump is driven by means of a belt.',
    'We raised the sum total of what is known.',
    'He wrote it down clearly and quickly on a regular basis.',
    'It raises the question of whether the pump leaks.',
    'The crew cannot close the gate in a timely manner.',
    "He wrote 'in order to' here.",
    '[How to Utilize Pumps](https://a.example)',
    'The vast majority of our users left.',
    'The vast majority of what they sold was red.',
    'We are ameliorating the threat.',
    'Many cases ended with the tables prior to the lock being taken.',
    'It holds a large amount of memory.',
    'It comes with a plethora of information.',
    'It fails in some cases.',
    'The data that we need in order to train came late.',
    'We had to expedite it.',
    'It grew in the course of processing it.',
    'PLEASE NOTE THAT WE CLOSE AT SIX.',
    'We sell the EXACT same pump.',
    'It works.In most cases, it works.',
    "It was 'good'. Obviously, 'good enough' was not the aim.",
    'There is a small number of other pumps.',
    'To me, it is obvious that the pump leaks.',
    'This is despite the fact that the pump leaks.',
  ])('is not offered where it would not read or would say something else: %j', (source) => {
    expect(taken(source)).toBe(source)
  })

  it('is offered with every suggestion and never without one', () => {
    const source =
      '# In order to bake\n\nWe met in order to talk. The vast majority of our users left. Needless to say, it rained.\n'
    const { evidence } = analyzeText({ source, syntax: 'markdown' })
    expect(evidence.some(({ edit }) => edit !== undefined)).toBe(true)
    for (const { edit, suggestion } of evidence) {
      expect(edit === undefined).toBe(suggestion === undefined)
    }
  })
})
