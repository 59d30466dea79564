import { expect, it } from 'vitest'
import { loadWindowModel } from '../../packages/engine/src/models/window-model.ts'
import { createRandom } from '../random.ts'
import { binRows, edgesOf } from './binned-media.ts'
import { fitMedia, scoreMedia } from './fit-media.ts'
import { mediaModelFile } from './media-model-file.ts'

const features = ['tells', 'tells-with-the-next', 'tells-with-the-last', 'noise', 'constant']
const random = createRandom(5)
const rows = Array.from({ length: 160 }, () =>
  Float64Array.from(features, (_, at) => (at === 4 ? 1 : random() * 10 ** (at - 1))),
)
const labels = rows.map(([first = 0, second = 0, third = 0]) =>
  first > 0.05 === second > 0.5 || third > 9 ? 1 : 0,
)
const edges = edgesOf(rows, 16)
const corpus = {
  variants: ['plain'],
  labels,
  sources: rows.map((_, at) => `source ${at % 8}`),
  edges,
  bins: { plain: binRows(rows, edges) },
} as const
const all = [...rows.keys()]
const fitted = fitMedia(
  corpus,
  {
    trees: { rounds: 30, depth: 3, rate: 0.2, rows: 0.8, columns: 0.8, ridge: 1 },
    linearShare: 0.5,
  },
  all,
  7,
)
// Both labels weigh alike, so the fitted intercept would be about 0.
const fit = { ...fitted, linear: { ...fitted.linear, intercept: 0.7 } }
const expected = scoreMedia(corpus, fit, all, 'plain')
const calibration = { x: [-2, 0, 2], y: [0.1, 0.3, 0.6] }
const file = mediaModelFile(
  { id: 'synthetic-image-risk', version: '0.1.0', features },
  corpus,
  fit,
  calibration,
  expected.slice(0, 5),
)

it('the engine scores a file of a model as the fit that it was made of', () => {
  const { scoreWindow } = loadWindowModel(file, features)
  for (const [at, row] of rows.entries()) {
    const { raw } = scoreWindow(row)
    // Leaves are rounded to 16 bits, weights to five digits.
    expect(raw).toBeCloseTo(expected[at] ?? Number.NaN, 2)
  }
  // The scores differ, and tell the labels apart.
  expect(Math.max(...expected) - Math.min(...expected)).toBeGreaterThan(1)
  const right = expected.filter((raw, at) => raw > 0 === (labels[at] === 1))
  expect(right.length / rows.length).toBeGreaterThan(0.9)
})

it('what the features add differs between two rows as their scores do', () => {
  const { scoreWindow } = loadWindowModel(file, features)
  const sumOf = (numbers: Float64Array) => numbers.reduce((sum, number) => sum + number, 0)
  const [first, second] = [0, 1].map((at) => scoreWindow(rows[at] ?? new Float64Array(5)))
  const gap = sumOf(first.byFeature) - sumOf(second.byFeature)
  expect(gap).toBeCloseTo(first.raw - second.raw, 9)
  expect(Math.abs(gap)).toBeGreaterThan(0.01)
})

it('a feature that the model does not know changes no score and adds nothing', () => {
  const known = loadWindowModel(file, features)
  const more = loadWindowModel(file, ['new-first', ...features, 'new-last'])
  for (const row of rows.slice(0, 20)) {
    const { raw, byFeature } = known.scoreWindow(row)
    const wider = more.scoreWindow(Float64Array.of(9, ...row, -9))
    expect(wider).toEqual({ raw, byFeature: Float64Array.of(0, ...byFeature, 0) })
  }
})

it('the engine publishes by the calibration of the file', () => {
  const { publishedRisk } = loadWindowModel(file, features)
  expect([-9, -2, 0, 2, 9].map(publishedRisk)).toEqual([0.1, 0.1, 0.3, 0.6, 0.6])
  expect(publishedRisk(1)).toBeCloseTo(0.45, 9)
})

it('keeps some scores for whoever changes the reader', () => {
  expect(file.examples).toEqual(expected.slice(0, 5).map((raw) => Number(raw.toFixed(3))))
})
