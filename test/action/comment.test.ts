import { existsSync, readFileSync } from 'node:fs'
import { analyzeText, engineVersion, ruleCatalogue } from '@content-trust/engine'
import { ruleAddress } from '@content-trust/engine/report'
import { describe, expect, it } from 'vitest'
import { escapeText } from '../../packages/github-action/src/comment/escape-text.ts'
import { createLinks } from '../../packages/github-action/src/comment/links.ts'
import { renderComment } from '../../packages/github-action/src/comment/render-comment.ts'
import { pullReportSchema } from '../../packages/github-action/src/report/pull-report.ts'
import { attacks } from './support/attacks.ts'
import { foreignElements, htmlOf, liveReferences } from './support/elements.ts'
import {
  draftOf,
  head,
  home,
  links,
  mild,
  reportOf,
  sampleReport,
  severe,
  sourcesReport,
} from './support/sample-report.ts'

const looked = { references: 2, left: 0, is_unanswered: false }

describe('the comment', () => {
  it('reads as the golden file does', () => {
    const golden = readFileSync(new URL('golden/comment.md', import.meta.url), 'utf8')
    expect(renderComment(sampleReport(), links, 60_000)).toBe(golden)
  })

  it('reads as the golden file does where sources were looked up', () => {
    const golden = readFileSync(new URL('golden/sources.md', import.meta.url), 'utf8')
    expect(renderComment(sourcesReport(), links, 60_000)).toBe(golden)
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
        draftOf('s.md', {
          verdict: mild,
          findings: [{ ...finding, rule: 'claim-contradicted', source: attack }],
        }),
        draftOf('x.md', { status: 'failed', note: attack }),
        draftOf(`${attack}/y.md`, { status: 'skipped', note: attack }),
      ],
      { notes: [attack], sources: { ...looked, states: { alive: 1, [attack.slice(0, 40)]: 1 } } },
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
    const [open = '', folded = ''] = text.split('<details>')
    expect(open).toContain(
      `[line 7](${links.draft('a.md', 7)}) costs most, 41% of slop risk: “${costly.quote}” |\n`,
    )
    expect(folded).toContain(
      `- [line 7](${links.draft('a.md', 7)}), 41% of slop risk: “${costly.quote}”, why: “a game changer”, marketing-puffery\n`,
    )
    expect(folded).toContain('<1% of specificity risk: “It helps.”\n')
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
    const [lead = ''] = text.split('<details>')
    expect(lead).toContain('| allow<br>**fails&nbsp;the&nbsp;gate**')
    expect(lead).toContain('Change what `unnamed-study` found.')
    expect(lead.indexOf('[`unnamed-study`]')).toBeGreaterThan(0)
    expect(lead.indexOf('[`vague-attribution`]')).toBeGreaterThan(lead.indexOf('[`unnamed-study`]'))
  })

  it('says of each finding what fixes it, by the sentence of its rule, and links to the page of the rule', () => {
    for (const rule of ruleCatalogue.filter((_, at) => at % 20 === 0)) {
      const { id, type, severity, fix } = rule
      const finding = { rule: id, type, severity, quote: 'words', explanation: 'Why.' }
      const draft = draftOf('a.md', { verdict: severe, findings: [finding] })
      const [lead = ''] = renderComment(reportOf([draft]), links, 60_000).split('<details>')
      expect(lead).toContain(escapeText(fix))
      expect(lead).toContain(`](${home}/blob/main/docs/rules/${id}.md)`)
      expect(existsSync(`docs/rules/${id}.md`)).toBe(true)
    }
  })

  it('links to what is published where nobody knows the repository, and to no page of a rule of the house', () => {
    const place = { owner: 'octo-org', repo: 'handbook' }
    const nowhere = createLinks('https://github.com', place, head, null)
    const { findings = [] } = sampleReport().drafts[1] ?? {}
    const [finding] = findings
    if (finding === undefined) throw new Error('Expected a finding.')
    const own = { ...finding, rule: 'our-rule', explanation: 'Why.' }
    const draft = draftOf('a.md', { verdict: severe, findings: [finding, own] })
    const text = renderComment(reportOf([draft]), nowhere, 60_000)
    expect(text).toContain('\n[Content Trust](https://www.npmjs.com/package/content-trust) reads')
    expect(text).toContain(`[\`unnamed-study\`](${ruleAddress('unnamed-study', engineVersion)})`)
    expect(text).toContain('Why. `our-rule`\n')
  })

  it('names five places at most, of every draft that asks for something, and one of each rule', () => {
    const finding = { type: 'other', severity: 'low', quote: 'words', explanation: 'Why.' } as const
    const rules = ['one', 'two', 'three', 'four', 'five', 'six']
    const findings = [...rules, ...rules].map((rule) => ({ ...finding, rule }))
    const many = ['a.md', 'b.md'].map((path) => draftOf(path, { verdict: severe, findings }))
    const drafts = [...many, draftOf('fine.md', { verdict: mild, findings })]
    const [lead = ''] = renderComment(reportOf(drafts), links, 60_000).split('<details>')
    const named = [...lead.matchAll(/^- \[(\w+\.md), whole draft\].* `(\w+)`$/gm)]
    expect(named.map(([, path, rule]) => `${path} ${rule}`)).toEqual([
      'a.md one',
      'a.md two',
      'a.md three',
      'b.md one',
      'b.md two',
    ])
    expect(lead).toContain('1 more of this kind.')
    const one = renderComment(reportOf(many.slice(0, 1)), links, 60_000).split('<details>')[0]
    expect(one?.match(/^- /gm)).toHaveLength(5)
  })

  it('is about what this change earned: a decision that stood before is one folded line', () => {
    const standing = draftOf('old.md', { verdict: severe, base: severe })
    const text = renderComment(
      reportOf([standing, draftOf('a.md', { verdict: mild })]),
      links,
      60_000,
    )
    expect(text).toContain('### Content Trust: allow\n')
    expect(text).toContain('1 draft is fine, 1 keeps its decision from before.')
    expect(text).toContain(
      '<summary>1 draft with a decision that stood before this change</summary>',
    )
    expect(text).toContain('Allowed: a.md\n')
    expect(text).not.toContain('| **human&nbsp;review**')
    const alone = renderComment(reportOf([standing]), links, 60_000)
    expect(alone).toContain('### Content Trust: nothing new\n')
    expect(alone).not.toContain('| --- |')
    // Where a whole repository is checked nothing changed, and every decision is news.
    const whole = renderComment(reportOf([{ ...standing, change: 'unchanged' }]), links, 60_000)
    expect(whole).toContain('### Content Trust: human review\n')
    expect(whole).toContain('| **human&nbsp;review** | [old.md]')
  })

  it('says how to keep words in a comment that the files with findings take', () => {
    const hintOf = (...paths: string[]) => {
      const findings = sampleReport().drafts[1]?.findings ?? []
      const drafts = paths.map((path) => draftOf(path, { verdict: severe, findings }))
      return /To keep words.*/.exec(renderComment(reportOf(drafts), links, 60_000))?.[0] ?? ''
    }
    const html = '`<!-- content-trust-disable-next-line unnamed-study -- your reason -->`'
    const mdx = '`{/* content-trust-disable-next-line unnamed-study -- your reason */}`'
    expect(hintOf('a.md')).toBe(`To keep words as they are, put ${html} on the line above them.`)
    expect(hintOf('a.MDX')).toBe(`To keep words as they are, put ${mdx} on the line above them.`)
    expect(hintOf('a.md', 'b.mdx')).toContain(`${html}, or in MDX ${mdx}, on the line`)
    expect(hintOf('b.mdx', 'a.md')).toContain(`${html}, or in MDX ${mdx}, on the line`)
    expect(hintOf('a.adoc')).toContain('put `// content-trust-disable-next-line unnamed-study')
    expect(hintOf('a.rst')).toContain('put `.. content-trust-disable-next-line unnamed-study')
    const clean = renderComment(reportOf([draftOf('a.md', { verdict: mild })]), links, 60_000)
    expect(clean).not.toContain('To keep words')
    // What it says works: the finding is gone, and no comment is left over.
    for (const [syntax, hint] of [
      ['markdown', html],
      ['mdx', mdx],
    ] as const) {
      const source = `${hint.slice(1, -1)}\nStudies show that it saves hours.\n`
      const { evidence, unused_directives: unused = [] } = analyzeText({ source, syntax })
      expect(evidence.filter(({ rule }) => rule === 'unnamed-study')).toEqual([])
      expect(unused).toEqual([])
    }
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
    expect(text).toContain('### Content Trust: cannot judge\n')
    expect(text).toContain('\n1 draft cannot be judged. ')
    expect(text).toContain(
      '**Cannot judge**: the text does not read as English, and the scores are calibrated for English: zh.md\n',
    )
    expect(text).not.toMatch(/Allowed|0\.\d\d\b(?!\.)/)
    expect(text).toContain('<details><summary>1 finding</summary>')
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
    expect(text).toContain('A person should read this before it is used.')
    expect(text).toMatch(/^Allowed: .* and 2989 more$/m)
  })

  it('stays below its limit where names and notes are as long as they may be', () => {
    const long = '漢'.repeat(4000)
    const drafts = Array.from({ length: 40 }, (_, at) => [
      draftOf(`${at}${long}`, { ...sampleReport().drafts[1], path: `${at}${long}` }),
      draftOf(`${at}x${long}`, { status: 'failed', note: 'n'.repeat(1000) }),
      draftOf(`${at}y${long}`, { status: 'skipped', note: `${at}${'&'.repeat(990)}` }),
      draftOf(`${at}z${long}`, { verdict: mild }),
    ]).flat()
    const text = renderComment(reportOf(drafts), links, 60_000)
    expect(text.length).toBeLessThan(60_000)
    expect(text).toContain('Content Trust: human review')
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
