import { describe, expect, it } from 'vitest'
import { analyzeAudio } from '../audio/analyze-audio.ts'
import { analyzeImage } from '../image/analyze-image.ts'
import type { DeclaredFacts } from '../provenance/declared-facts.ts'
import { noDeclaration as silent } from '../provenance/no-declaration.ts'
import { readProvenance } from '../provenance/read-provenance.ts'
import type { ContextInput, EvidenceItem } from '../schema/index.ts'
import { analyzeVideo } from '../video/analyze-video.ts'
import { judgeMedia, type MediaAnalysis, type MediaFixes } from './judge-media.ts'

const declares = (sourceType: string): DeclaredFacts => ({
  ...silent,
  sourceTypes: [{ sourceType, place: 'XMP' }],
})
const trained = declares('trainedAlgorithmicMedia')
const composite = declares('compositeWithTrainedAlgorithmicMedia')
const tampered: DeclaredFacts = {
  ...silent,
  credentials: { signature: 'broken', content: 'same', manifests: [] },
}

const item = (span: string): EvidenceItem => ({
  type: 'visual_artifact',
  severity: 'medium',
  span,
  explanation: 'Seen in the pixels.',
})
const [seen, said] = [item('pixels'), item('words')]

const judge = (
  declared: DeclaredFacts,
  measuredRisk: number,
  rest: Partial<MediaAnalysis> = {},
  fixes: Partial<MediaFixes> = {},
  custom_policy?: string,
) =>
  judgeMedia(
    { format: 'other', intended_use: 'publish', custom_policy },
    {
      provenance: readProvenance(declared),
      measuredRisk,
      isClear: true,
      signal: 'visual_artifact',
      measured: [seen],
      ...rest,
    },
    { original: 'file', medium: 'image', ...fixes },
  )

describe('the risk of a medium', () => {
  it('is the larger of what it declares and what was measured, and trust is the rest', () => {
    expect(judge(composite, 0.3)).toMatchObject({ risk: 0.75, trust: 0.25 })
    expect(judge(composite, 0.8)).toMatchObject({ risk: 0.8, trust: 0.2 })
    expect(judge(silent, 0.3)).toMatchObject({ risk: 0.3, trust: 0.7 })
  })

  it.each([
    ['what the file declares', trained, 0.3, true, 'source_quality'],
    ['what was measured', silent, 0.5, true, 'visual_artifact'],
    ['what was measured, above a declaration', tampered, 0.46, true, 'visual_artifact'],
    ['the declaration, of two that are equal', composite, 0.75, true, 'source_quality'],
    ['nothing', silent, 0.1, true, 'low_risk'],
    ['nothing that could be judged', silent, 0.2, false, 'other'],
  ] as const)('names %s as its reason', (_name, declared, risk, isClear, reason) => {
    expect(judge(declared, risk, { isClear }).verdict.primary_reason).toBe(reason)
  })
})

describe('the evidence of a medium', () => {
  it('leaves out what was measured where the file declares worse, and never what is said', () => {
    const spans = (declared: DeclaredFacts, risk: number) =>
      judge(declared, risk, { said: [said] }).verdict.evidence.slice(-2)
    expect(spans(silent, 0.5)).toEqual([seen, said])
    expect(spans(composite, 0.75)).toEqual([seen, said])
    expect(spans(composite, 0.74)).not.toContain(seen)
    expect(spans(composite, 0.74)).toContain(said)
  })
})

describe('the fixes of a medium', () => {
  const fixes = (declared: DeclaredFacts, undeclared?: string) =>
    judge(declared, 0.4, {}, undeclared === undefined ? {} : { undeclared }).verdict
      .recommended_fixes
  const ask = 'Ask for the original file and for who made it, how and when.'

  it('follow from what the file declares', () => {
    expect(fixes(trained)).toEqual(['Label the image as AI-generated, or replace it.', ask])
    expect(fixes(tampered)).toEqual(['Get the file from the source that signed it.', ask])
    expect(fixes(silent)).toEqual([ask])
    expect(fixes(silent, 'Call back.')).toEqual(['Call back.', ask])
    expect(fixes(trained, 'Call back.')).not.toContain('Call back.')
  })

  it('are absent at a low risk', () => {
    expect(judge(silent, 0.39).verdict.recommended_fixes).toEqual([])
  })
})

describe('a policy', () => {
  it('is named as the reason where it raised the decision, and leaves the risk', () => {
    const held = judge(silent, 0.1, {}, {}, 'Reject every draft.')
    expect(held.verdict).toMatchObject({
      primary_reason: 'policy_match',
      risk_level: 'low',
      recommended_action: 'reject',
      recommended_fixes: [],
    })
    expect(held.risk).toBe(0.1)
    expect(held.matches.policy_matches).toHaveLength(1)
  })

  it('is not the reason of a decision that it left', () => {
    const held = judge(trained, 0.1, {}, {}, 'Revise every draft.')
    expect(held.verdict).toMatchObject({
      primary_reason: 'source_quality',
      recommended_action: 'human_review',
    })
  })

  it('sees the evidence of the medium', () => {
    const policy = 'Reject source quality.'
    expect(judge(declares('digitalCapture'), 0, {}, {}, policy).verdict.recommended_action).toBe(
      'reject',
    )
    expect(judge(silent, 0, {}, {}, policy).verdict.recommended_action).toBe('allow')
  })

  it('has matches only where it was given (decision 13)', () => {
    expect(judge(silent, 0.1).matches).toEqual({})
    expect(judge(silent, 0.1, {}, {}, 'Reject weak links.').matches).toEqual({ policy_matches: [] })
  })
})

/** What declares itself to be synthetic, decoded: a grey image, silence, a video without frames. */
const media = {
  image: (context: ContextInput) =>
    analyzeImage(
      {
        pixels: { width: 1, height: 1, channels: 3, data: new Uint8Array(3) },
        facts: { format: 'png', frames: 1, bytes: 100, declared: trained },
      },
      { context },
    ),
  recording: (context: ContextInput) =>
    analyzeAudio(
      {
        samples: new Float32Array(16_000),
        facts: {
          container: 'wav',
          codec: 'pcm',
          rate: 16_000,
          seconds: 1,
          isCut: false,
          isWhole: true,
          declared: trained,
        },
      },
      { context },
    ),
  video: (context: ContextInput) =>
    analyzeVideo(
      {
        frames: [],
        audio: null,
        facts: {
          container: 'mp4',
          codec: 'h264',
          width: 640,
          height: 360,
          seconds: 1,
          bitsPerPixel: 0.1,
          withoutAudio: 'it has none',
          declared: trained,
        },
      },
      { context },
    ),
} as const

describe.each(Object.entries(media))('a policy over a %s (decision 13)', (_name, analyze) => {
  it.each([
    ['cite', 'Revise every draft.', 'reject', 'source_quality'],
    ['publish', 'Revise every draft.', 'human_review', 'source_quality'],
    ['publish', 'Reject every draft.', 'reject', 'policy_match'],
    ['cite', 'Allow every draft.', 'reject', 'source_quality'],
  ] as const)('for %s, “%s”: %s', (intended_use, custom_policy, action, reason) => {
    const result = analyze({ intended_use, custom_policy })
    expect(result).toMatchObject({
      risk_level: 'high',
      recommended_action: action,
      primary_reason: reason,
    })
    expect(result.policy_matches).toHaveLength(custom_policy.startsWith('Allow') ? 0 : 1)
  })

  it('says what it did not understand', () => {
    const { limitations } = analyze({ custom_policy: 'Be kind to otters.' })
    expect(limitations.join(' ')).toContain('was not understood and matched nothing')
  })
})
