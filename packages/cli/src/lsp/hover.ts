import {
  confidenceMeanings,
  decisionText,
  escapeMarkdown,
  type Finding,
  scoreLabels,
  scoreMeanings,
  scoresOf,
  scoreText,
  specificLimitations,
  suggestionText,
} from '@content-trust/engine/report'
import { type Hover, MarkupKind, type Position } from 'vscode-languageserver-protocol/node'
import type { ScoredReport } from '../reporters/draft-report.ts'
import type { ClientFeatures } from './client-features.ts'
import { markFindings, type View } from './diagnostics.ts'
import { firstLine, toOffset } from './positions.ts'
import type { RuleBook } from './rule-pages.ts'

/** Says what was found at a place and why; on the first line also how the draft scored. */
export function hoverAt(
  report: ScoredReport,
  position: Position,
  { hasMarkdown }: Pick<ClientFeatures, 'hasMarkdown'>,
  view: View,
): Hover | null {
  const { encoding, rules } = view
  const offset = toOffset(report.lines, position, encoding)
  const write = hasMarkdown ? markdown : plain
  const here = markFindings(report, view).filter(
    ({ finding: { place } }) => place !== null && place.start <= offset && offset <= place.end,
  )
  const isFirst = position.line === 0
  const parts = here.map(({ finding }) => findingText(report, finding, rules, write))
  if (isFirst) parts.push(scoresPart(report, write))
  if (parts.length === 0) return null
  const kind = hasMarkdown ? MarkupKind.Markdown : MarkupKind.PlainText
  const range = here[0]?.diagnostic.range ?? firstLine(report.lines, encoding)
  return { contents: { kind, value: parts.join(write.rule) }, range }
}

/** How words are marked for the client. */
interface Writer {
  readonly bold: (text: string) => string
  readonly text: (text: string) => string
  readonly link: (text: string, page: string | null) => string
  readonly rule: string
}

const plain: Writer = {
  bold: (text) => text,
  text: (text) => text,
  link: (text) => text,
  rule: '\n\n',
}

const markdown: Writer = {
  bold: (text) => `**${escapeMarkdown(text)}**`,
  text: escapeMarkdown,
  link: (text, page) =>
    page === null ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${page})`,
  rule: '\n\n---\n\n',
}

function findingText(
  { settings }: ScoredReport,
  finding: Finding,
  rules: RuleBook,
  write: Writer,
): string {
  const { title, severity, quote, explanation, rule } = finding
  const advice = suggestionText(finding)
  const fix = rules.fixOf(rule) ?? settings.rules?.[rule]?.fix ?? null
  return [
    `${write.bold(`${title}, ${severity}`)}: ${write.text(`“${quote}”`)}`,
    write.text(explanation),
    ...(advice === null ? [] : [write.text(advice)]),
    ...(fix === null ? [] : [write.text(fix)]),
    write.link(rule, rules.pageOf(rule)),
  ].join('\n\n')
}

function scoresPart(report: ScoredReport, write: Writer): string {
  const { result } = report
  const scores = scoresOf(result).map(
    ([name, value]) =>
      `- ${write.bold(`${scoreLabels[name]} ${scoreText(value)}`)}: ${write.text(scoreMeanings[name])}`,
  )
  return [
    write.bold(decisionText(report)),
    scores.join('\n'),
    write.text(`Confidence ${result.confidence}: ${confidenceMeanings[result.confidence]}.`),
    ...specificLimitations(result.limitations).map(write.text),
  ].join('\n\n')
}
