import { expect, it } from 'vitest'
import { measureWaveform } from './measure-waveform.ts'

it('draws the loudest part of a recording full, and silence flat', () => {
  const samples = new Float32Array(1600).fill(0.1, 0, 800).fill(-0.4, 800)
  const waveform = measureWaveform(samples)
  expect(waveform).toHaveLength(160)
  expect([waveform[0], waveform[159]]).toEqual([0.25, 1])
  expect(measureWaveform(new Float32Array(4))).toEqual([0, 0, 0, 0])
  expect(measureWaveform(Float32Array.of(Number.NaN, 0.5))).toEqual([0, 1])
  expect(measureWaveform(new Float32Array(0))).toEqual([])
})
