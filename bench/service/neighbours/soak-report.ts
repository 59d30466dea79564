import type { Measurement } from '../../measurement.ts'
import type { SoakResult, SoakSample } from './soak.ts'

/** How a value grew in the second half of the time, when caches are full and pools have started. */
export interface Growth {
  readonly first: number
  readonly last: number
  readonly highest: number
  /** Slope of the straight line through the samples of the second half, for an hour. */
  readonly perHour: number
}

export function growthOf(
  samples: readonly SoakSample[],
  value: (sample: SoakSample) => number,
): Growth {
  const half = samples.slice(Math.floor(samples.length / 2))
  const [first, last] = [half[0], half.at(-1)]
  if (first === undefined || last === undefined) throw new Error('Expected samples.')
  const points = half.map((sample) => ({ x: sample.minutes / 60, y: value(sample) }))
  return {
    first: value(first),
    last: value(last),
    highest: Math.max(...samples.map(value)),
    perHour: slopeOf(points),
  }
}

function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length
  const covariance = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const variance = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return variance === 0 ? 0 : covariance / variance
}

/** What is beside a goal: no descriptor is lost, and memory grows by less than a tenth in an hour. */
export function soakMeasurements({ samples }: SoakResult): Measurement[] {
  const memory = growthOf(samples, ({ residentMegabytes }) => residentMegabytes)
  const descriptors = growthOf(samples, (sample) => sample.descriptors)
  return [
    {
      label: 'service under attack, growth of memory in an hour',
      value: (memory.perHour / memory.first) * 100,
      unit: '%',
      goal: { atMost: 10 },
    },
    {
      label: 'service under attack, descriptors more at the end than at half time',
      value: descriptors.last - descriptors.first,
      unit: 'descriptors',
      goal: { atMost: 5 },
    },
  ]
}

/** The soak as a page. */
export function soakReport(facts: readonly string[], { minutes, samples }: SoakResult): string {
  const memory = growthOf(samples, ({ residentMegabytes }) => residentMegabytes)
  const descriptors = growthOf(samples, (sample) => sample.descriptors)
  return [
    '# The service under attack for a while',
    '',
    ...facts.map((fact) => `- ${fact}`),
    `- ${minutes} minutes; four connections of one account send texts, pictures, batches and style in turn beside one attack after the other. Each row was measured two seconds after its attack had ended.`,
    '',
    '| | start of the second half | end | highest | growth in an hour |',
    '| --- | --- | --- | --- | --- |',
    `| resident megabytes | ${numbers(memory)} |`,
    `| open descriptors | ${numbers(descriptors)} |`,
    '',
    '| after minutes | attack | calls of the neighbour | not 200 | resident MB | descriptors |',
    '| --- | --- | --- | --- | --- | --- |',
    ...samples.map((sample) => `| ${cellsOf(sample).join(' | ')} |`),
    '',
  ].join('\n')
}

function numbers({ first, last, highest, perHour }: Growth): string {
  return [first, last, highest, perHour].map((value) => value.toFixed(0)).join(' | ')
}

function cellsOf(sample: SoakSample): string[] {
  const { minutes, attack, calls, failures, residentMegabytes, descriptors } = sample
  return [
    minutes.toFixed(1),
    attack,
    String(calls),
    String(failures),
    residentMegabytes.toFixed(0),
    String(descriptors),
  ]
}
