import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { draftFormats } from '../../schema/context-fields.ts'
import { draftFormatSchema, type Format } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'
import { ruleCatalogue } from '../pipeline/rule-catalogue.ts'
import { rules } from '../rules/index.ts'
import { silentFormats } from './formats.ts'
import { readMarks } from './marked-text.ts'

const examples = new URL('../../../../../examples/drafts/', import.meta.url)
const drafts = readdirSync(examples).map((name) => readFileSync(new URL(name, examples), 'utf8'))

function analyze(source: string, format?: Format, more: object = {}) {
  return analyzeText(
    { source, syntax: 'markdown' },
    { context: { format }, maxEvidence: Number.POSITIVE_INFINITY, ...more },
  )
}

function rulesIn(source: string, format?: Format, more: object = {}): string[] {
  return [...new Set(analyze(source, format, more).evidence.map(({ rule = '' }) => rule))].sort()
}

/** For each format rules that are silent in it, and some that speak there as everywhere. */
const samples: Readonly<
  Record<Exclude<Format, 'other'>, { silent: readonly string[]; speaks: readonly string[] }>
> = {
  article: { silent: ['rhetorical-opening'], speaks: ['call-to-action', 'vague-attribution'] },
  documentation: {
    silent: ['provides-a-way', 'signposting', 'call-to-action', 'absolute-claim'],
    speaks: ['presumed-obvious', 'vague-attribution'],
  },
  changelog: {
    silent: ['vague-change', 'noun-for-verb', 'call-to-action', 'vague-improvement'],
    speaks: ['serves-as', 'wordy-phrase'],
  },
  social_post: {
    silent: ['exclamation-hype', 'rule-of-three', 'call-to-action', 'vague-time'],
    speaks: ['statistic-claim', 'vague-attribution'],
  },
  product_page: {
    silent: ['call-to-action', 'rule-of-three'],
    speaks: ['hype-prefix', 'exclamation-hype', 'vague-attribution'],
  },
  product_review: {
    silent: ['opinion-frame', 'superlative-claim', 'comparative-claim'],
    speaks: ['stock-quality', 'vague-attribution'],
  },
  caption: {
    silent: ['opinion-frame', 'call-to-action', 'vague-place'],
    speaks: ['cliche', 'vague-attribution'],
  },
  email: {
    silent: ['call-to-action', 'assistant-courtesy', 'signposting'],
    speaks: ['wordy-phrase', 'vague-attribution'],
  },
}

/** A paragraph for each rule, which it flags. */
function draftOf(ids: readonly string[]): string {
  return ids
    .map((id) => readMarks(rules.find((rule) => rule.id === id)?.examples.bad[0] ?? id).text)
    .join('\n\n')
}

describe.each(Object.entries(samples))('the format %s', (name, { silent, speaks }) => {
  const format = draftFormatSchema.parse(name)
  const text = draftOf([...silent, ...speaks])

  it('silences what makes no sense in it, and only that', () => {
    const plain = rulesIn(text)
    expect(plain).toEqual(expect.arrayContaining([...silent, ...speaks]))
    const told = rulesIn(text, format)
    expect(told).toEqual(expect.arrayContaining([...speaks]))
    for (const rule of silent) expect(told).not.toContain(rule)
    const hidden = plain.filter((rule) => !told.includes(rule))
    for (const rule of hidden) {
      expect(ruleCatalogue.find(({ id }) => id === rule)?.silentIn).toContain(format)
    }
    for (const rule of told) {
      expect(ruleCatalogue.find(({ id }) => id === rule)?.silentIn).not.toContain(format)
    }
  })

  it('silences no rule that settings name', () => {
    const [rule = ''] = silent
    expect(rulesIn(text, format, { severities: { [rule]: 'medium' } })).toContain(rule)
    expect(rulesIn(text, format, { gateRules: [rule] })).toContain(rule)
    const { type } = ruleCatalogue.find(({ id }) => id === rule) ?? {}
    expect(rulesIn(text, format, { gateRules: [type] })).toContain(rule)
  })
})

it.each(draftFormats)('%s changes no score, no level and no decision', (format) => {
  expect(drafts.length).toBeGreaterThan(3)
  const about = ({ evidence: _, recommended_fixes: __, ...rest }: ReturnType<typeof analyze>) =>
    rest
  for (const source of drafts) {
    const details = { details: true }
    expect(about(analyze(source, format, details))).toEqual(
      about(analyze(source, undefined, details)),
    )
  }
})

it('a policy sees what a format hides', () => {
  const source = draftOf(samples.email.silent)
  const custom_policy = 'Reject generic phrasing.'
  const decide = (format: Format) =>
    analyzeText({ source, syntax: 'markdown' }, { context: { format, custom_policy } })
  expect(decide('email').recommended_action).toBe('reject')
  expect(decide('email').policy_matches).toEqual(decide('other').policy_matches)
})

it('a comment about what the format hides is no useless one', () => {
  const source = '<!-- content-trust-disable-next-line call-to-action -->\nSign up today!\n'
  expect(analyze(source, 'email').unused_directives).toBeUndefined()
})

it('rules of high severity, and what explains a score, speak in every format', () => {
  const loud = [...rules.filter(({ severity }) => severity === 'high')]
  expect(loud.length).toBeGreaterThan(2)
  for (const rule of loud) expect(silentFormats(rule)).toEqual([])
  for (const { id, severity, silentIn } of ruleCatalogue) {
    if (severity === 'high' || ['even-texture', 'stock-words', 'rejected-term'].includes(id)) {
      expect([id, silentIn]).toEqual([id, []])
    }
    expect([id, silentIn.includes('other')]).toEqual([id, false])
  }
})

it('names rules that exist', () => {
  const source = readFileSync(new URL('./formats.ts', import.meta.url), 'utf8')
  const named = [...source.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map((match) => match[1])
  expect(named.length).toBeGreaterThan(40)
  const ids = rules.map(({ id }) => id)
  expect(named.filter((id) => !ids.includes(id ?? ''))).toEqual([])
})
