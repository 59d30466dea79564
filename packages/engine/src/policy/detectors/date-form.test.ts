import { expect, it } from 'vitest'
import { showDetected } from '../../../../../test/support/show-detected.ts'

it.each([
  'The fair is now on «12 June».',
  'It ends «June 3», we hope.',
  'Come on «the 4th of May».',
  'On 12 June 2026 and «14 June» we meet.',
  '- «24 Dec.» is a holiday.',
])('finds a date without a year: %s', (shown) => {
  expect(showDetected('date-form', shown.replaceAll(/[«»]/g, ''), 'no-year')).toBe(shown)
})

it.each([
  'It was on 12 June 2026.',
  'It was on June 12, 2026.',
  'The vote of the 4th of May 2019 was close.',
  'From May 2025 on we open at nine.',
  'In summer ’26, that is 12 June ’26.',
  'The road has 12 junctions.',
])('leaves alone: %s', (text) => {
  expect(showDetected('date-form', text, 'no-year')).toBe(text)
})
