import { createLinks } from '../../../packages/github-action/src/comment/links.ts'
import {
  type PullReport,
  pullReportSchema,
  type ReportedDraft,
} from '../../../packages/github-action/src/report/pull-report.ts'

export const head = 'a'.repeat(40)
export const home = 'https://github.com/octo-org/content-trust'
export const links = createLinks(
  'https://github.com',
  { owner: 'octo-org', repo: 'handbook' },
  head,
  home,
)

type Verdict = NonNullable<ReportedDraft['verdict']>

export const mild: Verdict = {
  content_trust_score: 0.8,
  specificity_risk: 0.2,
  provenance_weakness: 0.1,
  slop_risk: 0.05,
  synthetic_texture_risk: 0.1,
  confidence: 'high',
  primary_reason: 'low_risk',
  risk_level: 'low',
  recommended_action: 'allow',
}
export const severe: Verdict = {
  content_trust_score: 0.2,
  specificity_risk: 0.62,
  provenance_weakness: 0.41,
  slop_risk: 0.8,
  synthetic_texture_risk: 0.33,
  confidence: 'medium',
  primary_reason: 'generic_phrasing',
  risk_level: 'high',
  recommended_action: 'human_review',
}
const middling: Verdict = {
  ...mild,
  content_trust_score: 0.52,
  specificity_risk: 0.48,
  slop_risk: 0.44,
  primary_reason: 'generic_phrasing',
  risk_level: 'medium',
  recommended_action: 'revise',
}

export function draftOf(path: string, more: Partial<ReportedDraft>): ReportedDraft {
  return {
    path,
    status: 'scored',
    change: 'modified',
    gate_failed: false,
    findings: [],
    omitted: 0,
    hidden: 0,
    ...more,
  }
}

export function reportOf(
  drafts: readonly ReportedDraft[],
  more: Partial<PullReport> = {},
): PullReport {
  return pullReportSchema.parse({
    version: 1,
    engine_version: '0.1.0',
    model_version: 'v0.1',
    head,
    filter: 'added',
    fail_on: 'high',
    changed_files: drafts.length,
    decision: 'human_review',
    max_risk: 'high',
    notes: [],
    drafts,
    ...more,
  })
}

/** A change with a draft of each kind, as the golden file and the pictures in the documentation show it. */
export function sampleReport(): PullReport {
  return reportOf(
    [
      draftOf('docs/pump.md', { verdict: mild, base: severe, hidden: 2 }),
      launch,
      draftOf('docs/new.md', { change: 'added', verdict: mild }),
      setup,
      draftOf('docs/zh/start.md', {
        change: 'added',
        verdict: { ...mild, confidence: 'low', primary_reason: 'cannot_judge' },
        unjudged:
          'Cannot judge: the text does not read as English, and the scores are calibrated for English.',
      }),
      draftOf('docs/history.md', { verdict: middling, base: middling, hidden: 4 }),
      draftOf('docs/latin.md', { status: 'failed', note: 'not valid UTF-8' }),
      draftOf('docs/quiet.md', {
        verdict: mild,
        asked: [{ what: 'comment', names: ['cliche'], line: 8, reason: 'the title of a film' }],
      }),
      draftOf('docs/off.md', { status: 'skipped', note: 'named by .content-trust-ignore' }),
    ],
    { exemptions: 'ask', notes: ['content-trust.config.mjs was not used: it is code.'] },
  )
}

/** A change whose sources were looked up. */
export function sourcesReport(): PullReport {
  return reportOf([draftOf('docs/river.md', { ...river, gate_failed: true })], {
    fail_on: 'none',
    fail_on_sources: ['unsupported'],
    decision: 'allow',
    max_risk: 'low',
    sources: {
      references: 9,
      left: 0,
      states: { alive: 5, moved: 1, gone: 1, blocked: 2 },
      is_unanswered: false,
    },
  })
}

const river: Partial<ReportedDraft> = {
  verdict: mild,
  failed_by: ['claim-contradicted'],
  findings: [
    {
      rule: 'claim-contradicted',
      type: 'weak_provenance',
      severity: 'high',
      quote:
        'In 2019 the river stood at 6.82 metres, says [the page](https://harrowmere.example/flood)',
      explanation:
        'The draft has “6.82 metres”, and the source “5.82 metres”. The source says: “On 4 March 2019 the river reached 5.82 metres, the highest level since 1968.”',
      source: 'https://harrowmere.example/flood',
      line: 12,
      end_line: 12,
    },
    {
      rule: 'source-gone',
      type: 'weak_provenance',
      severity: 'medium',
      quote: '[the promises](https://harrowmere.example/promises)',
      before: 'The council kept ',
      after: ' of that year.',
      explanation: 'The server says that this is not there (HTTP 404).',
      source: 'https://harrowmere.example/promises',
      line: 20,
      end_line: 20,
    },
    {
      rule: 'source-moved',
      type: 'source_quality',
      severity: 'low',
      quote: '[the weir](https://harrowmere.example/weir)',
      before: 'More about ',
      after: ' is in the archive.',
      explanation: 'This page has moved for good.',
      suggestion: 'https://harrowmere.example/river/weir',
      source: 'https://harrowmere.example/weir',
      line: 31,
      end_line: 31,
    },
  ],
}

const launch = draftOf('docs/launch.md', {
  verdict: severe,
  base: mild,
  gate_failed: true,
  prose_share: 0.4,
  omitted: 3,
  contributions: [
    {
      score: 'slop_risk',
      share: 0.412,
      line: 7,
      quote: 'It is a **game changer** that boasts a wide range of features.',
      why: ['“a game changer”', 'marketing-puffery'],
    },
  ],
  findings: [
    {
      rule: 'unnamed-study',
      type: 'weak_provenance',
      severity: 'high',
      quote: 'Studies show',
      before: '- ',
      after: ' that it saves **hours**, see [the launch plan](https://example.com/pl…',
      explanation: '“Studies show” cites a finding without saying which one.',
      line: 12,
      end_line: 12,
    },
    {
      rule: 'hype-prefix',
      type: 'generic_phrasing',
      severity: 'medium',
      quote: '**Revolutionary** Platform',
      before: '# Unlock the Future of Work With Our ',
      after: '',
      explanation: '“**Revolutionary** Platform” announces a change and measures nothing.',
      line: 1,
      end_line: 1,
    },
    {
      rule: 'hype-prefix',
      type: 'generic_phrasing',
      severity: 'medium',
      quote: 'game-changing platform',
      before: 'introduce a ',
      after: ' that works with `your` workflows',
      explanation: '“game-changing platform” announces a change and measures nothing.',
      line: 5,
      end_line: 5,
    },
    {
      rule: 'hollow-intensifier',
      type: 'generic_phrasing',
      severity: 'low',
      quote: 'very unique',
      before: 'The layout is ',
      after: '.',
      explanation: '“very unique” says no more than “unique”.',
      suggestion: 'unique',
      line: 20,
      end_line: 21,
    },
  ],
})

const setup = draftOf('docs/setup.mdx', {
  change: 'added',
  verdict: middling,
  findings: [
    {
      rule: 'throat-clearing',
      type: 'generic_phrasing',
      severity: 'low',
      quote: 'It’s no secret that',
      before: '',
      after: ' agility is more important than ever. <Note>Ask @octocat, see #12.</Note>',
      explanation: '“It’s no secret that” announces a statement instead of making it.',
      suggestion: '',
      line: 4,
      end_line: 4,
    },
  ],
})
