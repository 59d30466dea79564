import { BINS } from '../signal/frames.ts'
import type { Speech } from '../signal/speech.ts'
import type { Family } from './family.ts'
import { correlationOf } from './moments.ts'

/** Edges in hertz of the bands that are compared. */
const edges = [100, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 7900] as const
const bands = edges.slice(1).map((to, at) => ({
  name: `${to / 1000}k`,
  first: Math.round(edges[at] / 31.25),
  last: Math.round(to / 31.25),
}))
const upper = bands.slice(1)

/**
 * How the bands of speech rise and fall together. Unlike the bands themselves this changes little with the
 * microphone, the room and the codec.
 */
export const togetherFamily: Family = {
  names: [
    ...upper.map(({ name }) => `together.low.${name}`),
    ...upper.map(({ name }) => `together.step.${name}`),
  ],
  measure: (speech) => {
    const courses = bands.map(({ first, last }) => courseOf(speech, first, last))
    const [low, ...rest] = courses
    const steps = courses.map((course) => stepsOf(course, speech.spoken))
    return [
      ...rest.map((course) => correlationOf(course, low)),
      ...steps.slice(1).map((course) => correlationOf(course, steps[0])),
    ]
  },
}

/** Log power of a band in each spoken frame. */
function courseOf({ logs, spoken }: Speech, first: number, last: number): number[] {
  return spoken.map((frame) => {
    let sum = 0
    for (let bin = first; bin < last; bin++) sum += Math.exp(logs[frame * BINS + bin])
    return Math.log(sum / (last - first) + 1e-9)
  })
}

/** What changes from each spoken frame to the next. */
function stepsOf(course: readonly number[], spoken: readonly number[]): number[] {
  const found: number[] = []
  for (let at = 1; at < course.length; at++) {
    if (spoken[at] === spoken[at - 1] + 1) found.push(course[at] - course[at - 1])
  }
  return found
}
