import { describe, expect, it } from 'vitest'
import modelFile from '../../../models/synthetic-texture-risk/model.json' with { type: 'json' }
import { rawOf } from '../../models/calibration.ts'
import { structureFeatureNames } from '../features/structure-features.ts'
import { scoreStructure } from './structure-score.ts'

const at = (name: string): number => structureFeatureNames.indexOf(name)
const file = {
  features: ['bold_rate', 'item_rate'],
  intercept: 0.1,
  shapes: [
    { x: [0, 1], y: [-1, 1] },
    { x: [0, 1], y: [0, 2] },
  ],
  least: -0.5,
  most: 1,
}

function score(bold: number, items: number) {
  const values = new Float64Array(structureFeatureNames.length)
  values[at('bold_rate')] = bold
  values[at('item_rate')] = items
  return scoreStructure(file, values)
}

describe('the layout block', () => {
  it('adds its shapes and the intercept, within its bounds', () => {
    expect(score(0.5, 0.1).added).toBeCloseTo(0.3, 9)
    expect(score(0, 0).added).toBe(-0.5)
    expect(score(1, 1).added).toBe(1)
  })

  it('names what raises the score', () => {
    expect(score(1, 0).measures).toEqual([{ name: 'bold_rate', value: 1, added: 1 }])
    expect(score(0, 0).measures).toEqual([])
  })

  it('never makes a draft high whose prose is not medium: it adds no more than lies between the two', () => {
    const { structure, calibrations } = modelFile
    for (const x of calibrations.x) {
      const curve = { x, y: calibrations.y }
      const distance = rawOf(curve, 0.7) - rawOf(curve, 0.4)
      expect(structure.most).toBeLessThanOrEqual(distance + 1e-3)
    }
    expect(structure.most).toBeGreaterThan(0)
  })
})
