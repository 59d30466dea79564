import { describe, expect, it } from 'vitest'
import { detectors } from '../../packages/engine/src/policy/detectors/index.ts'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { showClause } from './show-clause.ts'

const show = (policy: string): string => readPolicy(policy).map(showClause).join(' and ')

/** What a detector is called in a policy: a plural where it has one. */
function nameOf({ names }: { readonly names: readonly string[] }): string {
  const all = [...names]
  return all.find((name) => /[^s]s$/.test(name)) ?? all[0]
}

/** Names that say how something is to be written, or how much of it: a number or a verb beside them means something else. */
const measures =
  /^(?:old dates|year before|long |short |.*(?:spellings|quotes|dates|ordinals|grade).*)/

/** Ways of asking, with how they are read of “emoji”. */
const frames: Readonly<Record<string, string>> = {
  'No X in headings.': 'reject X in heading',
  'List all X.': 'note X',
  'Are there any X?': 'note X',
  'Posts must not contain X.': 'reject X',
  'Reject anything with X.': 'reject X',
  'Do not start with X.': 'revise X in first-sentence',
  'Never end a post with X.': 'revise X in last-sentence',
  'At most two X.': 'revise X, more than 2',
  'No X except in headings.': 'reject X unless in heading',
  'X and politics are not allowed.': 'reject X + #politics',
  'Avoid X unless a source backs them.': 'revise X unless source',
  'No X, readers have had enough of it.': 'reject X',
}

describe('whatever a detector finds is read alike', () => {
  const named = detectors
    .map(nameOf)
    .filter((name) => !measures.test(name))
    .map((name) => ({ name, reads: show(`Reject ${name}.`).replace(/^reject /, '') }))
    .filter(({ reads }) => !/\[|nothing/.test(reads))

  it.each(Object.entries(frames))('%s', (frame, reads) => {
    expect(named.length).toBeGreaterThan(100)
    const wrong = named.flatMap(({ name, reads: thing }) => {
      const policy = frame.replace('X', name)
      const read = show(policy[0].toUpperCase() + policy.slice(1))
      return read === reads.replace('X', thing) ? [] : [`${policy} ${read}`]
    })
    expect(wrong).toEqual([])
  })
})
