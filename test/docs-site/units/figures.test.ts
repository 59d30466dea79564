import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { axisFor, drawRow, percent } from '../../../apps/site/src/figures/chart.ts'
import {
  evaluationSchema,
  falseAlarms,
  machineTexts,
  precisionSchema,
  rulePrecision,
  unmeasured,
} from '../../../apps/site/src/figures/evaluation.ts'
import { conditionsOf, speedBesidePeers } from '../../../apps/site/src/figures/peers.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const evaluation = evaluationSchema.parse(JSON.parse(read('training/results/evaluation.json')))

it('puts the parts of a bar end to end on the axis', () => {
  const row = { label: 'a', cells: [], interval: [0.1, 0.4] as const }
  const parts = [
    { value: 0.1, tone: 0 },
    { value: 0.2, tone: 1 },
  ]
  expect(drawRow({ ...row, parts }, 0.5)).toEqual({
    bars: [
      { from: 0, width: 20, tone: 0 },
      { from: 20, width: 40, tone: 1 },
    ],
    whisker: [20, 80],
  })
  expect(() => drawRow({ ...row, parts }, 0.3)).toThrow(
    'the bar of a ends at 0.4, after the axis, which ends at 0.3',
  )
})

it('ends an axis at a round number that is not below any value', () => {
  expect(axisFor([0.156, 0.02], '%')).toMatchObject({ end: 0.16, ticks: [0, 0.08, 0.16] })
  expect(axisFor([10.3], 'MB/s').end).toBe(12)
  expect(axisFor([10], 'MB/s').end).toBe(10)
  expect(() => axisFor([0], '%')).toThrow('no axis')
})

it('writes shares so that a small one is no zero', () => {
  expect([0, 0.0001, 0.0117, 0.5, 1].map(percent)).toEqual([
    '0 %',
    '< 0.1 %',
    '1.2 %',
    '50 %',
    '100 %',
  ])
})

it('draws every kind of writing, group, kind of rule and tool that was measured', () => {
  const precision = precisionSchema.parse(JSON.parse(read('training/results/rule-precision.json')))
  const charts = [
    machineTexts(evaluation),
    falseAlarms(evaluation),
    rulePrecision(precision),
    speedBesidePeers(read('bench/results/peers.md')),
  ]
  const { missed, fairness } = evaluation.trust
  expect(charts.map(({ rows }) => rows.length)).toEqual([
    missed.length,
    fairness.length - unmeasured(evaluation).length,
    precision.types.length,
    7,
  ])
  for (const { rows, axis, heads } of charts) {
    for (const row of rows) {
      expect(row.cells).toHaveLength(heads.length)
      expect(drawRow(row, axis.end).bars.length).toBeGreaterThan(0)
    }
  }
  const ours = charts.flatMap(({ rows }) => rows.filter(({ isOurs }) => isOurs))
  expect(ours.map(({ label }) => label)).toEqual(['all people', 'Content Trust'])
})

it('says what a page of other tools lacks', () => {
  expect(() => speedBesidePeers('| peer | MB/s |\n| --- | --- |\n| a | 1 |')).toThrow(
    /has the columns peer, MB\/s, expected .*MB\/s \(CPU\)/,
  )
  expect(() => conditionsOf('no list', 'Date')).toThrow('has no line “- Date: …”')
})
