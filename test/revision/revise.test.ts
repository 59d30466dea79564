import { analyzeText, autoRevise, type Revision, revise } from '@content-trust/engine'
import { analyzeBatchRequestSchema, textResultSchema } from '@content-trust/engine/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDraft, proseDraft } from '../support/arbitrary-drafts.ts'
import { drafts } from '../support/drafts.ts'

const risks = [
  'specificity_risk',
  'provenance_weakness',
  'slop_risk',
  'synthetic_texture_risk',
  'synthetic_risk',
] as const

/** Sentences with something to edit, between all that must stay as it is. */
const editable = fc
  .array(
    fc.constantFrom(
      'In order to talk, they utilise a plethora of tools.',
      'It is important to note that **the** pump moved 14 mm.',
      'It is a very unique part, and each and every one is a free gift.',
      'In conclusion, they `utilise` [an end result](https://example.org/in-order-to) in order\nto win.',
      'The board made a decision to sell due to the fact that it rained on 3 May 2021.',
      'They leverage the power of wind, and delve into (in order to win) it.',
      '\n\n```\nin order to utilise\n```\n\n',
      '\n\n# In order to utilise\n\n',
      '\n\n- We utilise it.\n- Needless to say, it rained.\n\n',
      '\n\n> In order to quote.\n\n',
      '<b>in order to</b> utilise it.',
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join(' '))

const anySource = fc.oneof(editable, editable, proseDraft, anyDraft)
const syntaxes = fc.constantFrom('markdown' as const, 'plain' as const, 'mdx' as const)

function apply(source: string, { edits }: Revision): string {
  return edits.reduceRight(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    source,
  )
}

describe('a revision', () => {
  it('R-REV-02 changes nothing outside its edits, and gives those over the draft’s own text', () => {
    fc.assert(
      fc.property(anySource, syntaxes, (source, syntax) => {
        const revision = revise({ source, syntax })
        expect(apply(source, revision)).toBe(revision.text)
        expect(revision.notes.length).toBe(revision.edits.length)
      }),
    )
  })

  it('R-REV-02 keeps code, links, headings, quotations and front matter byte for byte', () => {
    const kept =
      /```[\s\S]*?```|`[^`\n]+`|\]\([^)]*\)|^#.*$|^>.*$|<[^>\n]+>|https?:\S+|^---\n[\s\S]*?\n---$/gm
    fc.assert(
      fc.property(editable, (body) => {
        const source = `---\ntitle: in order to utilise\n---\n\n${body}\n`
        const { text } = revise({ source, syntax: 'markdown' })
        expect(text.match(kept)).toEqual(source.match(kept))
        expect(text.split('\n').filter((line) => line.startsWith('- ')).length).toBe(
          source.split('\n').filter((line) => line.startsWith('- ')).length,
        )
      }),
    )
  })

  it('lifts no published risk into a higher band, and makes no decision stricter', () => {
    const band = (risk: number): number => (risk >= 0.7 ? 2 : risk >= 0.4 ? 1 : 0)
    const strictness = ['allow', 'revise', 'human_review', 'reject']
    fc.assert(
      fc.property(anySource, syntaxes, (source, syntax) => {
        const before = analyzeText({ source, syntax })
        const { text } = revise({ source, syntax })
        if (text === source) return
        const after = analyzeText({ source: text, syntax })
        for (const name of risks) {
          expect(band(after[name]), name).toBeLessThanOrEqual(band(before[name]))
        }
        expect(strictness.indexOf(after.recommended_action)).toBeLessThanOrEqual(
          strictness.indexOf(before.recommended_action),
        )
      }),
    )
  })

  it('made twice is made once', () => {
    fc.assert(
      fc.property(anySource, syntaxes, (source, syntax) => {
        const { text } = revise({ source, syntax })
        expect(revise({ source: text, syntax })).toMatchObject({ text, edits: [], notes: [] })
      }),
    )
  })

  it('is always safe, whatever it refused on the way', () => {
    fc.assert(
      fc.property(anySource, syntaxes, (source, syntax) => {
        const { edits, safety } = revise({ source, syntax })
        if (edits.length > 0) expect(safety.status).toBe('passed')
      }),
    )
  })
})

const draft = {
  source: `${drafts.padded}\n\nWe utilise 14 pumps in order to talk.\n`,
  syntax: 'markdown',
} as const
const revisable = { ...analyzeText(draft), recommended_action: 'revise' as const }

describe('auto revision', () => {
  it('R-REV-01 runs only for a text that routes to revise', () => {
    for (const action of ['allow', 'human_review', 'reject'] as const) {
      const result = { ...revisable, recommended_action: action }
      expect(autoRevise(draft, result)).toBe(result)
    }
  })

  it('R-TXT-16 R-REV-08 gives a revised text only with a safety check that passed', () => {
    const { revised_text, revision_safety } = autoRevise(draft, revisable)
    expect(revision_safety?.status).toBe('passed')
    expect(revised_text).toBe(revise(draft).text)
  })

  it('R-TXT-16 gives no key for the revised text where nobody asked for it', () => {
    const result = analyzeText(draft)
    expect(result).not.toHaveProperty('revised_text')
    expect(result).not.toHaveProperty('revision_safety')
    expect(result.revision_notes).toEqual([])
  })

  it('R-TXT-17 notes each applied fix in a few words', () => {
    const { revision_notes } = autoRevise(draft, revisable)
    expect(revision_notes.length).toBe(revise(draft).edits.length)
    expect(revision_notes.length).toBeGreaterThan(0)
    for (const note of revision_notes) expect(note).toMatch(/^line \d+: .{1,140}$/)
  })

  it('R-REV-09 is a switch of a batch too, off unless asked for, and nothing but a switch', () => {
    const items = [{ id: 'a', text: 'The pump moved 40 litres in an hour.' }]
    expect(analyzeBatchRequestSchema.parse({ items }).auto_revise).toBe(false)
    expect(analyzeBatchRequestSchema.safeParse({ items, auto_revise: true }).success).toBe(true)
    expect(analyzeBatchRequestSchema.safeParse({ items, auto_revise: 'yes' }).success).toBe(false)
  })

  it('gives a result of the published shape', () => {
    expect(textResultSchema.parse(autoRevise(draft, revisable))).toEqual(
      autoRevise(draft, revisable),
    )
  })
})
