import { describe, expect, it } from 'vitest'
import type { House, Syntax } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'

const read = (source: string, reject: House['reject'], syntax: Syntax = 'markdown') =>
  analyzeText(
    { source, syntax },
    { house: { reject }, maxEvidence: Number.POSITIVE_INFINITY },
  ).evidence.filter(({ rule }) => rule === 'rejected-term')

const spans = (source: string, reject: House['reject']) =>
  read(source, reject).map(({ span, start, end }) => {
    expect(source.slice(start, end)).toBe(span)
    return span
  })

/** The draft after all edits. */
function edited(source: string, reject: House['reject']): string {
  const edits = read(source, reject).flatMap(({ edit }) => edit ?? [])
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      source,
    )
}

describe('a rejected term', () => {
  it('is a finding at each occurrence, with its severity and its reason', () => {
    const reject = {
      whitelist: { replacement: 'allow list', severity: 'high', reason: 'Use plain words.' },
    } as const
    const source = 'The whitelist is here.\n\nA second whitelist is there.'
    expect(read(source, reject)).toEqual([
      {
        type: 'other',
        severity: 'high',
        rule: 'rejected-term',
        span: 'whitelist',
        start: 4,
        end: 13,
        explanation: '“whitelist” is a rejected term: Use plain words.',
        suggestion: 'allow list',
        edit: { start: 4, end: 13, text: 'allow list' },
      },
      {
        type: 'other',
        severity: 'high',
        rule: 'rejected-term',
        span: 'whitelist',
        start: 33,
        end: 42,
        explanation: '“whitelist” is a rejected term: Use plain words.',
        suggestion: 'allow list',
        edit: { start: 33, end: 42, text: 'allow list' },
      },
    ])
  })

  it('is of medium severity and has no reason and no edit unless told', () => {
    expect(read('Hi guys, come in.', { guys: {} })).toEqual([
      expect.objectContaining({
        severity: 'medium',
        explanation: '“guys” is a rejected term.',
        span: 'guys',
      }),
    ])
    expect(read('Hi guys, come in.', { guys: {} })[0]).not.toHaveProperty('edit')
  })

  it('is allowed again by false', () => {
    expect(read('Hi guys, come in.', { guys: false })).toEqual([])
  })

  it('is replaced with the case, the article and the marks of its place', () => {
    const reject = { utilise: 'use', whitelist: 'allow list', owl: 'barn owl' }
    expect(edited('Utilise it. We *utilise* it. WE UTILISE IT.', reject)).toBe(
      'Use it. We *use* it. WE USE IT.',
    )
    expect(edited('Put it on a whitelist. An owl came.', reject)).toBe(
      'Put it on an allow list. A barn owl came.',
    )
  })

  it('is replaced by the exact spelling of a name', () => {
    const reject = { Github: 'GitHub', javascript: 'JavaScript', Iphone: 'iPhone' }
    expect(edited('Github has Javascript and JavaScript for an Iphone.', reject)).toBe(
      'GitHub has JavaScript and JavaScript for an iPhone.',
    )
  })

  it('with a capital counts as it is written alone', () => {
    expect(spans('Github, github and GITHUB.', { Github: 'GitHub' })).toEqual(['Github'])
    expect(spans('Github, github and GitHub.', { '(?i)Github': 'GitHub' })).toEqual([
      'Github',
      'github',
    ])
  })

  it('is left alone where it stands as its replacement has it', () => {
    const reject = { login: 'login page', owl: 'barn owl' }
    expect(spans('The login page, the login and a barn owl.', reject)).toEqual(['login'])
  })

  it('may hold marks, which count', () => {
    const reject = { 'C++': 'Rust', 'R&D': 'research', '.NET': 'CLR', 'AI/ML': 'statistics' }
    expect(
      spans('C++ and C, R&D and R+D, .NET and NET, AI/ML and AI ML and AI, ML.', reject),
    ).toEqual(['C++', 'R&D', '.NET', 'AI/ML'])
  })

  it('is told from a word that differs in accents', () => {
    expect(spans('A résumé and a resume.', { resume: 'CV' })).toEqual(['resume'])
    expect(spans('A résumé and a resume.', { résumé: 'CV' })).toEqual(['résumé'])
  })

  it('is found in look-alike letters and past invisible characters', () => {
    const shown =
      'We wrote a long line of letters here, and then the white\u00adlist and the whіtelist.'
    expect(spans(shown, { whitelist: 'list' })).toEqual(['white\u00adlist', 'whіtelist'])
  })

  it('is found in headings, lists, tables and alternative texts; headings keep their words', () => {
    const source =
      '# The whitelist\n\n- whitelist\n\n| whitelist | b |\n|---|---|\n| 1 | 2 |\n\n![a whitelist](a.png)\n'
    const found = read(source, { whitelist: 'allow list' })
    expect(found.length).toBe(4)
    expect(found[0]).not.toHaveProperty('edit')
    expect(found[0]?.explanation).toBe('“whitelist” is a rejected term; use “allow list”.')
  })

  it.each([
    ['code', 'See `whitelist` here.\n\n```\nwhitelist\n```\n'],
    ['the target of a link', 'See [this](https://example.com/whitelist "whitelist").'],
    ['an address', 'See https://example.com/whitelist for it.'],
    ['quoted words', 'He said “use the whitelist” and left.'],
    ['a block quote', '> Use the whitelist.'],
    ['a comment', 'See <!-- whitelist --> this.'],
    ['front matter', '---\ntitle: whitelist\n---\n\nText.'],
  ])('is not looked for in %s', (_name, source) => {
    expect(read(source, { whitelist: 'allow list' })).toEqual([])
  })

  it('is hidden by a comment, by its id and by its type, and no score moves', () => {
    const comment = '<!-- content-trust-disable-next-line rejected-term -- a name -->'
    const source = `${comment}\nThe whitelist is here.`
    const options = { house: { reject: { whitelist: 'list' } } }
    const draft = { source, syntax: 'markdown' } as const
    const hidden = analyzeText(draft, options)
    expect(hidden.evidence).toEqual([])
    expect(hidden.suppressed).toMatchObject([{ rule: 'rejected-term' }])
    expect(hidden).not.toHaveProperty('unused_directives')
    const open = { source: 'The whitelist is here.', syntax: 'plain' } as const
    expect(analyzeText(open, { ...options, ignoredRules: ['rejected-term'] }).evidence).toEqual([])
    const severities = { 'rejected-term': 'low' } as const
    expect(analyzeText(open, { ...options, severities }).evidence).toMatchObject([
      { severity: 'low' },
    ])
  })

  it('is the longest that begins at a word, and accepted terms go before it', () => {
    const reject = { master: 'main', 'master branch': 'main branch' }
    expect(spans('The master branch and the master.', reject)).toEqual(['master branch', 'master'])
    const { evidence } = analyzeText(
      { source: 'The master plan and the master.', syntax: 'plain' },
      { house: { accept: ['master plan'], reject } },
    )
    expect(evidence.map(({ start }) => start)).toEqual([24])
  })

  it('is shown beside a finding of a built-in rule on the same words', () => {
    const { evidence } = analyzeText(
      { source: 'We utilise the pump.', syntax: 'plain' },
      { house: { reject: { utilise: 'use' } } },
    )
    expect(evidence.map(({ rule }) => rule)).toEqual(['rejected-term', 'long-word'])
  })
})
