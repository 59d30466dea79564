import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('a condition with examples', () => {
  it('is followed by what becomes of the draft', () => {
    const meets = 'The board expects «synergy».'
    const misses = 'The board expects to save.'
    const flagged = `
      If a draft uses office jargon like “leverage” or “synergy”, then mark it.
      If a draft uses office jargon like “leverage” or “synergy”, flag it.
      If a text says things like leverage or synergy, mark it.
      Mark it if a draft uses office jargon like “synergy”.
    `
    expect(faultsOf({ action: 'flag', policies: flagged, meets, misses })).toEqual([])
    const approved = `
      If a draft uses words like leverage or synergy, it needs approval.
      When a page contains jargon such as “synergy”, it has to be approved.
    `
    expect(faultsOf({ action: 'human_review', policies: approved, meets, misses })).toEqual([])
  })
})

describe('what a demand is for', () => {
  const meets = 'Ring «020 7946 0958».'
  const misses = 'Ring us.'

  it('changes no decision', () => {
    const policies = `
      Flag phone numbers so the team can review them.
      Flag phone numbers so that an editor can check them.
      Mark phone numbers so a moderator can take a look.
      List every phone number so we can review it before launch.
      Flag phone numbers, so somebody can approve them.
    `
    expect(faultsOf({ action: 'flag', policies, meets, misses })).toEqual([])
  })

  it('leaves the demands after it', () => {
    const clauses = explainPolicy('Hold prices so legal can check them and flag emoji.')
    expect(clauses.map(({ reading }) => reading)).toEqual(['whole', 'whole'])
  })
})

describe('when somebody has to look', () => {
  it('is before anything is published', () => {
    const policies = `
      Phone numbers need approval before a report goes out.
      Phone numbers need sign-off before we run the story.
      Phone numbers need approval before the page goes live.
      Get approval for phone numbers before a story runs.
      Phone numbers need to be approved before publication.
    `
    expect(
      faultsOf({
        action: 'human_review',
        policies,
        meets: 'Ring «020 7946 0958».',
        misses: 'Ring us.',
      }),
    ).toEqual([])
  })
})
