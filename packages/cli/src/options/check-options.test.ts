import { describe, expect, it } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { formatHints, intendedUses, optionLayer } from './check-options.ts'
import { pick, wholeNumber } from './typed-values.ts'

const rules = ['hollow-intensifier', 'wordy-phrase', 'weak_provenance']

describe('options as settings', () => {
  it('are left to the config where they are not given', () => {
    expect(optionLayer({}, rules)).toEqual({})
    expect(optionLayer({}, rules)).not.toHaveProperty('fail_on_rules')
  })

  it('overrule it where they are', () => {
    const options = {
      use: 'cite',
      formatHint: formatHints[0] ?? '',
      domain: 'health',
      policy: 'Be kind.',
      failOn: 'high',
      failOnRule: ['hollow-intensifier, wordy-phrase', 'weak_provenance'],
    }
    expect(optionLayer(options, rules)).toEqual({
      intended_use: 'cite',
      format: formatHints[0],
      domain: 'health',
      custom_policy: 'Be kind.',
      fail_on: 'high',
      fail_on_rules: ['hollow-intensifier', 'wordy-phrase', 'weak_provenance'],
    })
  })

  it.each([
    [{ use: 'print' }, /^Unexpected value `print` for --use, expected one of publish/],
    [{ use: 'toString' }, /--use/],
    [{ formatHint: 'poem' }, /--format-hint/],
    [{ failOn: 'hihg' }, /--fail-on.*high/],
    [{ failOnRule: ['hollow-intensifier,'] }, /^--fail-on-rule: Expected a rule or an evidence/],
    [{ failOnRule: ['wordy-phrases'] }, /^--fail-on-rule: .*wordy-phrase/],
  ])('refuse %j', (options, message) => {
    expect(() => optionLayer(options, rules)).toThrow(UsageError)
    expect(() => optionLayer(options, rules)).toThrow(message)
  })

  it('count characters and not code units', () => {
    expect(optionLayer({ domain: '😀'.repeat(100) }, rules).domain).toHaveLength(200)
    expect(() => optionLayer({ domain: 'x'.repeat(101) }, rules)).toThrow(
      '--domain is 101 characters long, expected at most 100.',
    )
    expect(optionLayer({ policy: 'x'.repeat(2000) }, rules).custom_policy).toHaveLength(2000)
    expect(() => optionLayer({ policy: 'x'.repeat(2001) }, rules)).toThrow('--policy is 2001')
  })

  it('know all uses and formats', () => {
    expect(intendedUses).toEqual(expect.arrayContaining(['publish', 'cite', 'train', 'other']))
    expect(formatHints.length).toBeGreaterThan(3)
  })
})

describe('a whole number', () => {
  it('is read where it is one', () => {
    expect(wholeNumber('--jobs', undefined, 1)).toBeNull()
    expect(wholeNumber('--jobs', '1', 1)).toBe(1)
    expect(wholeNumber('--jobs', '0', 0)).toBe(0)
    expect(wholeNumber('--jobs', '999999999', 1)).toBe(999_999_999)
  })

  it.each(['0', '-1', '1.5', '', ' 1', '1 ', '1e3', 'x', '1000000000'])('refuses “%s”', (value) => {
    expect(() => wholeNumber('--jobs', value, 1)).toThrow(
      `Unexpected value \`${value}\` for --jobs, expected a whole number of at least 1.`,
    )
  })
})

describe('a value of a list', () => {
  it('is one of it, or none', () => {
    expect(pick('--x', undefined, ['a', 'b'])).toBeUndefined()
    expect(pick('--x', 'b', ['a', 'b'])).toBe('b')
    expect(() => pick('--x', 'c', ['a', 'b'])).toThrow('expected one of a, b.')
    expect(() => pick('--x', 'verbos', ['verbose', 'b'])).toThrow(/verbos.*expected.*verbose/)
  })
})
