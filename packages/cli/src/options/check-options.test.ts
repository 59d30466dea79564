import { UsageError } from '@content-trust/workspace'
import { describe, expect, it } from 'vitest'
import { formatHints, intendedUses, optionLayer } from './check-options.ts'
import { pick, wholeNumber } from './typed-values.ts'

const rules = ['hollow-intensifier', 'wordy-phrase', 'weak_provenance']

describe('options as settings', () => {
  it('are left to the config where they are not given', async () => {
    expect(await optionLayer({}, rules)).toEqual({})
    expect(await optionLayer({}, rules)).not.toHaveProperty('fail_on_rules')
  })

  it('overrule it where they are', async () => {
    const options = {
      use: 'cite',
      formatHint: formatHints[0] ?? '',
      domain: 'health',
      policy: 'Be kind.',
      failOn: 'high',
      failOnRule: ['hollow-intensifier, wordy-phrase', 'weak_provenance'],
    }
    expect(await optionLayer(options, rules)).toEqual({
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
  ])('refuse %j', async (options, message) => {
    await expect(optionLayer(options, rules)).rejects.toThrow(UsageError)
    await expect(optionLayer(options, rules)).rejects.toThrow(message)
  })

  it('count characters and not code units', async () => {
    expect((await optionLayer({ domain: '😀'.repeat(100) }, rules)).domain).toHaveLength(200)
    await expect(optionLayer({ domain: 'x'.repeat(101) }, rules)).rejects.toThrow(
      '--domain is 101 characters long, expected at most 100.',
    )
    const { custom_policy } = await optionLayer({ policy: 'x'.repeat(2000) }, rules)
    expect(custom_policy).toHaveLength(2000)
    await expect(optionLayer({ policy: 'x'.repeat(2001) }, rules)).rejects.toThrow(
      '--policy is 2001',
    )
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
