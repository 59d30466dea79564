import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { analyzeText, ruleCatalogue } from '@content-trust/engine'
import { billedTextResultSchema, type TextResult } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { drafts } from '../support/drafts.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/scores.md'), 'utf8')

/** The paragraphs and lists under a heading of the page. */
function section(heading: string): string {
  return page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
}

function analyze(source: string): TextResult {
  return analyzeText({ source, syntax: 'markdown' })
}

/** Our own pages that a user reads. */
function ownPages(): { name: string; text: string }[] {
  const names = [
    ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
    ...readdirSync(root),
  ]
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
}

/** A sentence that would make a score a verdict. */
const verdict =
  /\b(written by (an )?AI|AI[- ]generated|AI detect\w*|detects? (AI|machine)|proves? (that|who)|is proof (of|that))\b/i
const denied = /\b(not|never|no|nor|neither|cannot|without)\b/i

describe('what the service says of itself', () => {
  // Media, style, batch, balance and the rest belong to the issues that build them.
  it('R-GEN-03 text is scored', () => {
    expect(analyze(drafts.concrete).modality).toBe('text')
  })

  it('R-GEN-04 a result has risk scores, typed evidence, fixes and an action', () => {
    for (const source of [drafts.padded, drafts.vague, drafts.unsourced]) {
      const result = analyze(source)
      const scores = Object.entries(result).filter(([, value]) => typeof value === 'number')
      expect(scores.length).toBe(6)
      expect(result.evidence.every(({ type }) => type.length > 0)).toBe(true)
      expect(result.evidence.length).toBeGreaterThan(0)
      expect(result.recommended_fixes.length).toBeGreaterThan(0)
      expect(result.recommended_action).toMatch(/^(allow|revise|human_review|reject)$/)
    }
  })

  it('R-GEN-05 every result says that its scores prove neither author nor truth', () => {
    for (const source of [...Object.values(drafts), '']) {
      expect(analyze(source).limitations[0]).toMatch(
        /workflow signals.*do not prove who wrote the text or whether it is true/i,
      )
    }
  })

  it('R-GEN-05 no page and no rule presents a score as proof', () => {
    const sentences = ownPages().flatMap(({ name, text }) =>
      text.split(/(?<=[.!?])\s|\n\n|\n\s*[-|]/).map((sentence) => ({ name, sentence })),
    )
    const claims = sentences.filter(
      ({ sentence }) => verdict.test(sentence) && !denied.test(sentence),
    )
    expect(claims).toEqual([])
    for (const { id, summary, fix } of ruleCatalogue) {
      expect(`${summary} ${fix}`, id).not.toMatch(verdict)
    }
  })

  it.each([
    'pre-publish QA',
    'retrieval-source triage',
    'training-data curation',
    'moderation queues',
    'routing in autonomous agent workflows',
  ])('R-GEN-06 the documentation names the intended use: %s', (use) => {
    expect(section('Intended uses')).toContain(`- ${use}`)
  })

  it.each([
    'forensic or legal adjudication',
    'academic-misconduct decisions',
    'plagiarism matching',
    'binary AI-versus-human verdicts',
    'EXIF or provenance-credential verification',
  ])('R-GEN-07 the documentation names the excluded use: %s', (use) => {
    expect(section('Excluded uses')).toContain(`- ${use}`)
  })

  it('R-GEN-07 no field gives a verdict about the author', () => {
    const names = Object.keys(billedTextResultSchema.shape)
    expect(
      names.filter((name) => /author|human|ai_|_ai|plagiar|forensic|verdict/.test(name)),
    ).toEqual([])
    for (const value of Object.values(analyze(drafts.padded)))
      expect(typeof value).not.toBe('boolean')
  })

  it('R-GEN-08 the documentation says that other languages than English are experimental', () => {
    expect(section('Languages')).toMatch(/calibrated for English/)
    expect(section('Languages')).toMatch(/experiment/)
  })
})

describe('languages', () => {
  it.each(['german', 'hebrew'] as const)(
    'R-VER-08 and R-GEN-08 %s is scored, flagged and of low confidence (decision 20)',
    (name) => {
      const result = analyze(drafts[name])
      expect(result.confidence).toBe('low')
      expect(result.limitations).toContain('language_experimental')
      expect(result.limitations.join(' ')).toContain('calibrated for English')
      expect(result.content_trust_score).toBeGreaterThan(0)
      expect(result.primary_reason).not.toBe('insufficient_text')
    },
  )

  it.each(['concrete', 'vague', 'unsourced', 'padded', 'mixed'] as const)(
    'R-VER-08 %s English is not flagged',
    (name) => {
      expect(analyze(drafts[name]).limitations).not.toContain('language_experimental')
    },
  )

  it('a long text in another language does not gain confidence by its length (decision 20)', () => {
    const long = new Array<string>(12).fill(drafts.german).join('\n\n')
    expect(analyze(long).confidence).toBe('low')
  })
})
