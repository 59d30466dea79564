import { describe, expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

const keys = ['fail_on', 'format', 'intended_use', 'ignore_rules', 'root']

describe('the nearest known word', () => {
  it.each([
    ['failOn', 'fail_on'],
    ['fail-on', 'fail_on'],
    ['intendedUse', 'intended_use'],
    ['fromat', 'format'],
    ['ignore-rule', 'ignore_rules'],
    ['Root', 'root'],
  ])('of %s is %s', (word, expected) => {
    expect(nearest(word, keys)).toBe(expected)
  })

  it('is null when nothing is near', () => {
    expect(nearest('severity_threshold', keys)).toBeNull()
    expect(didYouMean('severity_threshold', keys)).toBe('')
  })
})
