import { readFileSync } from 'node:fs'
import { analyzeText, byGain, proposeRevisions, revise } from '@content-trust/engine'
import { actionRanks, findingsOf } from '@content-trust/engine/report'
import { describe, expect, it } from 'vitest'
import { sampleText } from '../../apps/desktop/src/renderer/files/sample-draft.ts'
import { findFix } from '../../packages/playground/src/scoring/find-fix.ts'

const options = {
  details: true,
  maxEvidence: Number.POSITIVE_INFINITY,
  context: { format: 'other', intended_use: 'publish' },
} as const
const score = (source: string) => analyzeText({ source, syntax: 'markdown' }, options)

interface Accepted {
  readonly text: string
  readonly taken: number
  /** Suggestions that the editor shows and does not offer, by their rule. */
  readonly refused: readonly string[]
  /** The slop risk after each. */
  readonly slop: readonly number[]
}

/** What a writer gets who opens the card of one finding after the other and takes what it offers. */
function acceptCards(source: string): Accepted {
  let text = source
  const refused: string[] = []
  const seen = new Set<string>()
  const slop: number[] = []
  for (;;) {
    const next = findingsOf(text, score(text)).find(
      ({ suggestion, place, rule, quote }) =>
        suggestion !== null && place !== null && !seen.has(`${rule} ${quote}`),
    )
    if (next?.place == null) return { text, taken: slop.length, refused, slop }
    const { rule, quote, place } = next
    const { start } = place
    const fix = findFix({ source: text, syntax: 'markdown' }, options, { rule, start })
    if (fix === null || fix.safety.status === 'failed' || !fix.isCalm) {
      refused.push(rule)
      seen.add(`${rule} ${quote}`)
    } else {
      text = text.slice(0, fix.start) + fix.text + text.slice(fix.end)
      slop.push(score(text).slop_risk)
    }
  }
}

/** The same beside the list of changes, which has what gains most at the top. */
function acceptTopDown(source: string): Accepted {
  let text = source
  const slop: number[] = []
  for (;;) {
    const proposals = proposeRevisions({ source: text, syntax: 'markdown' }, options)
    const [best] = proposals
      .filter(({ isCalm, safety }) => isCalm && safety.status === 'passed')
      .toSorted(byGain)
    if (best === undefined) {
      return { text, taken: slop.length, refused: proposals.map(({ rule }) => rule), slop }
    }
    text = text.slice(0, best.start) + best.text + text.slice(best.end)
    slop.push(score(text).slop_risk)
  }
}

const ways = [
  ['card by card', acceptCards],
  ['from the top of the list', acceptTopDown],
] as const

describe.each(ways)('a writer who accepts every suggestion, %s', (_name, accept) => {
  it('gets the sample draft to allow, and nothing that it suggests is refused', () => {
    const { text, taken, refused, slop } = accept(sampleText)
    const [before, after] = [score(sampleText), score(text)]
    expect(before.recommended_action).toBe('revise')
    expect(after.recommended_action).toBe('allow')
    expect(refused).toEqual([])
    expect(taken).toBeGreaterThanOrEqual(8)
    // Far enough below that the next sentence does not undo it.
    expect(slop.at(-1)).toBeLessThan(0.3)
    expect(after.synthetic_texture_risk).toBeLessThan(0.35)
  })

  it.each(['kettle-review', 'technology-essay'])('gets %s to allow', (name) => {
    const source = readFileSync(`examples/drafts/${name}.md`, 'utf8')
    const { text } = accept(source)
    expect(score(source).recommended_action).toBe('revise')
    expect(score(text).recommended_action).toBe('allow')
  })

  it.each([
    'cold-water-health',
    'disk-failures',
    'platform-launch',
    'release-notes',
    'slow-query-post',
    'words-we-avoid',
  ])('never gets a stricter decision, as in %s', (name) => {
    const source = readFileSync(`examples/drafts/${name}.md`, 'utf8')
    const [before, after] = [score(source), score(accept(source).text)]
    const rank = ({ recommended_action: action }: typeof before) => actionRanks[action]
    expect(rank(after)).toBeLessThanOrEqual(rank(before))
    expect(after.slop_risk).toBeLessThanOrEqual(before.slop_risk)
  })
})

it('the list of changes puts what gets the draft to allow soonest at its top', () => {
  const until = ({ slop }: Accepted) => slop.findIndex((risk) => risk < 0.4)
  expect(until(acceptTopDown(sampleText))).toBeLessThanOrEqual(until(acceptCards(sampleText)))
  expect(until(acceptTopDown(sampleText))).toBe(0)
})

it('all changes in one step, as `fix` and “accept all safe” make them, get as far', () => {
  const { text, safety } = revise({ source: sampleText, syntax: 'markdown' }, options)
  expect(safety.status).toBe('passed')
  expect(score(text).recommended_action).toBe('allow')
  const safe = proposeRevisions({ source: sampleText, syntax: 'markdown' }, options)
    .filter((proposal) => proposal.isCalm && proposal.safety.status === 'passed')
    .reduceRight(
      (done, { start, end, text: words }) => done.slice(0, start) + words + done.slice(end),
      sampleText,
    )
  expect(score(safe).recommended_action).toBe('allow')
})

it('a suggestion that lifts another score within its low band is offered', () => {
  const rising = proposeRevisions({ source: sampleText, syntax: 'markdown' }, options).filter(
    ({ gain }) =>
      gain !== null &&
      gain.after.synthetic_texture_risk > gain.before.synthetic_texture_risk + 0.01,
  )
  expect(rising.length).toBeGreaterThan(0)
  for (const { isCalm } of rising) expect(isCalm).toBe(true)
})
