import { describe, expect, it } from 'vitest'
import { readVersion } from '../read-version.ts'
import { checkMeaning } from './check-meaning.ts'

const checksOf = (before: string, after: string) =>
  checkMeaning(readVersion(before, 'markdown'), readVersion(after, 'markdown')).map(
    ({ check }) => check,
  )

describe('a modal verb', () => {
  it.each([
    ['They were asked to leave.', 'They should leave.'],
    ['He advised that they leave.', 'He said that they ought to leave.'],
    ['It will likely break.', 'It may break.'],
    ['It seems to break.', 'It could break.'],
    ['They were asked to leave.', 'They may leave.'],
  ])('may stand for a word that says as much: “%s” and “%s”', (before, after) => {
    expect(checksOf(before, after)).not.toContain('modality')
    expect(checksOf(after, before)).not.toContain('modality')
  })

  it.each([
    // A guess binds nobody, and an obligation is more than advice.
    ['It will likely break.', 'It should break.'],
    ['They were asked to leave.', 'They must leave.'],
    // The word is in both versions, so it stands for nothing that came or went.
    ['They were asked whether it breaks.', 'They were asked whether it may break.'],
  ])('says something of its own: “%s” and “%s”', (before, after) => {
    expect(checksOf(before, after)).toContain('modality')
    expect(checksOf(after, before)).toContain('modality')
  })
})

describe('a negation', () => {
  it.each([
    ['The boat is unsafe.', 'The boat is not safe.'],
    ['The boat is not at all very safe.', 'The boat is unsafe.'],
  ])('makes up for the opposite that it denies: “%s” and “%s”', (before, after) => {
    expect(checksOf(before, after)).toEqual([])
  })

  it.each([
    [
      'The plan is flexible, and the price of the second boat can rise.',
      'The plan is inflexible, and the price of the second boat cannot rise.',
    ],
    [
      'The boat is safe if nobody in the harbour has seen the storm that is coming.',
      'The boat is unsafe if somebody in the harbour has seen the storm that is coming.',
    ],
  ])('does not make up for one elsewhere: “%s” and “%s”', (before, after) => {
    expect(checksOf(before, after)).toEqual(expect.arrayContaining(['negation', 'opposites']))
    expect(checksOf(after, before)).toEqual(expect.arrayContaining(['negation', 'opposites']))
  })
})
