import { describe, expect, it } from 'vitest'
import { readVersion } from '../read-version.ts'
import { checkMeaning } from './check-meaning.ts'

const findings = (before: string, after: string) =>
  checkMeaning(readVersion(before, 'markdown'), readVersion(after, 'markdown'))
const checksOf = (before: string, after: string) =>
  findings(before, after).map(({ check }) => check)

describe('a change of strength', () => {
  it.each([
    ['modality', 'It may break.', 'It must break.', '“may” became “must”.'],
    ['modality', 'It might break.', 'It breaks.', 'The word “might” is missing.'],
    ['modality', 'It breaks.', 'It should break.', 'The word “should” is new.'],
    ['modality', 'He has to go.', 'He may go.', '“has” became “may”.'],
    ['quantities', 'Every boat left.', 'Some boat left.', '“Every” became “Some”.'],
    ['quantities', 'Few boats left.', 'Boats left.', 'The word “Few” is missing.'],
    ['quantities', 'Most boats left.', 'Boats left.', 'The word “Most” is missing.'],
    ['frequency', 'It rarely rains.', 'It often rains.', '“rarely” became “often”.'],
    ['frequency', 'It always rains.', 'It rains.', 'The word “always” is missing.'],
    [
      'frequency',
      'In most cases it rains.',
      'It rarely rains.',
      '“in most cases” became “rarely”.',
    ],
    ['causes', 'We go unless it rains.', 'We go if it rains.', '“unless” became “if”.'],
    ['causes', 'Nets and boats sell.', 'Nets or boats sell.', '“and” became “or”.'],
  ])('is one of %s: “%s” and “%s”', (check, before, after, reason) => {
    expect(findings(before, after)).toContainEqual({ check, reason })
  })

  it.each([
    ['It may break.', 'It might break.'],
    ['It may perhaps break.', 'It may break.'],
    ['It could swim.', 'It can swim.'],
    ['She must go.', 'She has to go.'],
    ['It should be noted that it rains.', 'It rains.'],
    ['This should also be mentioned: it rains.', 'It rains.'],
    ['All of a sudden it rained.', 'It rained.'],
    ['It is, all things considered, wet.', 'It is wet.'],
    ['It is not at all wet.', 'It is not wet.'],
    ['It is a most useful net.', 'It is a useful net.'],
    ['In most cases it rains.', 'It usually rains.'],
    ['In the majority of cases it rains.', 'It often rains.'],
    ['Each and every boat left.', 'Every boat left.'],
    ['We met in May with Will.', 'We met with Will in May.'],
  ])('is not reported from “%s” to “%s”', (before, after) => {
    const strength = ['modality', 'quantities', 'frequency', 'causes']
    expect(checksOf(before, after).filter((check) => strength.includes(check))).toEqual([])
    expect(checksOf(after, before).filter((check) => strength.includes(check))).toEqual([])
  })
})

describe('a negation', () => {
  it.each([
    ['It is not wet.', 'It is wet.', 'The negation “not wet” is missing.'],
    ['It is wet.', 'It is never wet.', 'The negation “never wet” is new.'],
    ['A net without holes.', 'A net with holes.', 'The negation “without holes” is missing.'],
    [
      'In the absence of rain we go.',
      'In rain we go.',
      'The negation “absence of rain” is missing.',
    ],
    ['Neither boat left.', 'The boat left.', 'The negation “Neither boat left” is missing.'],
  ])('that came or went is told: “%s” and “%s”', (before, after, reason) => {
    expect(findings(before, after)).toContainEqual({ check: 'negation', reason })
  })

  it.each([
    ['It is no secret that it rains.', 'It rains.'],
    ['Ask whether or not it rains.', 'Ask whether it rains.'],
    ['It is not only wet but cold.', 'It is wet but cold.'],
    ['It cannot be denied that it rains.', 'It rains.'],
    ['He is not happy.', 'He is unhappy.'],
    ['In the absence of rain we go.', 'Without rain we go.'],
    ['It never rains.', 'It does not rain.'],
  ])('may give way to another: “%s” and “%s”', (before, after) => {
    const polarity = checksOf(before, after).filter((check) => /negation|opposites/.test(check))
    expect(polarity).toEqual([])
  })

  it('is not balanced by two opposites', () => {
    expect(checksOf('He is not happy and rich.', 'He is unhappy and poor.')).toContain('opposites')
  })
})

describe('a degree', () => {
  it.each([
    ['It is faster.', 'It is fastest.'],
    ['It is a tall net.', 'It is a taller net.'],
    ['It is a better net.', 'It is the best net.'],
    ['It is the cleanest net.', 'It is a clean net.'],
  ])('that is another is told: “%s” and “%s”', (before, after) => {
    expect(checksOf(before, after)).toContain('comparisons')
    expect(checksOf(after, before)).toContain('comparisons')
  })

  it('is the same in singular and plural', () => {
    expect(checksOf('The boat leaves.', 'The boats leave.')).toEqual([])
  })
})

describe('a part in a statement', () => {
  it.each([
    ['Alice beat Bob.', 'Bob beat Alice.', '“Alice” and “Bob” changed places.'],
    ['5 cats chased 6 dogs.', '6 cats chased 5 dogs.', '“5” and “6” changed places.'],
    ['The dog bit the man.', 'The man bit the dog.', '“dog” and “man” changed places.'],
  ])('that two words swapped is told: “%s” and “%s”', (before, after, reason) => {
    expect(findings(before, after)).toContainEqual({ check: 'roles', reason })
  })

  it.each([
    ['Alice beat Bob.', 'Bob was beaten by Alice.'],
    ['Cats and dogs came.', 'Dogs and cats came.'],
    ['The selling price fell.', 'The price of selling fell.'],
    ['Alice Lee met Bob Kim.', 'Alice Lee met Bob Kim there.'],
  ])('stays in “%s” and “%s”', (before, after) => {
    expect(checksOf(before, after)).not.toContain('roles')
  })

  it('is not followed in a passage of more than 400 words, where most may not move', () => {
    const words = Array.from({ length: 230 }, (_, at) => `w${'abcdefghij'[at % 10]}${at}x`)
    const text = (list: readonly string[]) => `${list.join(' ')}.`
    const moved = [...words.slice(0, 100), ...words.slice(170), ...words.slice(100, 170)]
    expect(checksOf(text(words), text(words))).toEqual([])
    expect(findings(text(words), text(moved)).filter(({ check }) => check === 'roles')).toEqual([
      { check: 'roles', reason: expect.stringMatching(/^\d+ words changed their places\.$/) },
    ])
  })
})

describe('content', () => {
  it('may gain two words and no third', () => {
    expect(checksOf('A boat came.', 'A boat with old sails came.')).toEqual([])
    expect(findings('A boat came.', 'A boat with old sails and rowers came.')).toEqual([
      { check: 'content', reason: 'Words that replace nothing are new: “old sails rowers”.' },
    ])
  })

  it('may not become other words', () => {
    expect(findings('Smoke damaged the yard.', 'Clocks annoyed the tribe.')).toEqual([
      {
        check: 'content',
        reason: 'Words became others: “Smoke damaged yard”, “Clocks annoyed tribe”.',
      },
    ])
  })

  it('is quoted by its first words', () => {
    const [finding] = findings(
      'A boat came.',
      'A boat with old sails, rowers, nets, ropes, lamps, tea came.',
    )
    expect(finding.reason).toBe(
      'Words that replace nothing are new: “old sails rowers nets ropes lamps…”.',
    )
  })
})
