import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('what may stand only in a place', () => {
  const meets = 'The choir won. «The whole bus sang on the way!»'
  const misses = 'The choir won. “We sang all the way!” said Ana Reyes.'

  it('is refused elsewhere where it is said what is allowed', () => {
    const policies = `
      Exclamation marks are only allowed inside quotes.
      Exclamation marks are allowed only within quotations.
      Exclamation marks are only acceptable in quotes.
      Only in quotes are exclamation marks allowed.
      Exclamation marks may only be used in quotes.
      Exclamation marks may appear only in quotes.
      Exclamation marks can only appear within quotations.
      No exclamation marks outside of quotes.
    `
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  })

  it('goes elsewhere back where writers are told what to do', () => {
    const policies = `
      Exclamation marks should be limited to quotes.
      Limit exclamation marks to quotes.
      Restrict exclamation marks to quotations, please.
      Keep exclamation marks to quotes.
      Keep exclamation marks inside quotes only.
      Exclamation marks belong in quotes and nowhere else.
      Exclamation marks should stay in quotes.
      Use exclamation marks in quotes only.
      Use exclamation marks only inside quotes.
      Exclamation marks must only be used in quotes.
      Reserve exclamation marks for quotes.
      Exclamation marks only in quotes.
    `
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it('may be an end of the draft', () => {
    const policies = `
      Calls to action belong at the end.
      Calls to action belong at the end of the post.
      Keep calls to action at the end of the draft.
      Calls to action should only appear at the end.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: '«Sign up now.»\n\nThe pool is open.\n\nThe café is closed.',
        misses: 'The pool is open.\n\nThe café is closed.\n\nSign up now.',
      }),
    ).toEqual([])
  })

  it('is no part that a draft should have there', () => {
    for (const policy of ['The summary belongs at the top.', 'Put the date in the first line.'])
      expect(explainPolicy(policy)[0]?.form?.unless ?? [], policy).toEqual([])
  })

  it('is named where the place cannot be told', () => {
    for (const policy of [
      'Exclamation marks should be limited to warnings.',
      'Jokes belong in emails.',
    ])
      expect(explainPolicy(policy)[0], policy).toMatchObject({ reading: 'none' })
  })
})

describe('what is let through only with something', () => {
  it('is refused without it', () => {
    const policies = `
      Statistics only with a source.
      Statistics only if they have a source.
      Statistics are only allowed with a source.
      Statistics are permitted only with a source.
      We only accept statistics with a source.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'Some «48% of cyclists wear helmets.»',
        misses: 'Some 48% of cyclists wear helmets (source: https://example.org/x).',
      }),
    ).toEqual([])
  })

  it('needs the words that are quoted', () => {
    const policies = `
      Dosages are only allowed with the words “ask your pharmacist”.
      Dosages only with the words “ask your pharmacist”.
      Dosages are permitted only together with the words “ask your pharmacist”.
      Only allow dosages with the words “ask your pharmacist”.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'The syrup tastes of cherries. «The usual dose is 10 ml twice a day.»',
        misses: 'The usual dose is 10 ml twice a day; ask your pharmacist if you are unsure.',
      }),
    ).toEqual([])
  })

  it('goes back where writers are told what to do', () => {
    const policies = `
      Use statistics only with a source.
      Statistics must only be given with a source.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: 'Some «48% of cyclists wear helmets.»',
        misses: 'Some 48% of cyclists wear helmets (source: https://example.org/x).',
      }),
    ).toEqual([])
  })
})

describe('the only links of some drafts', () => {
  it('are refused where they lead elsewhere', () => {
    const policies = `
      In health articles only allow links to nhs.uk and gov.uk.
      Only links to nhs.uk and gov.uk are allowed in health articles.
      Links: only those to nhs.uk or gov.uk.
      No links to other sites except nhs.uk and gov.uk.
      No links. Links to nhs.uk and gov.uk are fine.
      We do not allow links. You may link to gov.uk or nhs.uk.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'Most colds clear up. See «[this page](https://www.coldcures.example.com/tips)».',
        misses: 'Most colds clear up. See [this page](https://www.nhs.uk/conditions/cold/).',
      }),
    ).toEqual([])
  })

  it('may be those to a site by its name', () => {
    const policies = `
      No links except to Wikipedia.
      No links. Links to Wikipedia are OK.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'See «[this](https://example.org/wiki)».',
        misses: 'See [this](https://en.wikipedia.org/wiki/Tea).',
      }),
    ).toEqual([])
  })
})

describe('a draft that says nothing but some words', () => {
  it('is known by them alone', () => {
    const policies = `
      Replies that only say “bump” or “+1” are unacceptable.
      Replies that just say “+1” or “bump” are not allowed.
      Reject replies that consist only of “bump”, “+1” or “same here”.
      Refuse comments consisting of nothing but “+1”.
      Replies that say nothing but “+1” or “me too” are deleted.
      Delete comments whose only words are “+1”.
      A reply of “+1” and nothing else is not allowed.
      No replies that are just “+1”.
      If a reply says nothing but “+1”, delete it.
      Replies must not consist solely of “+1”.
    `
    expect(
      faultsOf({ action: 'reject', policies, meets: '«+1»', misses: 'I agree, +1 to that bump.' }),
    ).toEqual([])
  })

  it('is no part of a draft', () => {
    const [clause] = explainPolicy('Flag headings that only say “FAQ”.')
    expect(clause?.form?.targets ?? []).not.toContainEqual(expect.objectContaining({ alone: true }))
  })
})

describe('reviews that customers write', () => {
  it('are drafts and ask nobody to look', () => {
    const policies = `
      Delete reviews with swear words.
      Remove any review with swear words.
      No swear words in reviews.
      If a review contains swear words, delete it.
      Reviews must not contain swear words.
    `
    expect(
      faultsOf({ action: 'reject', policies, meets: 'This is «shit».', misses: 'This is fine.' }),
    ).toEqual([])
    for (const policy of ['Avoid emoji in reviews.', 'Flag reviews with emoji.'])
      expect(explainPolicy(policy)[0]?.action, policy).not.toBe('human_review')
    expect(explainPolicy('An editor reviews all prices.')[0]?.action).toBe('human_review')
  })
})

describe('several places', () => {
  const misses = '# Our fair\n\nCome along 🎉.\n\n- tea\n- cake\n\n| Day |\n| --- |\n| Sunday |'

  it('are each banned', () => {
    const policies = `
      No emoji in headings or lists.
      Emoji are not allowed in headings or bullet points.
      Emoji must not appear in headings, lists or tables.
      Emoji must not appear in titles and in bullet lists.
      In headings and lists, no emoji.
      Never allow emoji in either headings or lists.
    `
    const meets = '# Our fair «🎉»\n\nCome along 🎉.\n\n- tea «🍵»\n- cake'
    expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
  })

  it('may be the only ones', () => {
    const policies = `
      Emoji only in headings or lists.
      Use emoji in headings and lists only.
      Limit emoji to headings, please.
      Keep emoji in headings, lists and tables.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: '# Our fair 🎉\n\nCome along «🎈».',
        misses: '# Our fair 🎉\n\nCome along.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: `
          No emoji outside headings and lists.
          No emoji except in headings or lists.
          Emoji are only allowed in headings and in lists.
        `,
        meets: '# Our fair\n\nCome along «🎉».',
        misses: '# Our fair 🎉\n\nCome along.\n\n- tea 🍵\n- cake',
      }),
    ).toEqual([])
  })

  it('go on with another demand', () => {
    const [first] = explainPolicy('No emoji in headings and titles must be short.')
    expect(first?.text).toBe('No emoji in headings')
  })

  it('are named where they are none', () => {
    for (const policy of [
      'No bold text in paragraphs.',
      'Bold is fine in lists, not in paragraphs.',
    ])
      expect(explainPolicy(policy)[0], policy).toMatchObject({ reading: 'none' })
  })
})

describe('what is fine', () => {
  it('is fine nowhere else', () => {
    const policies = `
      Jargon is fine in the Notes section, not in the rest.
      Jargon is fine in the Notes section and nowhere else.
      Jargon is OK in the Notes section, but not elsewhere.
      Jargon is allowed in the Notes section, but not anywhere else.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: '# Plan\n\nWe «leverage» tools.\n\n# Notes\n\nIt is plain.',
        misses: '# Plan\n\nWe use tools.\n\n# Notes\n\nWe leverage synergies.',
      }),
    ).toEqual([])
  })

  it('is not fine where that is said', () => {
    const policies = `
      Questions are fine in lists, not in headings.
      Questions are OK in the text but not in headings.
      Questions are allowed, but not in headings.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: '# «Shall we swim?»\n\nThe pool is open.',
        misses: '# The pool\n\nShall we swim?',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'reject',
        policies: `
          Questions are fine, exclamation marks are not.
          Questions are allowed, but exclamation marks are not.
          A question is OK, exclamation marks aren't.
        `,
        meets: 'Shall we swim? «Yes!»',
        misses: 'Shall we swim? Yes.',
      }),
    ).toEqual([])
  })

  it('is fine on its condition alone', () => {
    const policies = `
      Links are OK as long as they go to example.org.
      Links are fine so long as they lead to example.org.
      Links may be used provided that they go to example.org.
      Links are allowed on condition that they go to example.org.
      You may use links as long as they go to example.org.
      Writers can include links provided they go to example.org.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'See «https://example.com/a» for more.',
        misses: 'See https://example.org/a for more.',
      }),
    ).toEqual([])
  })
})

describe('what none may be', () => {
  it('must not be', () => {
    const policies = `
      None of the words “cheap”, “bargain” or “steal” may appear.
      None of these words may be used: “cheap”, “bargain”, “steal”.
      Not one of the words “cheap”, “bargain” and “steal” may be used.
      Neither “cheap” nor “bargain” may appear.
      Neither “cheap” nor “bargain” is allowed.
      “Bargain” must never appear, wherever it is used.
    `
    expect(
      faultsOf({
        action: 'reject',
        policies,
        meets: 'It is a «bargain».',
        misses: 'It costs less than the old one.',
      }),
    ).toEqual([])
  })

  it('holds all over a draft, but in code', () => {
    const policies = `
      Avoid words like “simply”, “just” and “easy”, except in code.
      Avoid “simply” and “just” everywhere but in code.
      Do not use “simply” or “just” outside of code blocks.
      Avoid “simply” and “just” unless they are in code.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: 'Then «just» change the port.',
        misses: 'Then run `just build` to change the port.',
      }),
    ).toEqual([])
    expect(explainPolicy('No passwords except in code.')[0]).toMatchObject({ reading: 'none' })
  })

  it('holds wherever it turns up', () => {
    const policies = `
      Flag “world-class” and “cutting-edge” wherever they turn up.
      Mark “world-class” or “cutting-edge” wherever they appear.
      Highlight “world-class” anywhere it is used.
    `
    expect(
      faultsOf({
        action: 'flag',
        policies,
        meets: 'A «world-class» laboratory.',
        misses: 'A second laboratory.',
      }),
    ).toEqual([])
  })
})

describe('words for texts about a matter', () => {
  it('are looked for in all of them, and the matter is named', () => {
    const policies = `
      Avoid phrases like “wheelchair-bound” when you write about disability.
      When writing about disability, avoid “wheelchair-bound”.
      If you write about disability, do not use “wheelchair-bound”.
      Do not use “wheelchair-bound” when describing disabled people.
    `
    const texts = { meets: 'Joan is «wheelchair-bound».', misses: 'Joan uses a wheelchair.' }
    expect(faultsOf({ action: 'revise', policies, ...texts })).toEqual([])
    const [clause] = explainPolicy('Avoid “wheelchair-bound” when you write about disability.')
    expect(clause?.leftOut.map(({ words }) => words)).toEqual(['when you write about disability'])
  })

  it('are looked for whoever is written to, and who that is is named', () => {
    const policies = `
      Avoid slang like “kids”, “guys” or “awesome” when writing to parents.
      Do not use “kids” when talking to parents.
      When you write to parents, avoid “kids”.
      Avoid “kids” when addressing parents.
      Avoid “kids” when you email parents.
    `
    const texts = { meets: 'The «kids» planted beans.', misses: 'The children planted beans.' }
    expect(faultsOf({ action: 'revise', policies, ...texts })).toEqual([])
    const [clause] = explainPolicy('No slang when writing to parents.')
    expect(clause?.leftOut.map(({ words }) => words)).toEqual(['when writing to parents'])
  })

  it('keep a condition on what is in the text', () => {
    const [clause] = explainPolicy('When the text mentions knitting, avoid “yarn”.')
    expect(clause?.form?.when).toEqual([{ kind: 'phrase', words: 'knitting' }])
  })
})
