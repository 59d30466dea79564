import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('a policy about amounts on one side of a limit', () => {
  it.each([
    {
      action: 'human_review' as const,
      policies: `
        Prices over £1,000 go to Tom.
        Anything over £1,000 goes to Tom.
        Escalate prices above £1,000.
        Prices of more than 1,000 pounds need approval.
        Prices exceeding 1k pounds need sign-off.
        Send anything worth more than £1,000 to review.
        Review any price higher than GBP 1,000.
        If the price is over £1,000, send it to review.`,
      meets: 'It costs «£2,000».',
      misses: 'It costs £1,000, $2,000 or 2,000 euros.',
    },
    {
      action: 'reject' as const,
      policies: `
        No prices under a pound.
        No prices below £1.
        Prices must not be below £1.
        Prices under £1 are not allowed.
        Reject posts with prices of less than one pound.`,
      meets: 'It costs «£0.50».',
      misses: 'It costs £1.',
    },
    {
      action: 'revise' as const,
      policies: `
        Prices must stay below £50.
        Keep prices under £50.
        Avoid prices of £50 or more.
        All prices should be under 50 pounds.`,
      meets: 'It costs «£50».',
      misses: 'It costs £49.',
    },
    {
      action: 'reject' as const,
      policies: `
        No discounts above 20%.
        Discounts must not exceed 20%.
        Don't offer discounts over 20 per cent.
        Discounts of more than 20% are banned.`,
      meets: 'We give a discount of «25%».',
      misses: 'We give a discount of 20%. Sales rose by 40%. A discount of 10% raised them by 30%.',
    },
    {
      action: 'reject' as const,
      policies: `
        No ages under 16.
        Never give ages below 16.
        Ages under 16 must not appear.`,
      meets: 'He is «aged 12».',
      misses: 'He is aged 16.',
    },
    {
      action: 'reject' as const,
      policies: `
        No doses above 500 mg.
        Doses must not be more than 500 mg.
        Doses over 500mg are forbidden.`,
      meets: 'Take «600 mg» daily.',
      misses: 'Take 400 mg daily.',
    },
  ])('finds them as people ask for it: $meets', (variants) => {
    expect(faultsOf(variants)).toEqual([])
  })

  const read = (policy: string): (string | undefined)[] =>
    explainPolicy(policy).flatMap(({ reading, says }) => [reading, says])

  it('names things that a sentence has to name as looked for word by word', () => {
    expect(read('Gifts over £1,000 go to Tom.')).toEqual([
      'part',
      'prices above 1,000 pounds in sentences with any form of “gifts”',
    ])
  })

  it('looks for what lies beyond two ends', () => {
    expect(read('Ages must be between 18 and 65.')).toEqual([
      'whole',
      'ages of persons below 18 and ages of persons above 65',
    ])
  })

  it.each([
    'No posts over 500 words.',
    'No sources older than 5 years.',
    'Flag figures that are more than five years old.',
    'Keep the reading age below 12.',
    'Flag drafts with a score above 0.5.',
    'Spell out percentages under ten per cent.',
    'Nobody under 18.',
    'Do not publish the name of anyone under 16 who is suspected of a crime.',
    'No prices except those under £5.',
    'Reviews under 3 stars need a reply.',
    'Prices under £50 are fine.',
  ])('leaves alone what is no such limit: %s', (policy) => {
    const forms = explainPolicy(policy).flatMap(({ form }) => form ?? [])
    expect(JSON.stringify(forms)).not.toContain('"amount"')
  })
})
