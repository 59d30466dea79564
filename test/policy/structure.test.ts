import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('a policy about the structure of drafts', () => {
  it('lets headings be questions in a section and in those below it', () => {
    const texts = {
      meets: '# Bread knife\n\n## «How do I sharpen it?»\n\nDraw it along the stone.',
      misses: '# Bread knife\n\n## FAQ\n\n### How do I sharpen it?\n\nDraw it along the stone.',
    }
    const revise = `
      Headings should not be questions, except under FAQ.
      Headings should not be questions, except in the FAQ section.
      Headings should not be questions, except those under FAQ.
      Headings should not be questions unless they are under “FAQ”.
      Avoid questions in headings, except in the FAQ.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('lets something stand in a section that is named without the word', () => {
    const texts = {
      meets: '## Results\n\n«We» measured the water.\n\n## Author’s note\n\nThe river is near.',
      misses: '## Results\n\nThe team came.\n\n## Author’s note\n\nI grew up next to it.',
    }
    const revise = `
      First person only in the author's note at the end.
      First person only in the author's note.
      Use the first person in the author’s note only.
      Avoid the first person outside the author's note.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
    const notes = {
      meets: '# Week 4\n\nIt rains «😀».\n\n## Notes\n\nNone.',
      misses: '# Week 4\n\nIt rains.\n\n## Notes\n\n### Old\n\nSun 😀.',
    }
    const others = `
      Emoji only under Notes.
      Keep emoji under Notes.
      Avoid emoji except under Notes.
    `
    expect(faultsOf({ ...notes, action: 'revise', policies: others })).toEqual([])
  })

  it('counts the sentences of quotes', () => {
    const texts = {
      meets: '«"We waited an hour. Nobody came. We went home,"» said Omar Khan.',
      misses:
        '"We waited an hour and nobody came. We went home," said Omar Khan. He has a letter now. It gives a date.',
    }
    const revise = `
      Quotes should be at most two sentences long.
      Keep quotes to two sentences.
      Rewrite quotes that run to more than two sentences.
      Quotes longer than two sentences must be shortened.
      Quotes must not exceed two sentences.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
  })

  it('bans what stands beside headings in capitals wherever it is', () => {
    const texts = {
      meets: '# «BIG NEWS»\n\nThe library opens at nine«!»',
      misses: '# Big news\n\nThe library opens at nine. It is in the NHS hall.',
    }
    const revise = `
      Avoid exclamation marks and headings in capitals.
      Avoid headings in all caps and exclamation marks.
      Avoid exclamation marks and titles written in capitals.
    `
    expect(faultsOf({ ...texts, action: 'revise', policies: revise })).toEqual([])
    const sentences = {
      meets: 'The library opens at nine on Saturdays«!» «BRING YOUR CARD».',
      misses: 'The library opens at nine on Saturdays. Sign your name in capitals.',
    }
    const others = `
      Please avoid exclamation marks and sentences in all capitals.
      Avoid exclamation marks and whole sentences in capitals.
      Avoid exclamation marks or sentences written in capitals.
    `
    expect(faultsOf({ ...sentences, action: 'revise', policies: others })).toEqual([])
  })
})
