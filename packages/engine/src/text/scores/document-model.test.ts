import { describe, expect, it } from 'vitest'
import provenanceFile from '../../../models/document-provenance/model.json' with { type: 'json' }
import specificityFile from '../../../models/document-specificity/model.json' with { type: 'json' }
import { analyzeText } from '../analyze-text.ts'
import { provenanceFeatures, specificityFeatures } from './document-features.ts'
import { checkShortSpecificity, openDocumentModel, saturated } from './document-model.ts'

const refused = expect.objectContaining({ code: 'invalid_model' })

describe('a model of whole drafts', () => {
  it.each([
    [specificityFile, specificityFeatures],
    [provenanceFile, provenanceFeatures],
  ])('opens as it is shipped, with a weight for most features ($id)', (file, features) => {
    const { weights } = openDocumentModel(file, features)
    expect(weights.length).toBe(features.length)
    expect(weights.filter((weight) => weight !== 0).length).toBeGreaterThan(10)
  })

  it('is refused with a weight of the other sign', () => {
    const at = specificityFile.features.indexOf('specifics')
    const turned = { ...specificityFile, weights: specificityFile.weights.with(at, 0.1) }
    expect(() => openDocumentModel(turned, specificityFeatures)).toThrow(refused)
    const short = { ...specificityFile.short, names: -0.1 }
    expect(() => checkShortSpecificity({ ...specificityFile, short })).toThrow(refused)
  })

  it('is refused with a feature that the engine does not have', () => {
    const strange = { ...specificityFile, features: specificityFile.features.with(0, 'placid') }
    expect(() => openDocumentModel(strange, specificityFeatures)).toThrow(refused)
  })
})

it('a saturated rate is a half at its half, and reaches no more than 1', () => {
  expect(saturated(0, 100, 0.02)).toBe(0)
  expect(saturated(2, 100, 0.02)).toBe(0.5)
  expect(saturated(1000, 100, 0.02)).toBeLessThan(1)
})

const vague =
  'Our approach helps teams reach their goals. It brings great value to everybody who wants to grow. People may find that things get better in many ways.'
const concrete =
  'On 3 May 2021 the county measured the north pier, and it had moved 14 mm since March. The log is [in the archive](https://example.org/log). Run `make log` to read it.'

it('a vague draft with claims scores above one of facts, at any length', () => {
  for (const times of [1, 3, 8]) {
    const scores = [vague, concrete].map((text) =>
      analyzeText({ source: Array(times).fill(text).join('\n\n'), syntax: 'markdown' }),
    )
    expect(scores[0]?.specificity_risk).toBeGreaterThan((scores[1]?.specificity_risk ?? 1) + 0.2)
    expect(scores[0]?.provenance_weakness).toBeGreaterThan(
      (scores[1]?.provenance_weakness ?? 1) + 0.2,
    )
  }
})

it('a draft that grows word by word passes from one model to the other without a jump', () => {
  const words = `${vague} ${concrete} ${vague} ${concrete} ${vague} ${concrete} ${vague}`.split(' ')
  let before: number | undefined
  for (let count = 30; count <= words.length; count++) {
    const source = words.slice(0, count).join(' ')
    const { specificity_risk } = analyzeText({ source, syntax: 'markdown' })
    if (before !== undefined) expect(Math.abs(specificity_risk - before)).toBeLessThan(0.12)
    before = specificity_risk
  }
})
