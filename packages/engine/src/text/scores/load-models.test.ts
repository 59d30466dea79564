import { describe, expect, it } from 'vitest'
import slopFile from '../../../models/slop-risk/model.json' with { type: 'json' }
import textureFile from '../../../models/synthetic-texture-risk/model.json' with { type: 'json' }
import claimFile from '../../../models/unsupported-claim/model.json' with { type: 'json' }
import { commonWords } from '../lexicons/common-words.ts'
import { slopWords } from '../lexicons/slop-words.ts'
import { textEngine } from '../pipeline/text-engine.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import { rules } from '../rules/index.ts'
import { sentenceSettings } from './sentence-model.ts'
import { loadSlopModel } from './slop-risk.ts'
import { loadTextureModel } from './texture-risk.ts'

const refused = expect.objectContaining({ code: 'invalid_model' })
const { vocabulary } = textEngine().compiled
const withoutBuzzword = rules.filter(({ id }) => id !== 'buzzword')

describe('a model that was trained before a feature was added', () => {
  const added = defineRule({
    id: 'placid-adjective',
    type: 'generic_phrasing',
    severity: 'low',
    summary: 'A placid adjective.',
    fix: 'Say what is placid.',
    phrases: ['placid adjective'],
    explain: (quote) => `“${quote}” says nothing.`,
    examples: { bad: [], good: [] },
  })
  // An index is in alphabetical order, so that most new rules come between two that the model knows.
  const withAdded = [...rules, added].sort((a, b) => (a.id < b.id ? -1 : 1))

  it('gives a rule that it does not know no weight, and keeps the weights of all others', () => {
    const before = loadSlopModel(slopFile, slopWords, rules, vocabulary)
    const after = loadSlopModel(slopFile, slopWords, withAdded, vocabulary)
    expect(after.ruleWeight('placid-adjective')).toBe(0)
    for (const { id } of rules) expect(after.ruleWeight(id)).toBe(before.ruleWeight(id))
    expect(rules.some(({ id }) => before.ruleWeight(id) > 0)).toBe(true)
  })

  it('gives a word that it does not know no weight', () => {
    const known = slopWords.filter((word) => word !== 'actionable')
    const features = slopFile.features.filter((name) => name !== 'word:actionable')
    const weights = slopFile.weights.filter((_, at) => slopFile.features[at] !== 'word:actionable')
    expect(known.length).toBe(slopWords.length - 1)
    const model = loadSlopModel({ ...slopFile, features, weights }, slopWords, rules, vocabulary)
    const id = vocabulary.idOf('actionable')
    if (id === undefined) throw new Error('Expected a word of the vocabulary.')
    expect(model.wordWeight(id)).toBe(0)
  })

  it('gives a sentence feature that it does not know no weight', () => {
    const at = claimFile.features.indexOf('class_buzzword')
    const without = {
      ...claimFile,
      features: claimFile.features.toSpliced(at, 1),
      weights: claimFile.weights.toSpliced(at, 1),
    }
    const { weights } = sentenceSettings(without)
    expect(weights).toEqual(claimFile.weights.with(at, 0))
    expect(claimFile.weights[at]).not.toBe(0)
  })
})

describe('a model that was made for another engine', () => {
  it('is refused when a rule is missing', () => {
    expect(() => loadSlopModel(slopFile, slopWords, rules, vocabulary)).not.toThrow()
    expect(() => loadSlopModel(slopFile, slopWords, withoutBuzzword, vocabulary)).toThrow(refused)
  })

  it('is refused when the rules are in another order', () => {
    expect(() => loadSlopModel(slopFile, slopWords, rules.toReversed(), vocabulary)).toThrow(
      refused,
    )
  })

  it('is refused when it knows other words', () => {
    expect(() => loadSlopModel(slopFile, slopWords.slice(1), rules, vocabulary)).toThrow(refused)
    expect(() => loadTextureModel(textureFile, commonWords.length)).not.toThrow()
    expect(() => loadTextureModel(textureFile, commonWords.length + 1)).toThrow(refused)
  })

  it('is refused when it names a feature that the engine does not have', () => {
    const features = [...textureFile.features.slice(1), 'number_of_otters']
    expect(() => loadTextureModel({ ...textureFile, features }, commonWords.length)).toThrow(
      refused,
    )
  })
})
