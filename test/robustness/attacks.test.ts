import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { attacks } from '../../training/evaluation/attacks.ts'
import { createRandom } from '../../training/random.ts'
import { drafts } from '../support/drafts.ts'

const examples = ['platform-launch.md', 'technology-essay.md', 'cold-water-health.md'].map((name) =>
  readFileSync(resolve(import.meta.dirname, '../../examples/drafts', name), 'utf8').replace(
    /^---\n[\s\S]*?\n---\n/,
    '',
  ),
)
const texts = [drafts.padded, ...examples]

/** What no reader sees as other words: it must not move a risk. */
const unseen =
  /look-alike|in words|soft hyphens|spaces|typography|line breaks|comment|front matter|hidden human text appended/

describe('a text in disguise', () => {
  const measured = attacks.filter(({ name }) => unseen.test(name))

  it('is tried in many ways', () => {
    expect(measured.length).toBeGreaterThan(10)
  })

  it.each(measured)('keeps its risks under: $name', ({ apply }) => {
    const random = createRandom(3)
    for (const text of texts) {
      const before = analyzeText({ source: text, syntax: 'markdown' })
      const after = analyzeText({ source: apply(text, random), syntax: 'markdown' })
      expect(after.synthetic_texture_risk).toBeGreaterThan(before.synthetic_texture_risk - 0.05)
      expect(after.slop_risk).toBeGreaterThan(before.slop_risk - 0.05)
      expect(after.specificity_risk).toBeGreaterThan(before.specificity_risk - 0.05)
      expect(after.provenance_weakness).toBeGreaterThan(before.provenance_weakness - 0.05)
    }
  })
})

describe('letters of another script', () => {
  const english = `${drafts.padded}\n\n${drafts.unsourced}`
  const twins = attacks.find(({ name }) => name === 'look-alike letters, all')
  const disguised = twins?.apply(english, createRandom(1)) ?? ''

  it('that look like Latin ones leave a text English', () => {
    expect(disguised).not.toBe(english)
    const { limitations, evidence } = analyzeText({ source: disguised, syntax: 'markdown' })
    expect(limitations).not.toContain('language_experimental')
    // Some rules read marks and addresses of the source and not its words.
    const plain = analyzeText({ source: english, syntax: 'markdown' }).evidence.length
    expect(Math.abs(evidence.length - plain)).toBeLessThan(3)
  })

  it('change neither the rules that find something nor the decision', () => {
    const read = (source: string) => {
      const result = analyzeText({ source, syntax: 'markdown' })
      return {
        rules: result.evidence.map(({ rule }) => rule).sort(),
        action: result.recommended_action,
        limitations: result.limitations,
      }
    }
    const hidden = english.replace(/(?<=[a-z])(?=[a-z])/g, '\u00ad')
    for (const changed of [disguised, hidden]) expect(read(changed)).toEqual(read(english))
    expect(read(english).action).not.toBe('allow')
  })

  it('that are a language of their own do not make it English', () => {
    const russian =
      'Насос работал сорок часов без остановки, и давление всё это время оставалось одинаковым. '.repeat(
        4,
      )
    const { limitations } = analyzeText({ source: russian, syntax: 'markdown' })
    expect(limitations).toContain('language_experimental')
  })
})
