import { describe, expect, it } from 'vitest'
import { verdictOf } from './row.ts'

describe('the verdict of a row', () => {
  it.each([
    ['≥ 0.98', '0.985', 'yes'],
    ['≥ 75 %', '61.7 %', 'no'],
    ['≤ 2 %', '4.5 %', 'no'],
    ['never', '0.0 %', 'yes'],
    ['≥ 0.98; ≤ 1 point', '0.9854; -1.91', 'no'],
    ['≥ 0.98; ≤ 0.3 grade', '0.9854; -0.26', 'yes'],
    ['≥ 0.98; ≤ 0.3 grade', '0.9778; 0.26', 'no'],
    ['≥ 0.78', '0.788; 0.649', 'yes'],
    ['–', '0.5', '–'],
    ['≥ 60.0 % each', '83.5 %', '–'],
  ])('%s against %s is %s', (goal, value, verdict) => {
    expect(verdictOf({ measure: '', floor: '', goal, value })).toBe(verdict)
  })
})
