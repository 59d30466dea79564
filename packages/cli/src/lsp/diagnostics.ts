import { decisionText, type Finding, suggestionText } from '@content-trust/engine/report'
import type { Severity } from '@content-trust/engine/schema'
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-protocol/node'
import type { DraftReport, ScoredReport } from '../reporters/draft-report.ts'
import type { MarkLevel } from './editor-settings.ts'
import { type Encoding, firstLine, toRange } from './positions.ts'
import type { RuleBook } from './rule-pages.ts'

/** A finding as the editor marks it. */
export interface MarkedFinding {
  readonly finding: Finding
  readonly diagnostic: Diagnostic
}

const source = 'content-trust'

const levels: Readonly<Record<Exclude<MarkLevel, 'none'>, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
}

/** How findings are shown: what columns count, what is known of rules, and how severe marks are. */
export interface View {
  readonly encoding: Encoding
  readonly rules: RuleBook
  readonly levels: Readonly<Record<Severity, MarkLevel>>
}

/** The diagnostics of a draft: findings, the gate, comments that hide nothing, or why it was not scored. */
export function diagnosticsOf(report: DraftReport | null, view: View): Diagnostic[] {
  if (report === null || report.status === 'skipped') return []
  if (report.status === 'failed') return [unreadable(report.problem, (report.line ?? 1) - 1)]
  const { lines, result } = report
  const { encoding } = view
  const marked = markFindings(report, view)
    .filter(({ finding: { severity } }) => view.levels[severity] !== 'none')
    .map(({ diagnostic }) => diagnostic)
  const unused = (result.unused_directives ?? []).map(({ start, end, reason }): Diagnostic => {
    const range = toRange(lines, { start, end }, encoding)
    const severity = DiagnosticSeverity.Information
    return { range, severity, code: 'unused-comment', source, message: reason }
  })
  return [...gate(report, encoding), ...report.warnings.map(frontMatter), ...marked, ...unused]
}

/** The findings of a draft in reading order, each with its mark. */
export function markFindings(
  { lines, findings }: ScoredReport,
  { encoding, rules, levels: chosen }: View,
): MarkedFinding[] {
  return findings.map((finding) => {
    const { place, rule, severity, explanation, type, suggestion } = finding
    const page = rules.pageOf(rule)
    const advice = suggestionText(finding)
    const level = chosen[severity]
    const diagnostic: Diagnostic = {
      range: place === null ? firstLine(lines, encoding) : toRange(lines, place, encoding),
      severity: levels[level === 'none' ? 'hint' : level],
      code: rule,
      ...(page === null ? {} : { codeDescription: { href: page } }),
      source,
      message: advice === null ? explanation : `${explanation} ${advice}`,
      data: { type, severity, suggestion, start: place?.start ?? null, end: place?.end ?? null },
    }
    return { finding, diagnostic }
  })
}

/** A gate that fails is about the draft as a whole. */
function gate(report: ScoredReport, encoding: Encoding): Diagnostic[] {
  if (!report.gateFailed) return []
  return [
    {
      range: firstLine(report.lines, encoding),
      severity: DiagnosticSeverity.Error,
      code: 'decision',
      source,
      message: decisionText(report),
    },
  ]
}

function frontMatter({ line, problem }: ScoredReport['warnings'][number]): Diagnostic {
  return {
    range: { start: { line: line - 1, character: 0 }, end: { line, character: 0 } },
    severity: DiagnosticSeverity.Warning,
    code: 'front-matter',
    source,
    message: problem,
  }
}

// A draft without diagnostics looks checked, so one that was not scored says so.
function unreadable(problem: string, line: number): Diagnostic {
  return {
    range: { start: { line, character: 0 }, end: { line: line + 1, character: 0 } },
    severity: DiagnosticSeverity.Error,
    code: 'not-checked',
    source,
    message: `Not checked: ${problem}`,
  }
}
