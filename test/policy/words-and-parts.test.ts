import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

const readingsOf = (policy: string): string[] => explainPolicy(policy).map(({ reading }) => reading)

describe('a policy about words', () => {
  it('may say what they are used for', () => {
    const duties = `
      For duties, write "must", not "shall".
      Use "must", not "shall", for obligations.
      When you state a requirement, use "must" and not "shall".
      For a legal duty use "must" rather than "shall".
    `
    const texts = { meets: 'Landlords «shall» protect it.', misses: 'Landlords must protect it.' }
    expect(faultsOf({ ...texts, action: 'revise', policies: duties })).toEqual([])
    const people = `
      Do not use "guys" to refer to a group of people.
      Avoid "guys" for people.
      Do not use "guys" when describing people.
    `
    const said = { meets: 'Hi «guys», come in.', misses: 'Hi people, come in.' }
    expect(faultsOf({ ...said, action: 'revise', policies: people })).toEqual([])
  })

  it.each([
    'Do not use "guys" to refer to women.',
    '"Guys" must not be used to refer to women.',
    'Do not use "guys" when referring to women.',
  ])('does nothing where they may mean something else: %s', (policy) => {
    expect(readingsOf(policy)).toEqual(['none'])
  })

  it.each([
    'Avoid "since" for "because".',
    'Avoid "over" for numbers.',
    'Avoid "may" for permission.',
    'Do not use "it" for animals.',
    'Avoid "under" with ages.',
    'Don\'t use "&" for "and".',
  ])('does nothing where a small word has other senses: %s', (policy) => {
    expect(readingsOf(policy)).toEqual(['none'])
  })

  it('bans the word and not what it is used for', () => {
    const texts = {
      meets: 'We «utilise» a cheap tool, and its use costs £40 on 4 May.',
      misses: 'The use of it costs £40 on 4 May. Start with the end.',
    }
    const revise = `
      Do not write "utilise" for "use".
      Avoid using "utilise" for "use".
      Never say "utilise" for "use".
      Don't use "utilise" for prices.
      Avoid "utilise" for dates.
      Replace "utilise" with plain words.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('names the past, of which it knows nothing', () => {
    expect(readingsOf('Use the present tense.')).toEqual(['part'])
    expect(readingsOf('Write release notes in the present tense.')).toEqual(['part'])
  })

  it('leaves code alone, where words are the names of things', () => {
    const texts = {
      meets: 'Add it to the «whitelist».',
      misses:
        'Add it to the allowlist, which is still `ip_whitelist` and `whitelist` in version 2.',
    }
    const revise = `
      We write allowlist and denylist, not whitelist and blacklist, except where the old word is the literal name of a setting in code font.
      Write allowlist, not whitelist, except in code font.
      Write allowlist, not whitelist, unless it is the name of a setting in code.
      Avoid "whitelist" except as the name of a command in code style.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('speaks of a fix as of any other thing', () => {
    const texts = {
      meets: 'It has a «security fix» in it.',
      misses: 'The security desk moves. We fix the bike.',
    }
    const review = `
      Release notes that mention a security fix need approval from the security team.
      Texts that mention a security fix need approval.
      Send mentions of a security fix to the security team.
      Hold texts about a security fix.
    `
    expect(faultsOf({ ...texts, action: 'human_review', policies: review })).toEqual([])
  })
})

describe('a policy about parts of a draft', () => {
  it('bans sections by any of their headings, wherever the answers go', () => {
    const texts = {
      meets: 'Renew it online.\n\n## «Remarks»\n\nNone.',
      misses: 'Renew it online, with your remarks.\n\n## Costs\n\nNone.',
    }
    const revise = `
      Remove sections headed "Notes" or "Remarks".
      Remove sections called "Notes" or "Remarks" and put the answers where they belong.
      Cut sections titled “Remarks” and move their content elsewhere.
      Avoid sections named "Remarks", "Notes" or "Asides".
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('finds quotes of nobody', () => {
    const texts = {
      meets: 'It starts on Monday. «"We were never asked about it."» It was in 2021.',
      misses: 'It starts on Monday. "We were never asked about it," said Ruth Adler.',
    }
    const flag = `
      Tell us about quotations where the reader cannot see who is speaking.
      Flag quotes where it is unclear who is speaking.
      Flag quotes that do not say who is speaking.
      Flag quotes where nobody can tell who said them.
      Flag any quotes in which it's not clear who speaks.
    `
    expect(faultsOf({ ...texts, action: 'flag', policies: flag })).toEqual([])
  })

  it.each([
    'Flag prices in which it is not clear who pays.',
    "Flag prices where it's unclear who pays.",
    'A step that deletes data must have a warning directly before it.',
    'Each tool that cuts needs a warning.',
  ])('does nothing where it cannot tell which are meant: %s', (policy) => {
    expect(readingsOf(policy)).toEqual(['none'])
  })

  it('finds what rests on a source without a name', () => {
    const texts = {
      meets: 'The factory will close, «a person familiar with the plan» said.',
      misses:
        'It will close, said Maria Lopes. The plant draws its water from a source in the hills.',
    }
    const review = `
      Hold any story that rests on an unnamed source until the news editor has approved it.
      Hold stories based on an unnamed source.
      Escalate reports which depend on anonymous sources.
      Hold stories that are based on an anonymous source.
    `
    expect(faultsOf({ ...texts, action: 'human_review', policies: review })).toEqual([])
  })

  it('needs a helpline beside a topic', () => {
    const texts = {
      meets: 'A student took his own life. His tutor told the court.',
      misses: 'A student took his own life. You can call the Samaritans on 116 123 at any hour.',
    }
    const revise = `
      If a piece deals with suicide or self-harm, it has to come with the number of a helpline.
      Texts about suicide need a helpline.
      Posts on self-harm must give the number of a crisis line.
      Articles about suicide must have the phone number of a helpline.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('needs one thing as well as another', () => {
    const texts = {
      meets: 'Send it «by 12 May 2025». The committee meets in July.',
      misses: 'Send it by 5 pm on 12 May 2025. It was set up on 3 July 2019.',
    }
    const revise = `
      A deadline always comes with a time of day as well as a date.
      Deadlines need a time as well as a date.
      Deadlines must have a date and also a time.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('knows a name in a heading by its capitals', () => {
    const texts = {
      meets: '## «Restore A Backup From Disk»\n\nStop it.',
      misses: '## Restore a backup with Google Cloud Storage\n\nStop it.',
    }
    const revise = `
      Write headings in sentence case.
      Headings must be in sentence case, not title case.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })
})
