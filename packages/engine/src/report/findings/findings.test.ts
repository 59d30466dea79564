import { describe, expect, it } from 'vitest'
import type { EvidenceItem } from '../../schema/index.ts'
import { findLines } from '../../text/document/lines.ts'
import { countBySeverity, mostSevere, prepareFindings, suggestionText } from './findings.ts'
import { fingerprint, fingerprintText } from './fingerprint.ts'

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

  it.each(['\r\n', '\r'])('are the same with the line ending %j', (ending) => {
    const text = 'Other words.\n\nA «great» dog\n\n# «Great» cats\n\n> Two\n>\n> «great» men\n'
    expect(fingerprints(text.replaceAll('\n', ending))).toEqual(fingerprints(text))
  })

  it.each([
    ['third', 'before', 'z x two three «great» a b c d', true],
    ['fourth', 'before', 'w one two three «great» a b c d', false],
    ['third', 'after', 'z one two three «great» a b x d', true],
    ['fourth', 'after', 'z one two three «great» a b c x', false],
  ])('with another %s word %s them: %j differs: %s', (_, _side, other, differs) => {
    const [first] = fingerprints('z one two three «great» a b c d')
    expect(fingerprints(other)[0] !== first).toBe(differs)
  })

  it('differ by the start of a neighbour a hundred characters away', () => {
    const long = 'o'.repeat(50)
    const [first] = fingerprints(`a${long} ${long} «great» ${long} ${long}`)
    const [before] = fingerprints(`b${long} ${long} «great» ${long} ${long}`)
    const [after] = fingerprints(`a${long} ${long} «great» ${long} ${long}b`)
    expect(new Set([first, before, after]).size).toBe(3)
  })

  it.each([
    ['a blank line', 'Other words.\n\nA «great» dog\n\nMore words.'],
    ['a line of a block quote', '> Other words.\n>\n> A «great» dog\n>\n> More words.'],
    ['a heading', 'Other words.\n## A «great» dog\n# More words'],
    ['a list item', '- Other words\n- A «great» dog\n- More words'],
    ['a numbered item', '1. Other words\n20. A «great» dog\n21) More words'],
  ])('take no neighbours from beyond %s', (_, text) => {
    expect(fingerprints(text)).toEqual(fingerprints('A «great» dog'))
  })

  it('pass over markup, marks and the case of letters', () => {
    expect(fingerprints('An **old** and «*Great*», dog')).toEqual(
      fingerprints('an old and «great» DOG'),
    )
  })

  it('differ by their rule', () => {
    const text = 'A «great» dog.'
    const { source, findings } = marked(text, { rule: 'buzzword' })
    expect(findings.map((finding) => fingerprintText(source, finding))).not.toEqual(
      fingerprints(text),
    )
  })

  it('are the rule and the words alone where a finding has no place', () => {
    const [finding] = prepareFindings(findLines(''), [
      { type: 'other', severity: 'low', explanation: 'Says nothing.', span: 'Some *words*' },
    ])
    expect(finding && fingerprintText('', finding)).toBe('other\nsome words')
  })

  it('are sixteen digits of the hash of their text', () => {
    const { source, findings } = marked('A «great» dog.')
    const [finding] = findings
    if (finding === undefined) throw new Error('no finding')
    const hashed: string[] = []
    const hash = (text: string) => `0123456789abcdef${hashed.push(text)}`
    expect(fingerprint(source, finding, hash)).toBe('0123456789abcdef')
    expect(hashed).toEqual([fingerprintText(source, finding)])
  })
})
