import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calm } from '../../../../../test/support/calm-prose.ts'
import { drafts, repeated } from '../../../../../test/support/drafts.ts'
import { draftFormats } from '../../schema/context-fields.ts'
import type { Format } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'
import { slopWords } from '../lexicons/slop-words.ts'
import { readMarks } from '../rule-engine/marked-text.ts'
import { rules } from '../rules/index.ts'

const analyze = (source: string, format?: Format) =>
  analyzeText({ source, syntax: 'markdown' }, { details: true, context: { format } })

const examples = rules
  .flatMap(({ examples: { bad } }) => bad)
  .map((marked) => readMarks(marked).text)
  .filter((text) => /^[A-Z][^\n#>`|]*[.!?]$/.test(text))
const word = fc.constantFrom(...slopWords)
const sentence = fc.oneof(
  fc.constantFrom(...examples),
  fc.tuple(word, word, word).map(([a, b, c]) => `The ${a} plan ${b} the ${c} of all who come.`),
)
const draft = fc
  .array(
    fc.oneof({ weight: 12, arbitrary: sentence }, { weight: 1, arbitrary: fc.constant(calm(1)) }),
    {
      minLength: 8,
      maxLength: 40,
    },
  )
  .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('\n\n'), `- ${parts.join('\n- ')}`))

/** Rules of any type whose hits of high severity lift the slop risk by themselves. */
const deciding = new Set(rules.filter(({ decides }) => decides === true).map(({ id }) => id))

describe('a decision that is stricter than allow', () => {
  it('names words of the draft and says why', () => {
    let decided = 0
    fc.assert(
      fc.property(draft, fc.constantFrom(...draftFormats), (source, format) => {
        const { recommended_action, evidence, slop_risk, synthetic_risk } = analyze(source, format)
        if (recommended_action === 'allow') return
        decided++
        const drivers = evidence.filter(({ rule, severity, type }) =>
          slop_risk >= 0.4 && type !== 'synthetic_texture'
            ? type === 'generic_phrasing' ||
              type === 'repetitive_structure' ||
              (severity === 'high' && rule !== undefined && deciding.has(rule))
            : synthetic_risk >= 0.4 && type === 'synthetic_texture',
        )
        expect(drivers.length).toBeGreaterThan(0)
        for (const { span, start, end, explanation } of drivers) {
          expect(source.slice(start, end)).toBe(span)
          expect(explanation.length).toBeGreaterThan(20)
        }
      }),
      { numRuns: 150, seed: 3 },
    )
    // Else the property says nothing.
    expect(decided).toBeGreaterThan(40)
  })

  it('is explained in a format that would hide all that was found', () => {
    const subject = ['the kettle', 'the lamp', 'the chair', 'the clock', 'the door', 'the boat']
    const source = subject
      .map(
        (name) =>
          `Sign up today for ${name} and act now! Do not miss out! Book a demo of ${name} today!`,
      )
      .join('\n\n')
    for (const format of ['other', 'email'] as const) {
      const { recommended_action, evidence } = analyze(source, format)
      expect(recommended_action).not.toBe('allow')
      expect(evidence.map(({ rule }) => rule)).toContain('call-to-action')
    }
  })

  it('names the heaviest words where no phrase of a rule is found', () => {
    const source = slopWords
      .slice(0, 300)
      .filter((_, at) => at % 3 === 0)
      .map((own, at) => `In room ${at} the ${own} stone fell on the floor.`)
      // Words alone do not decide: each paragraph tells the one before it again.
      .join('\n\n')
    const { evidence, recommended_action } = analyze(source)
    const own = evidence.filter(({ rule }) => rule === 'stock-words')
    expect(recommended_action).not.toBe('allow')
    expect(own).toHaveLength(1)
    expect(own[0]?.explanation).toMatch(/^“[a-z]+”.* that generic texts lean on/)
    expect(slopWords).toContain(own[0]?.span.toLowerCase())
  })
})

describe('even texture', () => {
  const even = repeated('padded', 3)
  const found = (source: string) =>
    analyze(source).evidence.filter(({ rule }) => rule === 'even-texture')

  it('is not a reason where most of a draft refers to other places', () => {
    const list = ['tide', 'wind', 'rain', 'snow'].map(
      (name) =>
        `For the ${name} gauge, the address of the crew is [${name} crew](https://a.example/${name}), the address of ` +
        `the log is [${name} log](https://a.example/${name}-log), and the “human” in charge of the ${name} gauge is ` +
        `[${name} keeper](https://a.example/${name}-keeper).`,
    )
    const running = repeated('padded', 1)
    const linked = running.replaceAll(/\b(the) (\w+)/g, '[$1 $2](https://a.example/$2)')
    expect(analyze(`${list.join('\n\n')}\n\n${running.slice(0, 400)}`).synthetic_risk).toBeLessThan(
      0.4,
    )
    expect(analyze(linked.repeat(3)).synthetic_risk).toBeLessThan(0.4)
    expect(analyze(`${list[0]}\n\n${even}`).synthetic_risk).toBeGreaterThanOrEqual(0.4)
  })

  it('is one finding a draft, at a whole sentence, that names what is even', () => {
    const [hit, ...others] = found(even)
    expect(others).toEqual([])
    expect(hit?.span.split(/\s+/).length).toBeGreaterThanOrEqual(8)
    expect(hit?.explanation).toMatch(/^\d+ of \d+ sentences open with “\w+”/)
  })

  it('counts what it says', () => {
    const explanation = found(even)[0]?.explanation ?? ''
    const [, times, all, word = ''] =
      /^(\d+) of (\d+) sentences open with “(\w+)”/.exec(explanation) ?? []
    const whole = even.split(/(?<=[.!?])\s+/).filter((text) => text.split(/\s+/).length >= 8)
    expect(Number(all)).toBe(whole.length)
    expect(Number(times)).toBe(whole.filter((text) => text.startsWith(`${word} `)).length)
  })

  it('is in no heading, table, list of labels or other language', () => {
    const sentences = even.replaceAll('\n', ' ').split(/(?<=[.!?])\s+/)
    const fragments = sentences.map((text) => text.split(/\s+/).slice(0, 6).join(' '))
    const shapes = [
      sentences.map((text) => `## ${text}`).join('\n\n'),
      `| a |\n| - |\n${sentences.map((text) => `| ${text} |`).join('\n')}\n`,
      fragments.map((text) => `- ${text}`).join('\n'),
      fragments.map((text) => `${text}:`).join('\n\n'),
      drafts.german.repeat(10),
    ]
    for (const source of shapes) expect(found(source), source).toEqual([])
  })
})
