import { expect, it } from 'vitest'
import { measureReliability } from './reliability.ts'

const rows = (score: number, people: number, machines: number) => [
  ...Array.from({ length: people }, () => ({ score, machine: 0 as const })),
  ...Array.from({ length: machines }, () => ({ score, machine: 1 as const })),
]

it('is zero where each score is the share of machine texts that bear it', () => {
  const { expected_calibration_error, overstated, bins } = measureReliability('made', [
    ...rows(0, 500, 0),
    ...rows(1, 0, 500),
  ])
  expect([expected_calibration_error, overstated]).toEqual([0, 0])
  expect(bins.map(({ texts }) => texts)).toEqual(Array.from({ length: 10 }, () => 100))
})

it('tells a score that says too much from one that says too little', () => {
  const bold = measureReliability('made', [...rows(0.9, 50, 0), ...rows(0.95, 0, 50)])
  expect(bold.overstated).toBeCloseTo(0.45, 3)
  const shy = measureReliability('made', [...rows(0, 50, 0), ...rows(0.4, 0, 50)])
  expect([shy.expected_calibration_error, shy.overstated]).toEqual([0.3, 0])
})

it('gives people and machines half of the mass each, however many there are', () => {
  const even = measureReliability('made', [...rows(0.2, 100, 0), ...rows(0.9, 0, 100)])
  const uneven = measureReliability('made', [...rows(0.2, 100, 0), ...rows(0.9, 0, 1000)])
  expect(uneven.expected_calibration_error).toBeCloseTo(even.expected_calibration_error, 2)
})
