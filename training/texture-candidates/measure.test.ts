import { describe, expect, it } from 'vitest'
import type { Sample } from '../texture/load-samples.ts'
import { madeSample } from '../texture/made-sample.ts'
import { measure } from './measure.ts'
import type { RunScores } from './run-scores.ts'
import type { Run } from './runs.ts'

interface Text {
  readonly file: string
  readonly machine: 0 | 1
  readonly score: number
  readonly words?: number
}

function sampleOf({ file, machine, words = 150 }: Text): Sample {
  return madeSample({ file, machine, words, characters: words * 6 })
}

/** People at 0, 0.01, … 0.99 plus an offset, and machines at 5. */
function source(file: string, offset: number): Text[] {
  return Array.from({ length: 100 }, (_, at): Text[] => [
    { file, machine: 0, score: offset + at / 100 },
    { file, machine: 1, score: 5 },
  ]).flat()
}

const dev = source('seen', 0)
function measureSources(...sources: readonly Text[][]) {
  const samples = [dev, ...sources].flat().map(sampleOf)
  const runs: Run[] = []
  const scores: RunScores[] = []
  let first = dev.length
  for (const [at, texts] of [sources[0], ...sources].entries()) {
    if (at === 1) first = dev.length
    runs.push({
      leftOut: at === 0 ? null : (texts[0]?.file ?? ''),
      train: [],
      dev: [...dev.keys()],
      out: [...texts.keys()].map((index) => first + index),
    })
    if (at > 0) first += texts.length
    scores.push({
      dev: Float64Array.from(dev, ({ score }) => score),
      out: Float64Array.from(texts, ({ score }) => score),
    })
  }
  return measure(samples, runs, scores, 7)
}

describe('measuring at equal calm', () => {
  it('lets the worst source place the threshold, where 2 % of its people are high', () => {
    const { placedBy, sources } = measureSources(source('calm', 0), source('wild', 0.4))
    expect(placedBy).toBe('wild')
    expect(sources.map(({ peopleHigh }) => peopleHigh)).toEqual([0, 0.02])
  })

  it('tells how many people of a source pass the mark of seen people', () => {
    const { wildest } = measureSources(source('calm', 0), source('wild', 0.4))
    expect(wildest.file).toBe('wild')
    expect(wildest.peopleAtMark).toBeCloseTo(0.41, 12)
  })

  it('finds no machine text that scores below the threshold', () => {
    const shy = source('shy', 0.4).map((text) => (text.machine ? { ...text, score: 1 } : text))
    expect(measureSources(source('calm', 0), shy).leftOutMachinesHigh).toBe(0.5)
  })

  it('does not let a source of few people place it', () => {
    const few = source('few', 3).slice(0, 20)
    expect(measureSources(source('calm', 0), few).placedBy).toBe('calm')
  })

  it('never counts a short text as high, yet counts it among the texts', () => {
    const short = source('short', 0).map((text, at) => (at < 100 ? { ...text, words: 60 } : text))
    expect(measureSources(short).machinesHigh).toBe(0.5)
  })
})
