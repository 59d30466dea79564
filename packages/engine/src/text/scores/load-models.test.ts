import { describe, expect, it } from 'vitest'
import slopFile from '../../../models/slop-risk/model.json' with { type: 'json' }
import textureFile from '../../../models/synthetic-texture-risk/model.json' with { type: 'json' }
import { commonWords } from '../lexicons/common-words.ts'
import { slopWords } from '../lexicons/slop-words.ts'
import { rules } from '../rules/index.ts'
import { textEngine } from '../text-engine.ts'
import { loadSlopModel } from './slop-risk.ts'
import { loadTextureModel } from './texture-risk.ts'

const refused = expect.objectContaining({ code: 'invalid_model' })
const { vocabulary } = textEngine().compiled
const withoutBuzzword = rules.filter(({ id }) => id !== 'buzzword')

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
