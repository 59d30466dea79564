import { describe, expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'

const readings = (policy: string) =>
  explainPolicy(policy).map(({ reading, says }) => `${reading}: ${says ?? ''}`)

/** What a part of a draft may be asked to have, of which no form tells each from the rest. */
const wanted = ['a date', 'a price', 'a number', 'a quote', 'an emoji', 'a hashtag', 'an author']
const parts = ['image', 'photo', 'screenshot', 'chart', 'author', 'summary', 'footnote']

describe.each(parts)('“every %s needs …” asks for none in the draft', (part) => {
  const some = wanted.filter((what) => !what.endsWith(part))

  it.each(some)('%s', (what) => {
    for (const verb of ['needs', 'must have']) {
      const [read = ''] = readings(`Every ${part} ${verb} ${what}.`)
      expect(read, verb).not.toMatch(/^whole/)
      expect(read, verb).not.toContain(`without an ${part}`)
    }
  })

  it('nor does one without it', () => {
    for (const what of some) {
      const [read = ''] = readings(`Reject each ${part} without ${what}.`)
      expect(read, what).not.toMatch(/^whole: drafts without .*(?:image|author|summary)/)
    }
  })
})

it.each([
  'Every statistic needs a job title.',
  'Discounts without a job title must be rejected.',
  'Every price needs alt text.',
  'Quotes without alt text must be rejected.',
])('what lacks something of another thing is not the thing: %s', (policy) => {
  expect(readings(policy)).toEqual(['none: '])
})

it('what each match holds anyway frees none, so that the need is named', () => {
  expect(readings('Every price needs a percentage.')).toEqual(['none: '])
  expect(readings('Every superlative needs a number.')).toEqual([
    'whole: superlatives and claims of a top rank unless their sentence has a number',
  ])
})

it.each([
  ['Every post needs an image and a date.', 'drafts without an image and drafts without a date'],
  ['Every recipe needs an image.', 'drafts without an image'],
  ['Every image needs alt text.', 'images without alternative text'],
  ['Every name needs a job title.', 'names of persons without a job or role beside them'],
  ['Images must have a source.', 'images unless a source backs them'],
  [
    'Statistics without an example must be rejected.',
    'missing examples in sentences with statistics',
  ],
])('what whole drafts and their matches need is read: %s', (policy, says) => {
  expect(readings(policy)).toEqual([`whole: ${says}`])
})
