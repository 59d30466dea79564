import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { scanMarkdown } from '../markdown/scan-markdown.ts'
import { compileRules } from '../rule-engine/compile-rules.ts'
import type { Rule } from '../rule-engine/define-rule.ts'
import { explainHit } from '../rule-engine/explain-hit.ts'
import { readMarks, writeMarks } from '../rule-engine/marked-text.ts'
import { runRules } from '../rule-engine/run-rules.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { rules } from './index.ts'

function evidenceOf(rule: Rule, text: string) {
  const compiled = compileRules([rule], [])
  const document = createDocument(
    scanMarkdown(text, 'markdown'),
    compiled.vocabulary,
    sentenceBreaker,
  )
  return runRules(document, compiled).map((hit) => explainHit(hit, document))
}

function flagged(rule: Rule, text: string): string {
  const ranges = evidenceOf(rule, text).map(({ start = 0, end = 0 }) => ({ start, end }))
  return writeMarks(text, ranges)
}

/** Words that would judge the writer or claim who wrote the text. */
const aboutTheWriter = /\b(author|writer|AI|bot|machine|chatgpt|lazy|you)\b/i

describe('the rule collection', () => {
  it('has at least 80 rules with distinct ids', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length)
    expect(rules.length).toBeGreaterThanOrEqual(80)
  })

  it('proposes text for what many rules flag', () => {
    const withEdits = rules.filter((rule) =>
      rule.examples.bad.some((marked) =>
        evidenceOf(rule, readMarks(marked).text).some(({ edit }) => edit !== undefined),
      ),
    )
    expect(withEdits.length).toBeGreaterThan(10)
  })

  it('finishes 100 kB of hostile input', () => {
    const compiled = compileRules(rules, [])
    for (const unit of [
      'very unique ',
      'not only ',
      'a, ',
      '- a\n',
      '*',
      '[',
      'experts say. ',
      '"',
    ]) {
      const text = unit.repeat(Math.ceil(100_000 / unit.length))
      const document = createDocument(
        scanMarkdown(text, 'markdown'),
        compiled.vocabulary,
        sentenceBreaker,
      )
      for (const hit of runRules(document, compiled)) expect(hit.end).toBeGreaterThan(hit.start)
    }
  })
})

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  it('has three bad and three good examples', () => {
    expect(rule.examples.bad.length).toBeGreaterThanOrEqual(3)
    expect(rule.examples.good.length).toBeGreaterThanOrEqual(3)
  })

  it.each(rule.examples.bad)('flags %j', (marked) => {
    const { text, ranges } = readMarks(marked)
    expect(ranges.length).toBeGreaterThan(0)
    expect(flagged(rule, text)).toBe(marked)
  })

  it.each(rule.examples.good)('leaves %j alone', (text) => {
    expect(text).not.toMatch(/[«»]/)
    expect(flagged(rule, text)).toBe(text)
  })

  if (rule.accepts) {
    it('has an example of a phrase that it refuses', () => {
      const open: Rule = { ...rule, accepts: () => true }
      const texts = [...rule.examples.good, ...rule.examples.bad.map((bad) => readMarks(bad).text)]
      expect(texts.filter((text) => flagged(open, text) !== flagged(rule, text))).not.toEqual([])
    })
  }

  // A story takes sixty words, and examples of whole drafts take more: `exemptions.test.ts` has those.
  const settings = (rule.exemptIn ?? []).filter((one) => one !== 'stories')
  if (settings.length > 0 && !rule.document) {
    it.each(settings)('has an example of its exemption in %s', (setting) => {
      const open: Rule = { ...rule, exemptIn: settings.filter((one) => one !== setting) }
      expect(rule.examples.good.filter((text) => flagged(open, text) !== text)).not.toEqual([])
    })
  }

  it('is among the findings of a draft that the engine scores', () => {
    const found = rule.examples.bad.some((marked) => {
      const { evidence } = analyzeText(
        { source: readMarks(marked).text, syntax: 'markdown' },
        { maxEvidence: Number.POSITIVE_INFINITY },
      )
      return evidence.some((item) => item.rule === rule.id)
    })
    expect(found).toBe(true)
  })

  it('explains the text in one sentence and never its writer', () => {
    for (const marked of rule.examples.bad) {
      for (const { explanation, span } of evidenceOf(rule, readMarks(marked).text)) {
        const words = explanation.replaceAll(span.replace(/\s+/g, ' '), '…')
        expect(words).toMatch(/^[^\n]+[.?]$/)
        expect(words.replace(/“[^”]*”/g, '')).not.toMatch(aboutTheWriter)
      }
    }
    expect(rule.summary).toMatch(/^[A-Z].*\.$/)
    expect(rule.fix).toMatch(/^[A-Z].*\.$/)
  })

  it('proposes text that it would not flag again', () => {
    for (const marked of rule.examples.bad) {
      const { text } = readMarks(marked)
      const edits = evidenceOf(rule, text).flatMap(({ edit }) => edit ?? [])
      if (edits.length === 0) continue
      let revised = text
      for (const edit of edits.toReversed()) {
        revised = revised.slice(0, edit.start) + edit.text + revised.slice(edit.end)
      }
      expect(flagged(rule, revised)).toBe(revised)
    }
  })
})
