import { describe, expect, it } from 'vitest'
import { analyzeText } from '../text/index.ts'
import { readPolicy } from './parse/read-policy.ts'
import { isMarked, phraseIn } from './policy-tokens.ts'

const spansOf = (policy: string, source: string): string[] =>
  (
    analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy: policy } })
      .policy_matches ?? []
  ).map(({ span }) => span)

describe('the marks of a phrase that a policy quotes', () => {
  it.each([
    ['No "C++".', 'We write C++ here.', 'Vitamin C helps.'],
    ['No "St. Moritz".', 'We met in St. Moritz.', 'We met in St. Gallen.'],
    ['No "Yes, but".', 'Yes, but why?', 'Yes but why?'],
    ['No "3.5%".', 'It rose by 3.5% in May.', 'It rose by 3.5 points.'],
    ['No "100%".', 'It is 100% safe.', 'It seats 100 people.'],
    ['No "$5".', 'It costs $5.', 'Take 5 eggs.'],
    ['No "#ad".', 'See #ad here.', 'An ad is here.'],
    ['No "Q&A".', 'The Q&A is on Monday.', 'A q and a sheet.'],
    ['No "it\'s".', 'It’s late.', 'It is late, and its door is shut.'],
    ['No "let’s".', "Let's go.", 'We let the flat.'],
    ['No "U.S.".', 'The U.S. team won.', 'The us of A, S and U.'],
    ['No "US".', 'The US team won.', 'Give it to us.'],
    ['No ".NET".', 'We use .NET here.', 'A net is here.'],
    ['No C++ or C#.', 'We use C# here.', 'Vitamin C helps.'],
    ['No "@acme".', 'Ask @acme first.', 'Ask acme first.'],
    ['No "RT @".', 'RT @ will be here.', 'An RT is here.'],
    ['No AT&T.', 'Ask AT&T first.', 'It is at T.'],
  ])('count: %s', (policy, met, near) => {
    expect(readPolicy(policy).flatMap(({ leftOut }) => leftOut ?? [])).toEqual([])
    expect(spansOf(policy, met)).toHaveLength(1)
    expect(spansOf(policy, near)).toEqual([])
  })

  it('are shown with the words that they belong to', () => {
    expect(spansOf('No "C++" and no ".NET".', 'Use **C**++ or .NET here.')).toEqual([
      'C**++',
      '.NET',
    ])
  })

  it('are looked for in alternative texts', () => {
    expect(spansOf('No "C++".', '![A book on C++ and more](a.png)')).toEqual(['C++'])
  })

  it('are named where there is no word', () => {
    const [{ leftOut }] = readPolicy('No "!!!" or "wow".')
    expect(leftOut).toEqual([{ words: '!!!', how: 'ignored' }])
  })

  it.each([
    ['“Capital at risk.”', 'capital at risk', false],
    [' Buy \n now! ', 'buy now', false],
    ['e.g.', 'e.g.', true],
    ['vs.', 'vs', false],
    ['e-mail', 'e-mail', false],
    ['Köln', 'koln', false],
    ['Acme’s', "acme's", true],
    ['US', 'US', true],
    ['!!!', '', true],
  ])('of %s', (written, phrase, marked) => {
    expect([phraseIn(written), isMarked(phrase)]).toEqual([phrase, marked])
  })
})
