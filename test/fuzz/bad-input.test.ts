import { analyzeText } from '@content-trust/engine'
import type { Syntax } from '@content-trust/engine/schema'
import { describe, it } from 'vitest'
import { isLong } from '../support/amount.ts'
import { assertSoundResult } from '../support/assert-sound-result.ts'
import { drafts } from '../support/drafts.ts'

const syntaxes: readonly Syntax[] = ['markdown', 'mdx', 'plain']

const broken: Readonly<Record<string, string>> = {
  empty: '',
  'one character': 'a',
  '19 characters': 'Nineteen characters',
  '100,001 characters': `${'word '.repeat(20_000)}x`,
  'a byte order mark alone': '\ufeff',
  'lone high surrogates': `Experts say \ud83d it is \ud83d\ud83d very unique \ud83d`,
  'lone low surrogates': `\udc00Experts say\udc00 it is \udc00very unique\udc00`,
  'surrogates in the wrong order': 'Experts \udc00\ud83d say \udc00\ud83d so.',
  'noncharacters and controls': 'Experts\u0000 say\ufffe it\uffff is\u0007 so\u001b.',
  'one combining mark after another': `e${'\u0301'.repeat(5_000)} word.`,
  'bidirectional controls': '\u202eExperts say\u202c it is \u2066very unique\u2069.',
  'an unclosed fence': `${drafts.vague}\n\n\`\`\`js\nlet a = 1\n\nmore code`,
  'an unclosed tilde fence in a list': '- one\n\n  ~~~\n  code\n\n- two\n\ntext',
  'unclosed front matter': `---\ntitle: A\n\n${drafts.vague}`,
  'front matter that is no YAML': `---\n: : [\n---\n\n${drafts.vague}`,
  'an unclosed comment': `${drafts.vague}\n\n<!-- content-trust-disable\n\nExperts say so.`,
  'an unclosed tag': `<div class="a\n\n${drafts.vague}`,
  'broken MDX': `import a from\n\n<A b={ c\n\n${drafts.vague}\n\n{ d\n\n</B>\n\nexport const`,
  'an MDX brace in a word': 'Experts{ say }it is <very> unique {',
  'a table without an end': `| a | b |\n|---|---|\n${'| experts say | '.repeat(200)}`,
  'binary data': Array.from({ length: 4_096 }, (_, i) =>
    String.fromCharCode((i * 7_919) % 256),
  ).join(''),
}

/** What a hostile draft repeats; each makes some parser slow somewhere. */
const units: Readonly<Record<string, string>> = {
  'one word': 'word',
  words: 'very unique ',
  sentences: 'Experts say so. ',
  stops: '. ',
  initials: 'A. ',
  commas: 'a, ',
  stars: '*',
  'star words': '*a **b ',
  underscores: '_a',
  brackets: '[',
  'closing brackets': '](',
  links: '[a](b',
  images: '![a',
  quotes: '> ',
  'nested lists': '- ',
  backticks: '`',
  'backtick runs': '`a``b```',
  'HTML openers': '<a ',
  comments: '<!--',
  'ignore comments': '<!-- content-trust-disable -->',
  braces: '{',
  dollars: '$a ',
  ampersands: '&a',
  escapes: '\\',
  footnotes: '[^1]',
  definitions: '[a]: b\n',
  'table pipes': '|a',
  'line feeds': '\n',
  'carriage returns': 'a\r',
  'blank lines': 'a\n\n',
  headings: '# a\n',
  fences: '```\na\n',
  dashes: '---\n',
  tabs: '\ta\n',
  colons: 'http:',
  'at signs': 'a@a.',
  apostrophes: "a'",
  hyphens: 'a-',
  decimals: '1.1',
  'zero-width characters': 'a\u200b',
  'combining marks': '\u0301',
  emoji: '😀',
  surrogates: '\ud83d',
  ideographs: '这。',
  'right-to-left': 'ש ',
}

// How the time grows is measured by the benchmark; here a quadratic one would not come to an end. `npm test`
// is content with a tenth: what breaks on a long text at all breaks on that too.
const size = isLong ? 1_000_000 : 100_000

describe('bad input', () => {
  it.each(Object.entries(broken))('gives a valid result for %s', (_name, source) => {
    for (const syntax of syntaxes) {
      assertSoundResult(source, analyzeText({ source, syntax }, { details: true }))
    }
  })

  it.each(['- ', '> ', '1. ', '*a ', '[', '<b>', '(', '> - '])(
    'gives a valid result for %j nested 10,000 deep',
    (mark) => {
      const source = `${mark.repeat(10_000)}Experts say it is very unique.`
      for (const syntax of syntaxes) assertSoundResult(source, analyzeText({ source, syntax }))
    },
  )

  it.each(syntaxes)(`reads prose on one line of ${size / 1_000} kB as %s`, (syntax) => {
    const source = `${drafts.vague.replaceAll('\n', ' ')} `.repeat(3_000).slice(0, size)
    assertSoundResult(source, analyzeText({ source, syntax }))
  })
})

describe(`${size / 1_000} kB of one thing`, () => {
  it.each(Object.entries(units))(
    'finishes for %s',
    (_name, unit) => {
      const source = unit.repeat(Math.ceil(size / unit.length))
      const syntax = unit === '{' ? 'mdx' : 'markdown'
      assertSoundResult(source, analyzeText({ source, syntax }))
    },
    20_000,
  )
})
