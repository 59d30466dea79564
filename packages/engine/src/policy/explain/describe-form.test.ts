import { describe, expect, it } from 'vitest'
import { detectors } from '../detectors/index.ts'
import { readPolicy } from '../parse/read-policy.ts'
import { describeForm } from './describe-form.ts'
import { detectorPhrase } from './detector-phrases.ts'

const says = (policy: string) =>
  readPolicy(policy).map(({ form }) => (form === undefined ? '' : describeForm(form)))

describe('a clause in plain words', () => {
  it.each([
    ['No guarantees', 'guarantees'],
    ['No superlatives', 'superlatives and claims of a top rank'],
    ['Do not use exclamation marks', 'exclamation marks'],
    ['Anonymous sources are not acceptable', 'unnamed sources'],
    [
      'When products of different makers are compared, a source for the comparison is required',
      'comparisons with others unless a source backs them',
    ],
  ])('names nothing twice: %s', (policy, expected) => {
    const [said] = says(policy)
    expect(said).toBe(expected)
  })

  it.each([
    [
      'Avoid jargon such as synergy, holistic and circle back',
      'buzzwords, jargon, “circle back” and any form of “synergy” or “holistic”',
    ],
    ['Stay off religion and politics', 'words on the topics “religion” and “politics”'],
    ['No swearing or insults', 'swear words and slurs, and words that insult a person'],
    ['Replies must not just say “+1” or “me too”', 'nothing but “+1” or “me too”'],
    [
      'Write dates like 4 March 2025',
      'dates written like “March 4, 2025”, “2025-03-04”, “4th March” or “4 Mar” and dates in digits with the day or the month first',
    ],
    ['Never write “i”', '“I”'],
  ])('joins what goes together: %s', (policy, expected) => {
    expect(says(policy).join(' / ')).toBe(expected)
  })

  it.each([
    ['Each article must name its author', 'drafts without an author'],
    ['At least two sources per article', 'drafts with fewer than 2 sources'],
    ['Include a phone number', 'drafts without phone or fax numbers'],
    ['No question marks in titles', 'questions in headings'],
    ['Headings must be in sentence case', 'headings that are not in sentence case'],
    ['Titles may have at most 60 characters', 'titles of more than 60 characters'],
    ['Sentences must be shorter than 30 words', 'sentences of 30 words or more'],
    ['Reject texts with more than two links', 'links, more than two of them'],
    ['Articles should not exceed 15 words', 'drafts of more than 15 words'],
    ['Reject claims if slop is above 0.6', 'claims if the draft has a slop risk above 0.6'],
    ['Reject if slop is above 0.6', 'drafts with a slop risk above 0.6'],
    ['“Cheap” is banned unless a source backs it', '“cheap” unless a source backs it'],
    ['Do not plagiarise other people’s work', 'sentences with both “plagiarise” and “work”'],
  ])('is said as one would say it: %s', (policy, expected) => {
    expect(says(policy).join(' / ')).toBe(expected)
  })
})

describe('what a detector finds, within a sentence', () => {
  const values = detectors.flatMap(({ id, parameter }) => [
    [id, undefined] as const,
    ...(parameter?.choices ?? []).map((choice) => [id, choice] as const),
  ])

  it.each(values)('%s %s has no examples, no lists and no bare value', (id, value) => {
    expect(detectorPhrase(id, value)).not.toMatch(/; |: | \(|, such as|than that|that case|way of/)
  })

  it('tells each value from the others', () => {
    for (const { id, parameter } of detectors) {
      const phrases = (parameter?.choices ?? []).map((choice) => detectorPhrase(id, choice))
      expect(phrases).toEqual([...new Set(phrases)])
    }
  })
})
