import {
  type DraftReport,
  decisionText,
  type Finding,
  type FindingPlace,
  fingerprint,
  type HiddenFinding,
  type Lines,
  messageText,
  positionAt,
  type ScoredReport,
} from '../report/index.ts'
import type { Json, Reporter, ReporterOptions } from './reporter.ts'
import {
  clauseDescriptor,
  decisionDescriptor,
  levels,
  ownDescriptor,
  ruleDescriptor,
} from './sarif-rules.ts'

const schemaUri = 'https://json.schemastore.org/sarif-2.1.0.json'
const DECISION = 'decision'
const homePage = 'https://www.npmjs.com/package/content-trust'

/** SARIF 2.1.0; hidden findings stay in it as suppressed, so that they are not taken for fixed. */
export function createSarif({
  rules,
  engineVersion,
  modelVersion,
  pathPrefix,
  hash,
}: ReporterOptions): Reporter {
  const descriptors: Json[] = rules.map((rule) => ruleDescriptor(rule, engineVersion))
  const indexes = new Map(rules.map(({ id }, index) => [id, index]))
  const notifications: Json[] = []
  let isFirst = true

  const indexOf = (id: string, describe: () => Json): number => {
    const known = indexes.get(id)
    if (known !== undefined) return known
    indexes.set(id, descriptors.length)
    return descriptors.push(describe()) - 1
  }
  const write = (result: Json) => {
    const separator = isFirst ? '\n' : ',\n'
    isFirst = false
    return separator + JSON.stringify(result)
  }
  const ruleOf = (report: ScoredReport, finding: Finding) => {
    const { rule, clause } = finding
    if (clause === undefined) {
      return { ruleId: rule, ruleIndex: indexOf(rule, () => ownDescriptor(report, finding)) }
    }
    // Each clause is a rule, so that a viewer lists its places under its words.
    const ruleId = `${rule}/${clause.id ?? hash(clause.words).slice(0, 16)}`
    return {
      ruleId,
      ruleIndex: indexOf(ruleId, () => clauseDescriptor(ruleId, report, clause, finding)),
    }
  }
  const resultOf = (report: ScoredReport, finding: Finding): Json => ({
    ...ruleOf(report, finding),
    level: levels[finding.severity],
    message: { text: messageText(finding) },
    locations: [location(uriOf(pathPrefix, report.shown), regionOf(finding))],
    partialFingerprints: { 'contentTrust/v1': fingerprint(report.source, finding, hash) },
    ...fixesOf(report.lines, finding, uriOf(pathPrefix, report.shown)),
    properties: { type: finding.type, severity: finding.severity },
  })

  const decisionOf = (report: ScoredReport): readonly Json[] =>
    report.gateFailed
      ? [
          decisionResult(
            report,
            indexOf(DECISION, () => decisionDescriptor(DECISION)),
            pathPrefix,
          ),
        ]
      : []

  const driver = {
    name: 'Content Trust',
    informationUri: homePage,
    version: engineVersion,
    semanticVersion: engineVersion,
    rules: descriptors,
    properties: { modelVersion },
  }
  const invocationOf = (failed: number): Json => ({
    executionSuccessful: failed === 0,
    toolExecutionNotifications: notifications,
  })
  // Code scanning keeps runs apart by what is before the last slash: those of other folders stay.
  const automation = JSON.stringify({ id: `content-trust/${pathPrefix}` })
  return {
    begin: () =>
      `{"$schema":"${schemaUri}","version":"2.1.0","runs":[{"automationDetails":${automation},"columnKind":"utf16CodeUnits","results":[`,
    draft: (report) => {
      notifications.push(...notificationsOf(report, pathPrefix))
      if (report.status !== 'scored') return ''
      const findings = report.findings.map((finding) => ({
        ...resultOf(report, finding),
        ...(report.hasBaseline ? { baselineState: 'new' } : {}),
      }))
      const hidden = report.hidden.map((item) => ({
        ...resultOf(report, item.finding),
        ...suppression(item, report.hasBaseline),
      }))
      return [...decisionOf(report), ...findings, ...hidden].map(write).join('')
    },
    end: ({ failed }) =>
      `\n],"tool":{"driver":${JSON.stringify(driver)}},"invocations":[${JSON.stringify(invocationOf(failed))}]}]}\n`,
  }
}

/** That a draft as a whole fails the gate. */
function decisionResult(report: ScoredReport, ruleIndex: number, pathPrefix: string): Json {
  return {
    ruleId: DECISION,
    ruleIndex,
    level: 'error',
    message: { text: decisionText(report) },
    locations: [location(uriOf(pathPrefix, report.shown), { region: { startLine: 1 } })],
    partialFingerprints: { 'contentTrust/v1': DECISION },
  }
}

/** What kept a draft from being scored, or is wrong with it and did not. */
function notificationsOf(report: DraftReport, pathPrefix: string): Json[] {
  if (report.status === 'skipped') return []
  const uri = uriOf(pathPrefix, report.shown)
  if (report.status === 'failed') {
    const region = report.line === undefined ? {} : { region: { startLine: report.line } }
    const locations = [location(uri, region)]
    return [{ level: 'error', message: { text: report.problem }, locations }]
  }
  return report.warnings.map(({ line, problem }) => ({
    level: 'warning',
    message: { text: problem },
    locations: [location(uri, { region: { startLine: line } })],
  }))
}

function suppression({ by, reason }: HiddenFinding, hasBaseline: boolean): Json {
  const kind = by === 'directive' ? 'inSource' : 'external'
  const state =
    by === 'baseline' ? { baselineState: 'unchanged' } : hasBaseline ? { baselineState: 'new' } : {}
  return { suppressions: [{ kind, status: 'accepted', justification: reason }], ...state }
}

function regionOf({ place, quote }: Finding): Json {
  return place === null ? {} : { region: { ...regionAt(place), snippet: { text: quote } } }
}

/** A range by lines and columns, which viewers read, and by offsets. */
function regionAt({ from, to, start, end }: FindingPlace): Json {
  return {
    startLine: from.line,
    startColumn: from.column,
    endLine: to.line,
    endColumn: to.column,
    charOffset: start,
    charLength: end - start,
  }
}

function fixesOf(lines: Lines, { suggestion, edit }: Finding, uri: string): Json {
  if (suggestion === null || edit === null) return {}
  const { start, end } = edit
  const from = positionAt(lines, start)
  const deletedRegion = regionAt({ start, end, from, to: positionAt(lines, end) })
  const replacement = { deletedRegion, insertedContent: { text: edit.text } }
  const change = { artifactLocation: { uri }, replacements: [replacement] }
  const text = suggestion === '' ? 'Delete it.' : `Replace it with “${suggestion}”.`
  return { fixes: [{ description: { text }, artifactChanges: [change] }] }
}

function location(uri: string, region: Json): Json {
  return { physicalLocation: { artifactLocation: { uri }, ...region } }
}

function uriOf(prefix: string, shown: string): string {
  return `${prefix}${shown}`.split('/').map(encodeURIComponent).join('/')
}
