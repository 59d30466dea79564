import type { TextResult } from '../schema/index.ts'
import { type ScoreCost, shareText, whyText } from './costs.ts'
import { alsoText, type Finding, suggestionText } from './findings/findings.ts'
import { gatherByClause } from './findings/gather-by-clause.ts'
import { scoreLabels, scoreText } from './labels/labels.ts'
import { decisionLabel, isUnjudged } from './labels/verdict.ts'
import { verdictText } from './words.ts'

/** A scored draft as a host hands it to the Markdown form. */
export interface MarkdownDraft {
  /** What the reader knows the draft by: a path. */
  readonly name: string
  readonly result: TextResult
  readonly findings: readonly Finding[]
  /** Findings left out for length. */
  readonly omitted: number
  /** What costs most, where the engine was asked for details. */
  readonly costs?: readonly ScoreCost[]
  /** Whether it is an image, a recording or a video. */
  readonly isMedia?: boolean
  /** Whether nothing was decided about it, because only its sources were asked. */
  readonly isUndecided?: boolean
}

/** Head of the table that `markdownRow` fills. */
export const markdownTableHead = `| draft | decision | risk | ${Object.values(scoreLabels).join(' | ')} | findings |
| --- | --- | --- | ${Object.values(scoreLabels)
  .map(() => '---:')
  .join(' | ')} | ---: |
`

/** One draft as a row of a Markdown table. */
export function markdownRow({ name, result, findings, omitted }: MarkdownDraft): string {
  const cells = [
    escapeMarkdown(name),
    `**${decisionLabel(result)}**`,
    isUnjudged(result) ? '–' : result.risk_level,
    scoreText(result.specificity_risk),
    scoreText(result.provenance_weakness),
    scoreText(result.slop_risk),
    scoreText(result.synthetic_texture_risk),
    String(findings.length + omitted),
  ]
  return `| ${cells.join(' | ')} |\n`
}

/** The findings of one draft as a Markdown section; '' when there are none and the draft was judged. */
export function markdownFindings(draft: MarkdownDraft): string {
  const { name, result, findings, omitted, isUndecided = false } = draft
  if (findings.length === 0 && (isUndecided || !isUnjudged(result))) return ''
  const verdict = isUndecided ? '' : `${escapeMarkdown(verdictText(result))}\n\n`
  const head = `### ${escapeMarkdown(name)}\n\n${verdict}`
  const more = omitted === 0 ? '' : `\n${omitted} more not shown.\n`
  return `${head}${costTable(draft.costs ?? [])}${gatherByClause(findings)
    .map((finding) => findingItem(finding, draft.isMedia === true))
    .join('')}${more}\n`
}

// GitHub looks for mentions and references in what Markdown leaves, so a backslash does not stop it; it is
// gone by then. A character without width does (github/markup#1168, dependabot/dependabot-core#3157).
const BREAK = '\u200b'

/** Escapes text so that Markdown, HTML and GitHub show it as it is, on one line. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\r\n\t ]+/g, ' ')
    .replace(/@(?=[\w-])|#(?=\w)/g, (sign) => sign + BREAK)
    .replace(/[\\`*_{}[\]<>#|~!@]/g, (character) => `\\${character}`)
    .replace(/&/g, '&amp;')
}

// A sentence is named so that it is found again; the line says where.
const QUOTED = 80

function costTable(costs: readonly ScoreCost[]): string {
  const rows = costs
    .filter(({ isDriver }) => isDriver)
    .flatMap(({ score, sentences }) =>
      sentences.map((costly) => {
        const { from, share, quote } = costly
        const cells = [
          scoreLabels[score],
          `line ${from.line}`,
          shareText(share),
          `“${escapeMarkdown(startOf(quote))}”`,
          escapeMarkdown(whyText(costly)),
        ]
        return `| ${cells.join(' | ')} |\n`
      }),
    )
  if (rows.length === 0) return ''
  return `| costs most in | where | share | sentence | why |\n| --- | --- | ---: | --- | --- |\n${rows.join('')}\n`
}

function startOf(sentence: string): string {
  if (sentence.length <= QUOTED) return sentence
  // By characters, so that no surrogate pair is cut in two.
  const start = [...sentence.slice(0, QUOTED)].slice(0, -1).join('')
  return `${start.replace(/\s\S*$/, '')}…`
}

function findingItem(finding: Finding, isMedia: boolean): string {
  const { place, severity, title, quote, explanation, rule } = finding
  const where = place ? `line ${place.from.line}` : isMedia ? 'whole file' : 'whole draft'
  const more = [suggestionText(finding), alsoText(finding)]
    .flatMap((text) => (text === null ? [] : [` ${escapeMarkdown(text)}`]))
    .join('')
  return `- **${severity}** ${title}, ${where}: “${escapeMarkdown(quote)}”  \n  ${escapeMarkdown(explanation)}${more} (${escapeMarkdown(rule)})\n`
}
