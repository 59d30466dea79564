import { describe, expect, it } from 'vitest'
import { calibrate } from './calibration.ts'
import { calibrateMixed, type MixedCalibration, registerOf } from './mixed-calibration.ts'

const y = [0, 0.4, 0.7, 1]
const letters = [0, 1, 2, 3]
const odes = [1, 3, 3.5, 6]
const calibration: MixedCalibration = {
  kinds: ['letter', 'ode'],
  y,
  x: [letters, odes],
  register: { feature: 'mean_word_letters', centre: 5, spread: 0.5, slope: 0.2 },
}

describe('a calibration by kind', () => {
  it('is the curve of the kind where the kind is sure', () => {
    for (let raw = -1; raw < 7; raw += 0.37) {
      expect(calibrateMixed(calibration, raw, [1, 0], 5)).toBe(calibrate({ x: letters, y }, raw))
      expect(calibrateMixed(calibration, raw, [0, 1], 5)).toBe(calibrate({ x: odes, y }, raw))
    }
  })

  it('has marks between those of two kinds', () => {
    expect(calibrateMixed(calibration, 2, [0.5, 0.5], 5)).toBeCloseTo(0.4, 9)
    expect(calibrateMixed(calibration, 1.5, [0.75, 0.25], 5)).toBeCloseTo(0.4, 9)
  })

  it('does not jump where one kind gives way to the other, and never falls with the raw score', () => {
    for (let raw = 0; raw < 6; raw += 0.5) {
      for (let share = 0; share < 1; share += 0.01) {
        const here = calibrateMixed(calibration, raw, [share, 1 - share], 5)
        const next = calibrateMixed(calibration, raw, [share + 0.01, 0.99 - share], 5)
        expect(Math.abs(next - here)).toBeLessThan(0.02)
        expect(calibrateMixed(calibration, raw + 0.5, [share, 1 - share], 5)).toBeGreaterThanOrEqual(
          here,
        )
      }
    }
  })

  it('asks more of long words, up to a limit', () => {
    const at = (value: number): number => calibrateMixed(calibration, 1.6, [1, 0], value)
    expect(at(5.5)).toBe(calibrate({ x: letters, y }, 1.4))
    expect(at(4.5)).toBe(calibrate({ x: letters, y }, 1.8))
    expect(registerOf(calibration.register, 9)).toBe(0.5)
    expect(at(9)).toBe(at(6.25))
  })
})
