import { explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'

/** Ways to say that two are as many as there may be. */
const frames = [
  'At most two T.',
  'No more than two T per post.',
  'Two T at most.',
  'Up to two T are fine.',
  'Max two T.',
  'Max. 2 T per post',
  'T: two at most.',
  'T: max 2',
  'T: no more than two per post.',
  'Limit T to two.',
  'Limit T to two per post.',
  'Keep T to two at most.',
  'Keep the number of T to two.',
  'Keep the number of T below three.',
  'Never use more than two T.',
  'Do not use more than two T.',
  'A post may have two T, no more.',
  'A post may have up to two T.',
  'A post must not have more than two T.',
  'Posts with more than two T must be revised.',
  'Posts with three or more T must be revised.',
  'Revise posts that have more than two T.',
  'If a post has more than two T, revise it.',
  'More than two T is too many.',
  'Three or more T are not allowed.',
  'Not more than two T, please.',
  'Please use two T or fewer.',
  'Use two T at the very most.',
  'We allow two T per post.',
  'Two T per post is our limit.',
  'Only two T are allowed per post.',
  'Only two T per post.',
  'You may use two T per post.',
  'No post may have more than two T.',
  'There should be no more than two T.',
  'There must never be three T.',
  'Two T, tops.',
  'Fewer than three T.',
  'T must not appear more than twice.',
  'Use T no more than twice.',
  'Use T twice at most.',
  'Do not use T more than twice.',
  'The limit for T is two.',
  'The maximum number of T is two.',
  'Stick to two T.',
  'Two T will do.',
  'Two T are plenty.',
  'Cut T down to two.',
  'A maximum of two T per post.',
  'One or two T per post, not more.',
  'No more than one or two T.',
  'Not three T or more.',
  'Two T per post, tops.',
  'A post has two T, no more.',
  'Two T and no more, please.',
]
const things = [
  'emoji',
  'links',
  'prices',
  'exclamation marks',
  'calls to action',
  'superlatives',
  'questions',
  'names of people',
]

const fill = (frame: string, thing: string) => {
  const said = frame.replace(/\bT\b/, thing)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

describe('a limit on how many there may be', () => {
  it.each(frames)('lets two through or is named, “%s”', (frame) => {
    const read = things.map((thing) => explainPolicy(fill(frame, thing)))
    for (const [at, clauses] of read.entries()) {
      if (clauses.some(({ reading }) => reading !== 'whole')) continue
      const [{ form, action }] = clauses
      const said = [clauses.length, form?.moreThan, form?.per, form?.needs.length]
      expect([things[at], ...said]).toEqual([things[at], 1, 2, undefined, 0])
      expect(['revise', 'reject']).toContain(action)
    }
    const whole = read.filter((clauses) => clauses.every(({ reading }) => reading === 'whole'))
    expect(whole.length).toBeGreaterThanOrEqual(5)
  })
})
