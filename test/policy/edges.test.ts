import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

describe('the first and the last words of a part', () => {
  it('are those of a paragraph', () => {
    const policies = `
      Do not start a paragraph with “However”.
      Never begin a paragraph with “However”.
      Paragraphs should not start with “However”.
      Avoid “However” at the start of a paragraph.
      Avoid starting paragraphs with “However”.
      Do not use “However” or “But” at the start of a paragraph.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: 'The trial began.\n\n«However», nine people came.',
        misses: 'The trial began. However, it rained.\n\nNine people, however, came.',
      }),
    ).toEqual([])
  })

  it('may be a question', () => {
    const policies = `
      Never end a paragraph with a question.
      Do not close paragraphs with a question.
      Paragraphs should not end with a question.
      Avoid questions at the end of a paragraph.
    `
    expect(
      faultsOf({
        action: 'revise',
        policies,
        meets: 'The fair is on Sunday. «Will you come?»\n\nBring a cake.',
        misses: 'Will you come? The fair is on Sunday.\n\nBring a cake.',
      }),
    ).toEqual([])
  })

  it('are those of a heading, a bullet or a sentence', () => {
    const revise = (policies: string, meets: string, misses: string) =>
      expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
    revise(
      `
        Do not start headings with “How to”.
        Headings should not begin with “How to”.
        Avoid “How to” at the start of a heading.
      `,
      '# «How to» bake\n\nTake flour.',
      '# Baking and how to do it\n\nHow to bake: take flour.',
    )
    revise(
      `
        Don't begin bullets with “We”.
        Bullet points should not start with “We”.
      `,
      'Our list:\n\n- «We» sell tea.\n- Cake.',
      'We list:\n\n- Tea that we sell.\n- Cake.',
    )
    revise(
      `
        Avoid “etc” at the end of a sentence.
        Never end a sentence with “etc”.
        Sentences should not end in “etc”.
      `,
      'Bring boots, a coat, «etc».',
      'Bring boots etc before the walk.',
    )
  })

  it('leave what a part should begin with to others', () => {
    for (const policy of [
      'Start each bullet with “We”.',
      'Headings must not end with a full stop.',
    ])
      expect(explainPolicy(policy)[0]?.form?.place, policy).toBeUndefined()
  })
})
