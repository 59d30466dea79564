import { describe, expect, it } from 'vitest'
import { matchFeatures, weightsByFeature } from './match-features.ts'

describe('the features of a model', () => {
  it('are matched by name, and the engine may have more', () => {
    expect([...matchFeatures('tea', ['b', 'd'], ['a', 'b', 'c', 'd', 'e'])]).toEqual([1, 3])
    expect([...matchFeatures('tea', [], ['a'])]).toEqual([])
  })

  it('give 0 as the weight of a feature that only the engine has', () => {
    const model = { id: 'tea', features: ['b', 'd'], weights: [0.5, -2] }
    expect([...weightsByFeature(model, ['a', 'b', 'c', 'd', 'e'])]).toEqual([0, 0.5, 0, -2, 0])
  })

  it('are refused when the engine does not have one', () => {
    expect(() => matchFeatures('tea', ['a', 'c'], ['a', 'b'])).toThrow(
      'Unexpected feature 1 “c” in the model tea, expected one that the engine has.',
    )
  })

  it('are refused in another order, and twice', () => {
    const message = 'in the model tea, expected the order of the engine.'
    expect(() => matchFeatures('tea', ['b', 'a'], ['a', 'b'])).toThrow(
      `Unexpected feature 1 “a” ${message}`,
    )
    expect(() => matchFeatures('tea', ['a', 'a'], ['a', 'b'])).toThrow(message)
  })
})
