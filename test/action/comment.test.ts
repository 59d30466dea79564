import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { escapeText } from '../../packages/github-action/src/comment/escape-text.ts'
import { createLinks } from '../../packages/github-action/src/comment/links.ts'
import { renderComment } from '../../packages/github-action/src/comment/render-comment.ts'
import {
  type PullReport,
  pullReportSchema,
  type ReportedDraft,
} from '../../packages/github-action/src/report/pull-report.ts'
import { attacks } from './support/attacks.ts'
import { foreignElements, htmlOf, liveReferences } from './support/elements.ts'

const head = 'a'.repeat(40)
const links = createLinks('https://github.com', { owner: 'octo-org', repo: 'handbook' }, head)

type Verdict = NonNullable<ReportedDraft['verdict']>

const mild: Verdict = {
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
const severe: Verdict = {
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

function draftOf(path: string, more: Partial<ReportedDraft>): ReportedDraft {
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

function reportOf(drafts: readonly ReportedDraft[], more: Partial<PullReport> = {}): PullReport {
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

describe('the comment', () => {
  it('reads as the golden file does', () => {
    const report = reportOf(
      [
        draftOf('docs/pump.md', { verdict: mild, base: severe, hidden: 2 }),
        draftOf('docs/launch.md', {
          verdict: severe,
          base: mild,
          gate_failed: true,
          prose_share: 0.4,
          omitted: 3,
          findings: [
            {
              rule: 'unnamed-study',
              type: 'weak_provenance',
              severity: 'high',
              quote: 'Studies show',
              before: '',
              after: ' that it saves hours.',
              explanation: '“Studies show” cites a finding without saying which one.',
              line: 12,
              end_line: 12,
            },
            {
              rule: 'hollow-intensifier',
              type: 'generic_phrasing',
              severity: 'low',
              quote: 'very unique',
              before: 'The layout is ',
              after: '.',
              explanation: 'An intensifier before a word that has no degrees.',
              suggestion: 'unique',
              line: 20,
              end_line: 21,
            },
          ],
        }),
        draftOf('docs/new.md', { change: 'added', verdict: mild }),
        draftOf('docs/latin.md', { status: 'failed', note: 'not valid UTF-8' }),
        draftOf('docs/off.md', { status: 'skipped', note: 'named by .content-trust-ignore' }),
      ],
      { notes: ['content-trust.config.mjs was not used: it is code.'] },
    )
    const golden = readFileSync(new URL('golden/comment.md', import.meta.url), 'utf8')
    expect(renderComment(report, links, 60_000)).toBe(golden)
  })

  it.each(attacks)('shows %j as text wherever a draft’s words go', (attack) => {
    const finding = {
      rule: 'unnamed-study',
      type: 'weak_provenance',
      severity: 'high',
      quote: attack,
      before: attack,
      after: attack,
      explanation: attack,
      suggestion: attack,
      line: 1,
      end_line: 3,
    } as const
    const report = reportOf(
      [
        draftOf(`docs/${attack}.md`, {
          verdict: severe,
          unjudged: `Cannot judge: ${attack}`,
          contributions: [
            { score: 'slop_risk', share: 0.5, line: 3, quote: attack, why: [attack, attack] },
          ],
          findings: [finding],
        }),
        draftOf('z.md', { verdict: mild, unjudged: `Cannot judge: ${attack}` }),
        draftOf(attack, { verdict: severe, findings: [{ ...finding, explanation: 'Why.' }] }),
        draftOf('x.md', { status: 'failed', note: attack }),
        draftOf(`${attack}/y.md`, { status: 'skipped', note: attack }),
      ],
      { notes: [attack] },
    )
    const text = renderComment(report, links, 60_000)
    expect(foreignElements(text)).toEqual([])
    expect(liveReferences(text)).toEqual([])
    // It is still there for the reader, in every place.
    const words = attack.match(/[a-z]{4,}/g) ?? []
    for (const word of words) expect(htmlOf(text)).toContain(word)
  })

  it('quotes words once that run over two lines', () => {
    const finding = {
      rule: 'unnamed-study',
      type: 'weak_provenance',
      severity: 'high',
      quote: 'Research\nhas proven',
      explanation: '“Research has proven” cites a finding without saying which one.',
    } as const
    const report = reportOf([draftOf('a.md', { verdict: mild, findings: [finding] })])
    expect(renderComment(report, links, 60_000).match(/Research has proven/g)).toHaveLength(1)
  })

  it('says why beside each sentence that costs most, also where no finding is on a changed line', () => {
    const costly = {
      score: 'slop_risk' as const,
      share: 0.412,
      line: 7,
      quote: 'It is a game changer that boasts a wide range of features.',
      why: ['“a game changer”', 'marketing-puffery'],
    }
    const plain = {
      ...costly,
      score: 'specificity_risk' as const,
      share: 0.001,
      quote: 'It helps.',
      why: [],
    }
    const draft = draftOf('a.md', { verdict: severe, contributions: [costly, plain] })
    const text = renderComment(reportOf([draft]), links, 60_000)
    expect(text).toContain('<details><summary>What costs most</summary>')
    expect(text).toContain(
      `- [line 7](${links.draft('a.md', 7)}), 41% of slop risk: “${costly.quote}”, why: “a game changer”, marketing-puffery\n`,
    )
    expect(text).toContain('<1% of specificity risk: “It helps.”\n')
  })

  it.each([
    ['a reason too long', { why: ['w'.repeat(401)] }],
    ['too many reasons', { why: Array.from({ length: 11 }, () => 'no source') }],
    ['a reason that is not text', { why: [1] }],
    ['a sentence too long', { quote: 'w'.repeat(401) }],
    ['an unknown score', { score: 'charm' }],
    ['an unknown key', { html: '<b>' }],
  ])('refuses a report with %s beside what costs most', (_name, more) => {
    const costly = { score: 'slop_risk', share: 0.4, line: 7, quote: 'x', why: ['no source'] }
    const draft = draftOf('a.md', { verdict: severe })
    const report = { ...reportOf([]), drafts: [{ ...draft, contributions: [costly] }] }
    expect(pullReportSchema.safeParse(report).success).toBe(true)
    const forged = { ...report, drafts: [{ ...draft, contributions: [{ ...costly, ...more }] }] }
    expect(pullReportSchema.safeParse(forged).success).toBe(false)
  })

  it('leads with what fails the gate, though the draft itself is allowed, and says what to do', () => {
    const finding = {
      rule: 'unnamed-study',
      type: 'weak_provenance',
      severity: 'low',
      quote: 'Studies show',
      explanation: 'It names no study.',
    } as const
    const worse = { ...finding, rule: 'vague-attribution', severity: 'medium' } as const
    const stopped = { verdict: mild, gate_failed: true, failed_by: ['unnamed-study'] }
    const draft = draftOf('a.md', { ...stopped, findings: [worse, finding] })
    const text = renderComment(reportOf([draft], { decision: 'allow' }), links, 60_000)
    const lead = text.split('<details>')[0]
    expect(lead).toContain('**Read these first**')
    expect(lead).toContain('It names no study. `unnamed-study`')
    expect(lead).not.toContain('`vague-attribution`')
    expect(text).toContain('a.md: Change what `unnamed-study` found.')
  })

  it('says that it cannot judge, why, and what that asks for', () => {
    const unjudged =
      'Cannot judge: the text does not read as English, and the scores are calibrated for English.'
    const unsure = { ...mild, confidence: 'low', primary_reason: 'cannot_judge' } as const
    const finding = {
      rule: 'cliche',
      type: 'generic_phrasing',
      severity: 'low',
      quote: 'x',
      explanation: 'X.',
    } as const
    const draft = draftOf('zh.md', { verdict: unsure, unjudged, findings: [finding] })
    const text = renderComment(reportOf([draft], { decision: 'allow' }), links, 60_000)
    expect(text).toContain('1 draft could not be judged.')
    expect(text).toContain('| allow, cannot judge |')
    expect(text).toContain(`zh.md: ${unjudged} A person should decide.\n`)
    expect(text).toContain(
      'allow: low risk, confidence low, cannot judge: the text does not read as English, and the scores',
    )
  })

  it('stays below its limit whatever the drafts are, and keeps the verdict and the next steps', () => {
    const long = 'w'.repeat(390)
    const finding = {
      rule: 'cliche',
      type: 'generic_phrasing',
      severity: 'medium',
      quote: long,
      explanation: long,
      line: 1,
      end_line: 1,
    } as const
    const drafts = Array.from({ length: 3000 }, (_, index) =>
      draftOf(`${'deep/'.repeat(index % 40)}${index}.md`, {
        verdict: index === 2999 ? severe : mild,
        findings: Array.from({ length: 20 }, () => finding),
      }),
    )
    const text = renderComment(reportOf(drafts), links, 60_000)
    expect(text.length).toBeLessThan(60_000)
    expect(text).toContain('2999.md')
    expect(text).toContain('What to do next')
    expect(text).toMatch(/\d+ more drafts not shown here for length/)
  })
})

describe('escaped text', () => {
  it('keeps the words of every script', () => {
    for (const text of ['Größe, naïveté, 東京, Ελλάδα, مرحبا, 👩‍👩‍👧 ok', "it's “fine” (50%)."]) {
      expect(escapeText(text).replaceAll('\u200b', '')).toBe(text.replaceAll('\u200d', ''))
    }
  })

  it('is one line', () => {
    expect(escapeText('a\r\n\tb\u2029c\n')).toBe('a b c')
  })

  it('makes no link of a name of the repository’s own', () => {
    expect(escapeText('see TICKET-7')).toBe('see TICKET-\u200b7')
    expect(escapeText('a top-10 list')).toBe('a top-10 list')
  })
})
