import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { revisionSafetySchema } from '../schema/index.ts'
import { checkRevisionSafety } from './check-revision-safety.ts'

const check = (before: string, after: string) => checkRevisionSafety(before, after)
const reasonsOf = (before: string, after: string) => check(before, after).failure_reasons

/** A fact of each kind, as it stands in a sentence, and another of its kind. */
const facts = [
  ['numbers', '4,200', '4,300'],
  ['dates', 'March 3, 2020', 'March 4, 2020'],
  ['urls', 'https://example.org/a', 'https://example.org/b'],
  ['emails', 'desk@example.org', 'help@example.org'],
  ['quotes', '"a rare find"', '"a common find"'],
  ['named_entities', 'Lisbon', 'Madrid'],
  ['citations', '[12]', '[13]'],
  ['citations', '(Okafor 2019)', '(Okafor 2018)'],
  ['code', '`run --all`', '`run --none`'],
] as const

describe('protected facts', () => {
  it.each(facts)('a lost, new or other fact of %s fails: %s (decision 18)', (kind, fact, other) => {
    const holds = `The survey in the harbour says ${fact} of it.`
    const lacks = 'The survey in the harbour says so of it.'
    for (const [before, after] of [
      [holds, lacks],
      [lacks, holds],
      [holds, holds.replace(fact, other)],
    ] as const) {
      const { status, checks } = check(before, after)
      expect({ before, after, status }).toEqual({ before, after, status: 'failed' })
      expect(checks).toContain(kind)
    }
    expect(check(holds, holds).protected_fact_counts[kind]?.original).toBeGreaterThan(0)
  })

  it('R-REV-07 counts the facts of each kind in both versions (decision 18)', () => {
    const { protected_fact_counts: counts } = check(
      '# Tides\n\nAnn paid $5 on 3 May 2021. See [here](https://example.org).',
      '# Tides\n\nShe paid $5. See [here](https://example.org).',
    )
    expect(counts).toEqual({
      numbers: { original: 1, revised: 1 },
      dates: { original: 1, revised: 0 },
      urls: { original: 1, revised: 1 },
      emails: { original: 0, revised: 0 },
      quotes: { original: 0, revised: 0 },
      named_entities: { original: 1, revised: 0 },
      citations: { original: 0, revised: 0 },
      code: { original: 0, revised: 0 },
      headings: { original: 1, revised: 1 },
    })
  })

  it.each([
    ['a heading of another level', '# Title\n\nText.', '## Title\n\nText.'],
    ['a lost list item', '- one\n- two', '- one two'],
    ['another table cell', '| a |\n|---|\n| b c |', '| a |\n|---|\n| b 2 |'],
    ['other front matter', '---\ntitle: a\n---\n\nText.', '---\ntitle: b\n---\n\nText.'],
    ['another code block', '```js\nlet a = 1\n```', '```js\nlet a = 2\n```'],
    ['a lost tag', 'Text <br> more.', 'Text more.'],
    ['a lost footnote', 'Text[^1].\n\n[^1]: Note.', 'Text.\n\n[^1]: Note.'],
    ['a block quote in other words', '> We go home.', '> We leave now.'],
  ])('%s fails', (_name, before, after) => {
    expect(check(before, after).status).toBe('failed')
    expect(check(after, before).status).toBe('failed')
  })
})

describe('numbers', () => {
  it.each([
    ['a unit after a hyphen', 'The 5-kg bag fell.', 'The 5-mile bag fell.'],
    ['a unit in full', 'A 5-kilogram bag fell.', 'A 5-gram bag fell.'],
    ['a unit of age', 'A 10-year-old dog came.', 'A 10-month-old dog came.'],
    ['a unit of data', 'Send a 3-bit word.', 'Send a 3-byte word.'],
    ['a unit with another capital', 'Send 3 MB.', 'Send 3 Mb.'],
    ['a thing after a hyphen', 'A 5-star room is free.', 'A 5-bed room is free.'],
    ['a number in words before a hyphen', 'A four-wheel drive.', 'A four-door drive.'],
    ['a bound', 'Not more than 5 came.', 'More than 5 came.'],
    ['a bound for its opposite', 'Not more than 5 came.', 'Not less than 5 came.'],
    ['a least', 'No fewer than 5 came.', 'Fewer than 5 came.'],
    ['a bound after a number', 'Take 5 or above.', 'Take 5 or below.'],
    ['a bound after a unit', 'Take 5 kg or more.', 'Take 5 kg or less.'],
    ['a bound in signs', 'Take >5 of them.', 'Take <5 of them.'],
    ['a bound that is lost', 'Take up to 5 of them.', 'Take 5 of them.'],
    ['a plus', 'Take 5+ of them.', 'Take 5 of them.'],
    ['a minus', 'It fell to −5 °C.', 'It fell to 5 °C.'],
    ['a minus in words', 'It was minus 5 in May.', 'It was 5 in May.'],
    ['a point', 'It weighs .5 kg.', 'It weighs 5 kg.'],
    ['a fraction', 'Add ½ cup.', 'Add ¼ cup.'],
    ['a power', 'Build 5 m² of it.', 'Build 5 m³ of it.'],
    ['a digit of another script', 'Take ٥ of them.', 'Take ٦ of them.'],
    ['percent', 'It rose 5%.', 'It rose 5 percentage points.'],
    ['a currency', 'It costs $5.', 'It costs €5.'],
    ['a currency of another sign', 'It costs ₹5.', 'It costs 5.'],
    ['the time that a price is for', 'It costs $5/day.', 'It costs $5/week.'],
    ['the half of the day', 'Come at 5 am.', 'Come at 5 p.m.'],
    ['a decade', 'In the 1990s it rained.', 'In 1990 it rained.'],
    ['a range', 'Read pages 5–10.', 'Read pages 5 and 10.'],
    ['a product', 'A 5 × 10 board.', 'A 5 + 10 board.'],
    ['an ordinal', 'She came third.', 'She came fourth.'],
    ['an ordinal in digits', 'Use the 2nd gate.', 'Use the 2 gates.'],
    ['the way to a number', 'It rose by 5%.', 'It rose to 5%.'],
    ['the way to a date', 'It ends by 5 May.', 'It ends on 5 May.'],
    ['the end for the start', 'Open until 5 May.', 'Open from 5 May.'],
  ])('another %s fails (decision 18)', (_name, before, after) => {
    expect(reasonsOf(before, after)).not.toEqual([])
    expect(reasonsOf(after, before)).not.toEqual([])
  })

  it.each([
    ['The 5-kg bag fell.', 'The 5 kg bag fell.'],
    ['A 5-star hotel burned.', 'A hotel with 5 stars burned.'],
    ['Take 5 or more.', 'Take at least 5.'],
    ['It costs $5 per day.', 'It costs $5 a day.'],
    ['Read pages 5–10.', 'Read pages 5 to 10.'],
    ['It rose by 5%.', 'It rose 5%.'],
    ['It ends on 5 May.', 'It ends on May 5.'],
    ['It came prior to 5 May.', 'It came before 5 May.'],
    ['About 5 of them came.', 'Around 5 of them came.'],
  ])('are the same in another notation: “%s” and “%s”', (before, after) => {
    expect(reasonsOf(before, after)).toEqual([])
    expect(reasonsOf(after, before)).toEqual([])
  })

  it.each([
    ['It rose by 5%.', 'It rose to 5%.', '“by 5%” became “to 5%”.'],
    ['It ends by 5 May.', 'It ends on the 5 May.', '“by 5 May” became “on 5 May”.'],
    ['A 3-bit word.', 'A 3-byte word.', 'The number “3-bit” is missing.'],
    ['A 5-star room.', 'A 5-bed room.', 'The number “5-star” is missing.'],
    ['It was −5 °C.', 'It was 5 °C.', 'The number “-5 °” is missing.'],
  ])('are quoted verbatim: “%s” and “%s”', (before, after, reason) => {
    expect(reasonsOf(before, after)).toContain(reason)
  })

  it('do not take their bound or their unit from another block', () => {
    expect(reasonsOf('- Look over\n- 5 came', '- Look under\n- 5 came')).toEqual([
      '“over” became “under”, its opposite.',
    ])
    const units = reasonsOf('- There were 5\n- Kilograms came', '- There were 5\n- Miles came')
    expect(units.filter((reason) => reason.includes('5'))).toEqual([])
  })
})

describe('meaning', () => {
  it.each([
    ['The drug may help.', 'The drug will help.', 'The word “may” is missing.'],
    ['You must log in.', 'You should log in.', '“must” became “should”.'],
    ['All users log in.', 'Some users log in.', '“All” became “Some”.'],
    ['Most users log in.', 'Users log in.', 'The word “Most” is missing.'],
    ['Only admins may edit.', 'Admins may edit.', 'The word “Only” is missing.'],
    ['At least 5 came.', 'At most 5 came.', 'The number “5” is new.'],
    ['Prices rose.', 'Prices fell.', '“rose” became “fell”, its opposite.'],
    ['Scroll up.', 'Scroll down.', '“up” became “down”, its opposite.'],
    ['Do it before lunch.', 'Do it after lunch.', '“before” became “after”, its opposite.'],
    ['He is happy.', 'He is unhappy.', '“happy” became “unhappy”, its opposite.'],
    [
      'Smoke damaged the yard.',
      'Clocks annoyed the tribe.',
      'Words became others: “Smoke damaged yard”, “Clocks annoyed tribe”.',
    ],
    ['It costs more.', 'It costs less.', '“more” became “less”, its opposite.'],
    ['More users came.', 'Fewer users came.', '“More” became “Fewer”, its opposite.'],
    ['The older dog barked.', 'The younger dog barked.', '“older” became “younger”, its opposite.'],
    ['The best team won.', 'The worst team won.', '“best” became “worst”, its opposite.'],
    ['It is safer.', 'It is riskier.', '“safer” became “riskier”, its opposite.'],
    [
      'The earliest train left.',
      'The latest train left.',
      '“earliest” became “latest”, its opposite.',
    ],
    ['A non-toxic paint.', 'A toxic paint.', 'The negation “non toxic paint” is missing.'],
    ['A sugar-free drink.', 'A sugar drink.', 'The negation “free drink” is missing.'],
    ['It opens today.', 'It opens tomorrow.', '“today” became “tomorrow”.'],
    ['It opened last week.', 'It opens next week.', '“last” became “next”.'],
    ['She left.', 'He left.', '“She” became “He”, its opposite.'],
    ['It works.', "It doesn't work.", 'The negation “not work” is new.'],
    ['We ate butter.', 'We ate margarine.', '“butter” became “margarine”.'],
    ['Alice beat Bob.', 'Bob beat Alice.', '“Alice” and “Bob” changed places.'],
    ['The dog bit the man.', 'The man bit the dog.', '“dog” and “man” changed places.'],
    ['5 cats and 6 dogs.', '6 cats and 5 dogs.', '“5” and “6” changed places.'],
    ['It ran faster.', 'It ran fastest.', '“faster” became “fastest”.'],
    ['It fell because it was wet.', 'It fell although it was wet.', '“because” became “although”.'],
    ['The road is 5 km long.', 'The road is 5 miles long.', 'The number “5 km” is missing.'],
    [
      'A boat came.',
      'A boat with old sails and a crew of rowers came.',
      'Words that replace nothing are new: “old sails crew rowers”.',
    ],
  ])('R-REV-06 “%s” is not “%s”: %s', (before, after, reason) => {
    expect(reasonsOf(before, after)).toContain(reason)
    expect(check(after, before).status).toBe(reason.startsWith('Words that') ? 'passed' : 'failed')
  })

  it.each([
    ['The colour of the centre is grey.', 'The color of the center is gray.'],
    ['He does not like it.', "He doesn't like it."],
    ['He is not happy.', 'He is unhappy.'],
    ['A sugar-free drink.', 'A drink without sugar.'],
    ['A non-existent file.', 'A nonexistent file.'],
    ['We used 1,000 units in order to test.', 'We used 1000 units to test.'],
    ['Sales grew 10 percent.', 'Sales grew 10%.'],
    ['Ten people came on March 3, 2020.', '10 people came on 3 March 2020.'],
    ['In the twenty-first century.', 'In the 21st century.'],
    ['Anna left. Anna came back.', 'Anna left and came back.'],
    ['It is important to note that the file is large.', 'The file is large.'],
    ['We utilize the tool to facilitate work.', 'We use the tool to help work.'],
    ['At this point in time, the server is down.', 'Now, the server is down.'],
    ['The team won the match.', 'The match was won by the team.'],
    ['Ask whether or not it works.', 'Ask whether it works.'],
    ['She had the ability to swim.', 'She could swim.'],
    ['Each and every one came.', 'Each one came.'],
    ['The plan: Utilize it.', 'The plan: Use it.'],
    ['1) Utilize it.', '1) Use it.'],
    ['Cats and dogs came.', 'Dogs and cats came.'],
    ['It is **very** good, he said.', 'It is good, he said.'],
    ['“Go”, she said.', '"Go", she said.'],
    ['A long line\nthat wraps.', 'A long line that wraps.'],
  ])('keeps calm about a rewording: “%s” and “%s”', (before, after) => {
    expect(reasonsOf(before, after)).toEqual([])
    expect(reasonsOf(after, before).filter((reason) => !reason.startsWith('Words that'))).toEqual(
      [],
    )
  })

  it('R-REV-05 names every check that was run, also when all passed', () => {
    const { status, checks } = check('One.', 'One.')
    expect(status).toBe('passed')
    expect(new Set(checks).size).toBe(checks.length)
    expect(checks).toEqual(
      expect.arrayContaining(['numbers', 'headings', 'structure', 'negation', 'modality', 'roles']),
    )
  })

  it('tells at most fifty reasons and counts the rest', () => {
    const many = Array.from({ length: 80 }, (_, index) => `${index + 100}`).join(' ')
    const reasons = reasonsOf(many, 'none')
    expect(reasons).toHaveLength(51)
    expect(reasons.at(-1)).toMatch(/^\d+ more changes were found\.$/)
  })
})

const words = [
  'the',
  'harbour',
  'crew',
  'mended',
  'nets',
  'slowly',
  'near',
  'Porto',
  '17',
  'not',
  'may',
]
const pieces = [
  ...words,
  '.',
  ',',
  '\n\n',
  '- ',
  '# ',
  '`x`',
  '**',
  '"',
  "'",
  '(',
  '[1]',
  '<b>',
  '|',
  '```\n',
  '> ',
  'March',
  '3',
  '%',
  '$',
  'é',
  '\ud83d\ude00',
  '\u200b',
]
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(' '))

describe('properties', () => {
  it('R-REV-03 a draft against itself passes, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary', maxLength: 200 })), (draft) => {
        expect(reasonsOf(draft, draft)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('R-REV-03 any pair gets a verdict of the published shape, failed exactly with reasons', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const verdict = check(before, after)
        expect(revisionSafetySchema.parse(verdict)).toEqual(verdict)
        expect(verdict.status === 'failed').toBe(verdict.failure_reasons.length > 0)
      }),
      { numRuns: 300 },
    )
  })

  it('a draft that loses any of its facts fails (decision 18)', () => {
    fc.assert(
      fc.property(
        fc.subarray(
          facts.map(([, fact]) => fact),
          { minLength: 1 },
        ),
        fc.nat(),
        (chosen, pick) => {
          const say = (list: readonly string[]) =>
            list.map((fact) => `The crew found that ${fact} holds.`).join(' ')
          const lost = pick % chosen.length
          const rest = chosen.map((fact, index) => (index === lost ? 'it' : fact))
          expect(check(say(chosen), say(rest)).status).toBe('failed')
        },
      ),
    )
  })

  it('two different numbers that swap their places fail (decision 18)', () => {
    const number = fc.integer({ min: 2, max: 1900 })
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre(one !== other)
        const say = (a: number, b: number) =>
          `The north gate lets ${a} boats in and ${b} wagons out.`
        expect(check(say(one, other), say(other, one)).status).toBe('failed')
      }),
    )
  })
})
