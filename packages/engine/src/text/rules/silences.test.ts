import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'

function rulesOn(source: string): (string | undefined)[] {
  return analyzeText({ source, syntax: 'markdown' }).evidence.map(({ rule }) => rule)
}

const vague =
  'Various improvements were made to several things. Experts say that performance is much better.'

describe('silences', () => {
  it('hold vague words against a page', () => {
    expect(rulesOn(`# Doors\n\n${vague}`)).toContain('vague-attribution')
  })

  it.each([
    ['a changelog', '# Changelog\n\n## 1.2.0 - 2020-01-31\n\n'],
    ['a code of conduct', '# Code of Conduct\n\nHarassment is not welcome. '],
    ['a licence', '# MIT License\n\n'],
    ['a list of an interface', '## `open()`\n\n'.repeat(8)],
  ])('hold them back in %s', (_name, head) => {
    expect(rulesOn(`${head}${vague}`)).toEqual([])
  })

  it.each(['# Changelog\n\n## 1.2.0 - 2020-01-31\n\n', '# Code of Conduct\n\nHarassment ends. '])(
    'never hide what nobody would publish: %j',
    (head) => {
      expect(rulesOn(`${head}${vague} Write to [Insert name] at once.`)).toEqual([
        'placeholder-left',
      ])
    },
  )
})
