import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

const long = 'A rather long line about the small pumps that we sell in Leeds'

describe('a policy that limits characters', () => {
  it('counts those of titles', () => {
    const policies = `
      Titles may be at most 60 characters.
      Titles must be under 61 characters.
      Titles of no more than 60 characters.
      Keep titles to 60 characters.
      The title has to be shorter than 61 characters.
      Limit titles to 60 characters.
      Titles: 60 characters max.
      Titles should be no longer than 60 chars.
      A title may be up to 60 characters long.
      Titles must not exceed 60 characters, including spaces.
      Maximum title length: 60 characters.
      Page titles should not run past 60 characters.
      Every title must be 60 characters or fewer.
      Titles between 5 and 60 characters.
      Titles longer than 60 characters are sent back.
    `
    const misses = `# Pumps and hoses\n\nOne.\n\n## ${long}\n\n${long}.`
    expect(faultsOf({ action: 'revise', policies, meets: `# «${long}»\n\nOne.`, misses })).toEqual(
      [],
    )
  })

  it('counts those of headings, sentences and paragraphs', () => {
    const headings = `
      Keep headings under 50 characters.
      Headings should be no longer than 50 characters.
      Headings of at most 50 characters.
      Heading length: max. 50 characters.
      Limit every heading to 50 characters.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies: headings,
        meets: `# One\n\n## «${long}»\n\nTwo.`,
        misses: `# One\n\n${long}.`,
      }),
    ).toEqual([])
    const sentences = `
      Keep sentences under 50 characters.
      Sentences of at most 50 characters.
      Sentences should have no more than 50 characters.
      Limit sentences to 50 characters.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies: sentences,
        meets: `# One\n\nTwo. «${long}.»`,
        misses: '# One\n\nIt is small. It is red. It is loud. It is for sale now.',
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'revise',
        policies:
          'Paragraphs of at most 50 characters.\nParagraphs should stay below 51 characters.',
        meets: '# One\n\n«It is small. It is red. It is loud. It is for sale now.»',
        misses:
          '# One\n\nIt is *small*. It is [red](https://example.org/a-long-way).\n\nIt is loud.',
      }),
    ).toEqual([])
  })

  it('counts those of image descriptions, link texts and bullets', () => {
    expect(
      faultsOf({
        action: 'revise',
        policies: `
          Alt text must be under 50 characters.
          Image descriptions may be at most 50 characters long.
          Alt texts should be 50 characters or fewer.
          Keep alt text to 50 characters.
        `,
        meets: `# One\n\n![«${long}»](a.png)`,
        misses: `# ${long}\n\n![A pump](a.png)`,
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'revise',
        policies:
          'Link text should be at most 50 characters.\nKeep link texts below 50 characters.',
        meets: `# One\n\nSee [«${long}»](a.html).`,
        misses: `# ${long}\n\nSee [the pump](a.html).`,
      }),
    ).toEqual([])
    expect(
      faultsOf({
        action: 'revise',
        policies: 'Bullet points of at most 50 characters.\nKeep bullets under 50 characters.',
        meets: `# One\n\n- «${long}»\n- Two`,
        misses: `# One\n\n${long}\n\n- Two`,
      }),
    ).toEqual([])
  })

  it('counts those of the whole draft as a reader sees it', () => {
    const policies = `
      Posts may have at most 100 characters.
      Posts must be 100 characters or fewer.
      No more than 100 characters per post.
      Keep posts under 101 characters.
      Max 100 characters.
      Cap posts at 100 characters.
    `
    const meets = `«One.» ${long}. Two.\n\n${long}.`
    const misses = `**${long}**. See [here](https://example.org/a/very/long/way/to/a/page/of/pumps).`
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it('leaves other characters alone', () => {
    const meets = `# One\n\n${long}. The password is tr0ub4dor&3x.`
    const policies = `
      Passwords must have at least 12 characters.
      No passwords under 8 characters.
      The main characters must be named.
    `
    expect(faultsOf({ action: 'named', policies, meets, misses: 'Two.' })).toEqual([])
  })
})
