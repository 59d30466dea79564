import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calm } from '../../../../../test/support/calm-prose.ts'
import { analyzeText } from '../analyze-text.ts'

const analyze = (source: string, ignoredRules: readonly string[] = []) =>
  analyzeText({ source, syntax: 'markdown' }, { details: true, ignoredRules })

const leftovers = [
  'As an AI language model, I cannot browse the internet.',
  'As of my last knowledge update, the bridge was closed.',
  'Certainly! Below is a revised draft of the page.',
  'Sure, here is the list: nails, screws and glue.',
  "I hope this helps! Let me know if you'd like me to expand any part.",
  'The office of [Your Company Name] opens at nine.',
  'The key lies with [Insert name of the clerk] in May.',
  `TO${'DO'}: insert name here before it is printed.`,
  `The rent is 400 francs, X${'XX'} fill this in later, and falls due in May.`,
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'Dear {{first_name}}, the shop opens in May.',
  'The prize goes to <insert winner here> this year.',
  'The tower is 96 m tall turn0search0.',
  'Sleep repairs memory :contentReference[oaicite:3]{index=3} in most adults.',
]

describe.each([0, 1, 12])('a leftover beside %i paragraphs of calm prose', (paragraphs) => {
  it.each(leftovers)('decides: %s', (leftover) => {
    const before = calm(Math.ceil(paragraphs / 2))
    const source = [before, leftover, calm(Math.floor(paragraphs / 2))].join('\n\n').trim()
    const result = analyze(source)
    expect(result.slop_risk).toBeGreaterThanOrEqual(0.7)
    expect(result.risk_level).toBe('high')
    expect(result.recommended_action).toBe('human_review')
    expect(result.confidence).not.toBe('low')
    expect(result.primary_reason).toBe(
      /turn0search0|oaicite/.test(leftover) ? 'source_quality' : 'generic_phrasing',
    )
    expect(result.content_trust_score).toBeLessThanOrEqual(0.3)
    expect(result.limitations.join(' ')).not.toContain('Cannot judge')
    const [cost] = result.contributions?.slop_risk ?? []
    const hit = result.evidence.find(({ severity }) => severity === 'high')
    expect(hit).toBeDefined()
    // The sentence of the leftover costs most.
    expect(cost?.start).toBeLessThanOrEqual(hit?.start ?? -1)
    expect(cost?.end).toBeGreaterThanOrEqual(hit?.end ?? Number.POSITIVE_INFINITY)
    expect(cost?.share).toBeGreaterThan(0.5)
  })
})

describe('a leftover', () => {
  const [residue] = leftovers
  const page = `${calm(2)}\n\n${residue}\n`

  it('does not decide where it is shown', () => {
    const shown = [
      `${calm(2)}\n\nThe page said: “${residue}” Then it was taken down.\n`,
      `${calm(2)}\n\n> ${residue}\n`,
      `${calm(2)}\n\n\`\`\`\n${residue}\n\`\`\`\n`,
      `${calm(2)}\n\nChatGPT answered:\n\n${residue}\n`,
      `${calm(2)}\n\nReplace [Your Company Name] with the name of the firm.\n`,
      `# Template of a letter\n\n${calm(2)}\n\nDear [Your Name], the rent rises in May.\n`,
      `${calm(2)}\n\nTO${'DO'}: the clock runs slow, see the note of May.\n`,
    ]
    for (const source of shown) expect(analyze(source).recommended_action, source).toBe('allow')
  })

  it('weighs the same whether its rule is on, off or hidden by a comment', () => {
    const hidden = `<!-- content-trust-disable assistant-residue -->\n\n${page}`
    const results = [analyze(page), analyze(page, ['assistant-residue']), analyze(hidden)]
    expect(
      results.map(({ evidence }) => evidence.some(({ severity }) => severity === 'high')),
    ).toEqual([true, false, false])
    for (const result of results) {
      expect(result.slop_risk).toBe(results[0]?.slop_risk)
      expect(result.recommended_action).toBe('human_review')
    }
  })

  it('adds a term of its own, so the shares of all sentences stay exact', () => {
    const two = `${calm(1)}\n\n${leftovers[0]}\n\n${calm(1)}\n\n${leftovers[1]}\n`
    const [first, second] = analyze(two).contributions?.slop_risk ?? []
    // Besides their term they share a few words with the text before them, which weigh little.
    expect(Math.abs((first?.share ?? 0) - (second?.share ?? 1))).toBeLessThan(0.01)
    // Two weigh together what one weighs; the rest is what their rule weighs in the model, and those words.
    expect(Math.abs(analyze(two).slop_risk - analyze(page).slop_risk)).toBeLessThan(0.03)
  })

  it('never lowers a risk, whatever is beside it', () => {
    const short = fc.array(fc.constantFrom('We unlock vibrant journeys.', 'It rained.'), {
      maxLength: 9,
    })
    const any = fc.tuple(short, fc.nat(3), short)
    fc.assert(
      fc.property(any, ([before, paragraphs, after]) => {
        const source = [...before, calm(paragraphs), ...after].join('\n\n')
        const more = analyze(`${source}\n\n${residue}`).slop_risk
        expect(more).toBeGreaterThanOrEqual(Math.max(0.7, analyze(source).slop_risk))
      }),
      { numRuns: 40, seed: 7 },
    )
  })
})
