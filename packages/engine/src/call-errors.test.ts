import { describe, expect, it } from 'vitest'
import * as engine from './index.ts'
import { EngineError } from './index.ts'

const draft = { source: 'The pump moved 40 litres in 12 minutes.', syntax: 'plain' }

/** Calls as a program without types may. */
function call(name: string, ...args: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(engine, name)
  if (typeof found !== 'function') throw new Error(`no function ${name}`)
  return Reflect.apply(found, undefined, args)
}

function problemOf(act: () => unknown): readonly [code: string, message: string] {
  try {
    act()
  } catch (error) {
    if (error instanceof EngineError) return [error.code, error.message]
    throw error
  }
  return ['', '']
}

describe.each([
  'analyzeText',
  'analyzeStyle',
  'revise',
  'proposeRevisions',
  'rewriteRequest',
  'countWords',
])('%s', (name) => {
  it.each([
    ['no draft', undefined, 'Unexpected draft undefined, expected an object'],
    ['a text in its place', 'A text.', 'Unexpected draft "A text.", expected an object'],
    ['no text', { syntax: 'plain' }, 'Unexpected `source` undefined of a draft, expected a string'],
    [
      'no syntax',
      { source: 'x' },
      'Unexpected `syntax` undefined of a draft, expected one of markdown, mdx,',
    ],
    [
      'a syntax that there is not',
      { source: 'x', syntax: 'md' },
      'Unexpected `syntax` "md" of a draft, expected',
    ],
    [
      'no tree',
      { ...draft, tree: 'root' },
      'Unexpected `tree` "root" of a draft, expected an mdast',
    ],
    [
      'a slip',
      { ...draft, sintax: 'plain' },
      'Unexpected `sintax` of a draft, expected source, syntax or tree',
    ],
  ])('says what is wrong with %s', (_what, wrong, message) => {
    const [code, said] = problemOf(() => call(name, wrong))
    expect([code, said]).toEqual(['invalid_draft', expect.stringContaining(message)])
  })
})

describe('options', () => {
  it.each<[string, unknown, string, string]>([
    ['analyzeText', null, 'invalid_option', 'Unexpected options null, expected an object'],
    [
      'analyzeText',
      { maxEvidenc: 3 },
      'invalid_option',
      'Unexpected option `maxEvidenc`, expected context, ignoredRules,',
    ],
    [
      'analyzeText',
      { maxEvidence: -1 },
      'invalid_option',
      'Unexpected value -1 of `maxEvidence`, expected a whole number from 0, or Infinity.',
    ],
    [
      'analyzeText',
      { maxEvidence: 1.5 },
      'invalid_option',
      'Unexpected value 1.5 of `maxEvidence`',
    ],
    [
      'analyzeText',
      { maxEvidence: '3' },
      'invalid_option',
      'Unexpected value "3" of `maxEvidence`',
    ],
    [
      'analyzeText',
      { details: 'all' },
      'invalid_option',
      'Unexpected value "all" of `details`, expected true, false or \'draft\'.',
    ],
    [
      'analyzeText',
      { ignoredRules: 'delve' },
      'invalid_option',
      'Unexpected value "delve" of `ignoredRules`, expected a list of rule ids',
    ],
    [
      'analyzeText',
      { ignoredRules: [3] },
      'invalid_option',
      'Unexpected value [3] of `ignoredRules`',
    ],
    [
      'analyzeText',
      { gateRules: 'delve' },
      'invalid_option',
      'Unexpected value "delve" of `gateRules`',
    ],
    ['analyzeText', { ignoredRules: ['nope'] }, 'unknown_rule', 'Unexpected rule `nope`'],
    [
      'analyzeText',
      { severities: ['low'] },
      'invalid_option',
      'Unexpected value ["low"] of `severities`, expected an object',
    ],
    [
      'analyzeText',
      { severities: { vague_claim: 'huge' } },
      'invalid_option',
      'Unexpected value {"vague_claim":"huge"} of `severities`, expected an object of off, low,',
    ],
    [
      'analyzeText',
      { house: [] },
      'invalid_option',
      'Unexpected value [] of `house`, expected an object',
    ],
    [
      'analyzeText',
      { context: { intended_use: 'sell' } },
      'invalid_context',
      'context.intended_use',
    ],
    ['analyzeStyle', { details: true }, 'invalid_option', 'Unexpected option `details`'],
    [
      'analyzeStyle',
      { include_text_in_spans: 'yes' },
      'invalid_option',
      'Unexpected value "yes" of `include_text_in_spans`',
    ],
    [
      'revise',
      { mayEdit: true },
      'invalid_option',
      'Unexpected value true of `mayEdit`, expected a function',
    ],
    ['revise', { mayedit: () => true }, 'invalid_option', 'Unexpected option `mayedit`'],
    ['proposeRevisions', { may_edit: true }, 'invalid_option', 'Unexpected option `may_edit`'],
    ['rewriteRequest', { rules: [] }, 'invalid_option', 'Unexpected option `rules`'],
  ])('%s(draft, %j)', (name, options, code, message) => {
    const found = problemOf(() => call(name, draft, options))
    expect(found).toEqual([code, expect.stringContaining(message)])
  })

  it('are checked by a session and by the comparison of two versions', () => {
    const session = engine.createTextSession()
    const analyze = (...args: readonly unknown[]) => Reflect.apply(session.analyze, session, args)
    expect(problemOf(() => analyze())[0]).toBe('invalid_draft')
    expect(problemOf(() => analyze(draft, { maxEvidence: -1 }))[0]).toBe('invalid_option')
    const compare =
      (...args: readonly unknown[]) =>
      () =>
        call('checkRevisionSafety', ...args)
    expect(problemOf(compare('a', undefined))).toEqual([
      'invalid_draft',
      expect.stringContaining('Unexpected version undefined, expected a string'),
    ])
    expect(problemOf(compare('a', 'b', { syntax: 'md' }))).toEqual([
      'invalid_option',
      expect.stringContaining('Unexpected value "md" of `syntax`, expected one of markdown, plain'),
    ])
    expect(problemOf(compare('a', 'b', { sintax: 'html' }))[0]).toBe('invalid_option')
  })

  it('may be left out one by one, and drafts that say nothing are no mistake', () => {
    const nothing = {
      context: undefined,
      ignoredRules: undefined,
      maxEvidence: undefined,
      details: undefined,
      house: undefined,
    }
    expect(problemOf(() => call('analyzeText', draft, nothing))).toEqual(['', ''])
    expect(problemOf(() => call('analyzeText', { source: '', syntax: 'markdown' }))).toEqual([
      '',
      '',
    ])
    expect(
      problemOf(() => call('analyzeText', draft, { maxEvidence: Number.POSITIVE_INFINITY })),
    ).toEqual(['', ''])
  })

  it('a gate may name a rule that only the settings of other drafts define', () => {
    expect(problemOf(() => call('analyzeText', draft, { gateRules: ['house-kettle'] }))).toEqual([
      '',
      '',
    ])
  })

  it('a long value is cut in the message', () => {
    const [, said] = problemOf(() => call('analyzeText', { source: 'x', syntax: 'y'.repeat(1000) }))
    expect(said.length).toBeLessThan(250)
  })
})
