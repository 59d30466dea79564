import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { rules } from '../rules/index.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { compileRules } from './compile-rules.ts'
import { readMarks } from './marked-text.ts'
import { runRules } from './run-rules.ts'

function rulesOn(source: string): (string | undefined)[] {
  return analyzeText({ source, syntax: 'markdown' }).evidence.map(({ rule }) => rule)
}

const vague =
  'Various improvements were made to several things. Experts say that performance is much better.'

const story =
  'I took her hand on the stairs. He had left his coat there, and my brother had not seen him. ' +
  'She told me of her mother. I asked if he knew, and she said that he did not want his wife to know. ' +
  'We went down to the boat. He was in it. My coat was wet, and his dog lay on her feet. ' +
  'I gave him the key. She took it from him, put it in her bag, and we went home with her.'

const code = '```\npnpm install\n```'

describe('exemptions', () => {
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

  // Too long for the examples of each rule, which its page shows.
  it.each([
    ['attention-claim', story],
    ['challenge-formula', story],
    ['exclamation-hype', story],
    ['future-claim', story],
    ['hearsay', story],
    ['historic-first', story],
    ['hype-prefix', story],
    ['idle-analogy', story],
    ['legal-claim', story],
    ['mission-statement', story],
    ['negative-parallelism', story],
    ['number-without-source', story],
    ['popularity-claim', story],
    ['quote-without-speaker', story],
    ['ready-made-wisdom', story],
    ['repeated-sentence', story],
    ['rhetorical-opening', story],
    ['sales-promise', story],
    ['stacked-jargon', story],
    ['stacked-praise', story],
    ['staged-reveal', story],
    ['summary-restatement', story],
    ['superlative-claim', story],
    ['triad-run', story],
    ['undetailed-experience', story],
    ['unlock-potential', story],
    ['long-stretch-without-detail', code],
    ['repeated-sentence', code],
    ['transition-stack', code],
    ['triad-run', code],
  ])('hold back %s in a story or on a page with code', (id, head) => {
    const rule = rules.find((one) => one.id === id)
    if (rule === undefined) throw new Error(`no rule ${id}`)
    const compiled = compileRules([rule], [])
    const hitsIn = (text: string) =>
      runRules(
        createDocument(scanMarkdown(text, 'markdown'), compiled.vocabulary, sentenceBreaker),
        compiled,
      )
    const { text } = readMarks(rule.examples.bad[0])
    expect(hitsIn(text)).not.toEqual([])
    expect(hitsIn(`${head}\n\n${text}`)).toEqual([])
  })
})
