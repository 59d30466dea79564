import { analyzeText, createTextSession } from '@content-trust/engine'
import { findingsOf } from '@content-trust/engine/report'
import { describe, expect, it } from 'vitest'
import { fingerprintPlacedFinding } from './fingerprint-finding.ts'
import { fingerprintFinding, markDraft } from './mark-draft.ts'

const source = `# Oven notes

${'The bakers of Mill Lane met on 3 March 2024 and counted the loaves. '.repeat(6)}

Experts say this oven is very unique. We weigh the flour in order to waste less of it.
`
const draft = { source, syntax: 'markdown' } as const
const options = { details: true, maxEvidence: Number.POSITIVE_INFINITY }

describe('a marked draft', () => {
  it('has the result of the engine, with the places of its sentences', () => {
    const { result, sentences, ignored } = markDraft(createTextSession(), draft, options, [])
    const { sentences: whole = [], ...rest } = analyzeText(draft, options)
    expect(result).toEqual(rest)
    expect(sentences).toEqual(whole.flatMap(({ start, end }) => [start, end]))
    expect(ignored).toEqual([])
  })

  it('recognises a dismissed finding when other paragraphs come before it', () => {
    const findings = findingsOf(source, analyzeText(draft, options))
    const [first] = findings.filter(({ quote }) => quote === 'very unique')
    if (first === undefined) throw new Error('nothing was found')
    const known = [{ fingerprint: fingerprintFinding(source, first), rule: first.rule }]
    const moved = { ...draft, source: `A new first paragraph.\n\n${source}` }
    const session = createTextSession()
    markDraft(session, draft, options, known)
    const { result, ignored } = markDraft(session, moved, options, known)
    const quotes = ignored.map((index) => findingsOf(moved.source, result)[index]?.quote)
    expect(quotes).toEqual(['very unique'])
  })

  it('names a finding the same from the text around it as from the whole draft', () => {
    const findings = findingsOf(source, analyzeText(draft, options))
    expect(findings.filter(({ place }) => place !== null).length).toBeGreaterThan(2)
    for (const finding of findings) {
      const { place, rule, quote } = finding
      if (place === null) continue
      const from = Math.max(0, place.start - 130)
      const around = source.slice(from, place.end + 130)
      const placed = { rule, quote, start: place.start - from, end: place.end - from }
      expect(fingerprintPlacedFinding(around, placed)).toBe(fingerprintFinding(source, finding))
    }
  })
})
