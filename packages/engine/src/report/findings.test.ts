import { describe, expect, it } from 'vitest'
import type { EvidenceItem } from '../schema/index.ts'
import { findLines } from '../text/lines.ts'
import { countBySeverity, mostSevere, prepareFindings, suggestionText } from './findings.ts'
import { fingerprintText } from './fingerprint.ts'

/** Evidence for each «…» of a marked text, and the text without the marks. */
function marked(text: string, more: Partial<EvidenceItem> = {}) {
  const source = text.replaceAll(/[«»]/g, '')
  const evidence: EvidenceItem[] = []
  let offset = 0
  for (const [index, part] of text.split(/[«»]/).entries()) {
    if (index % 2 === 1) {
      evidence.push({
        type: 'generic_phrasing',
        severity: 'low',
        span: part,
        explanation: 'Says nothing.',
        start: offset,
        end: offset + part.length,
        ...more,
      })
    }
    offset += part.length
  }
  return { source, evidence, findings: prepareFindings(findLines(source), evidence) }
}

const fingerprints = (text: string) => {
  const { source, findings } = marked(text)
  return findings.map((finding) => fingerprintText(source, finding))
}

describe('findings', () => {
  it('come in reading order with line and column', () => {
    const { source, evidence } = marked('A «b» c.\r\n\r\nMore «d e» f.')
    const findings = prepareFindings(findLines(source), evidence.toReversed())
    expect(findings.map(({ quote, place }) => [quote, place?.from, place?.to])).toEqual([
      ['b', { line: 1, column: 3 }, { line: 1, column: 4 }],
      ['d e', { line: 3, column: 6 }, { line: 3, column: 9 }],
    ])
  })

  it('fall back to the first matching words, then to no place, which comes last', () => {
    const item = { type: 'other', severity: 'low', explanation: 'Says nothing.' } as const
    const findings = prepareFindings(findLines('one two one'), [
      { ...item, span: 'five words a sentence' },
      { ...item, span: 'one', start: 5, end: 8 },
    ])
    expect(findings.map(({ place }) => place?.start ?? null)).toEqual([0, null])
  })

  it('keep the end of a span that is cut in its quote', () => {
    const findings = prepareFindings(findLines('a long sentence'), [
      { type: 'other', severity: 'low', span: 'a long', explanation: 'Long.', start: 0, end: 15 },
    ])
    expect(findings[0]?.place?.end).toBe(15)
  })

  it('are cut to the most severe, still in reading order', () => {
    const low = marked('«a» b').evidence
    const { source, evidence } = marked('x y «z» and «w»', { severity: 'high' })
    const findings = prepareFindings(findLines(source), [...evidence, ...low])
    expect(mostSevere(findings, 2).map(({ quote }) => quote)).toEqual(['z', 'w'])
    expect(countBySeverity(findings)).toEqual({ high: 2, medium: 0, low: 1 })
  })

  it('put a suggestion as an instruction', () => {
    const [replace] = marked('«very unique»', { suggestion: 'unique' }).findings
    const [remove] = marked('«truly»', { suggestion: '' }).findings
    const [none] = marked('«thing»').findings
    expect([replace, remove, none].map((finding) => finding && suggestionText(finding))).toEqual([
      'Try “unique”.',
      'Delete it.',
      null,
    ])
  })
})

describe('fingerprints', () => {
  it('stay when paragraphs move, wrap differently or get other line endings', () => {
    const [first] = fingerprints('We built a «really great» thing for you.\n\nOther words.')
    const [moved] = fingerprints(
      'Other words.\r\n\r\nWe built a «really\r\ngreat» thing for\r\nyou.',
    )
    expect(moved).toBe(first)
  })

  it('stay when a list item moves', () => {
    const [first] = fingerprints('1. «Great» value\n2. Cheap\n')
    const [moved] = fingerprints('1. Cheap\n2. «Great» value')
    expect(moved).toBe(first)
  })

  it('differ by neighbouring words', () => {
    const [first, second] = fingerprints('A «great» dog.\n\nA «great» cat.')
    expect(first).not.toBe(second)
  })
})
