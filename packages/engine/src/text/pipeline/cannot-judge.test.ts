import { describe, expect, it } from 'vitest'
import { calm } from '../../../../../test/support/calm-prose.ts'
import { drafts, repeated } from '../../../../../test/support/drafts.ts'
import { decideAsset } from '../../asset/decide-asset.ts'
import { thresholds } from '../../policy/thresholds.ts'
import { actionMeaning } from '../../report/labels/action-meaning.ts'
import { specificLimitations } from '../../report/labels/labels.ts'
import { cannotJudge } from '../../report/labels/verdict.ts'
import type { ContextInput, IntendedUse } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'

const analyze = (source: string, context: ContextInput = {}) =>
  analyzeText({ source, syntax: 'markdown' }, { details: true, context })

const padded = drafts.padded
/** Words of another language around stock phrases of English, and the like: each would be stricter if it were judged. */
const chinese =
  '人工智能正在改变我们的生活方式，并且为各行各业带来了前所未有的机遇。我们必须积极拥抱变化，不断学习新的知识和技能。总之，未来充满无限可能。'
const unjudged = [
  ['Chinese', `${chinese.repeat(20)}\n\n${padded}`, 'does not read as English'],
  ['German', `${drafts.german.repeat(12)}\n\n${padded}`, 'does not read as English'],
  [
    'a short draft',
    padded
      .split(/(?<=\.)\s/)
      .slice(0, 3)
      .join(' '),
    'fewer than 70 words',
  ],
  ['a draft of a few words', 'Delve into a vibrant tapestry.', 'not enough text'],
  [
    'code with a paragraph',
    `${padded}\n\n\`\`\`\n${'let x = 1\n'.repeat(400)}\`\`\`\n`,
    'quarter of the lines',
  ],
  [
    'a table',
    `${padded}\n\n| a | b |\n| - | - |\n${'| crucial robust plan | vibrant seamless journey |\n'.repeat(120)}`,
    'or in tables',
  ],
] as const
const uses: readonly IntendedUse[] = [
  'publish',
  'train',
  'cite',
  'moderate',
  'security_filter',
  'other',
]

describe.each(unjudged)('%s', (_name, source, why) => {
  const result = analyze(source)

  it('is never stricter than allow, for any use', () => {
    expect(result.confidence).toBe('low')
    for (const intended_use of uses) {
      const { recommended_action, risk_level } = analyze(source, { intended_use })
      expect([recommended_action, risk_level]).toEqual(['allow', 'low'])
    }
    expect(Math.max(result.slop_risk, result.synthetic_risk)).toBeLessThan(thresholds.medium)
  })

  it('says why, in the words that every host shows', () => {
    const sentence = cannotJudge(result.limitations) ?? ''
    expect(sentence).toContain(why)
    expect(result.primary_reason).toBe(
      why === 'not enough text' ? 'insufficient_text' : 'cannot_judge',
    )
    expect(specificLimitations(result.limitations)).toContain(sentence)
    expect(actionMeaning(result)).toBe(`${sentence} A person should decide.`)
  })

  it('may still be stopped by a policy', () => {
    const custom_policy = 'Reject any text that mentions quokka.'
    const naming = `The quokka sleeps.\n\n${source}`
    expect(analyze(naming).recommended_action).toBe('allow')
    const { primary_reason, recommended_action, limitations } = analyze(naming, { custom_policy })
    expect([primary_reason, recommended_action]).toEqual(['policy_match', 'reject'])
    expect(cannotJudge(limitations)).toContain(why)
  })

  it('does not make an asset stricter', () => {
    const asset = decideAsset([analyze(calm(4)), result])
    expect([asset.recommended_action, asset.risk_level, asset.confidence]).toEqual([
      'allow',
      'low',
      'low',
    ])
  })
})

it('the same words are judged where there are enough of them in English', () => {
  expect(analyze(repeated('padded', 2)).recommended_action).toBe('human_review')
  expect(cannotJudge(analyze(repeated('padded', 2)).limitations)).toBeUndefined()
})

it('a policy that rejects makes a short draft stricter', () => {
  const { primary_reason, recommended_action, limitations } = analyze(
    'This pill cures cancer in a week for everyone who takes it.',
    {
      custom_policy: 'Reject unsupported medical claims.',
    },
  )
  expect([primary_reason, recommended_action]).toEqual(['policy_match', 'reject'])
  expect(cannotJudge(limitations)).toBeDefined()
})

it('the order of drafts that are not judged stays', () => {
  const [mild, sloppy] = [drafts.concrete, unjudged[2][1]].map(
    (source) => analyze(source).slop_risk,
  )
  expect(sloppy).toBeGreaterThan(mild ?? 1)
})
