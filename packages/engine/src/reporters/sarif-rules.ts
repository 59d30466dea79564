import {
  describeOwnRule,
  escapeMarkdown,
  evidenceTypeLabels,
  type Finding,
  type NamedClause,
  ruleAddress,
  type ScoredReport,
} from '../report/index.ts'
import type { Severity } from '../schema/index.ts'
import type { Json, ReporterRule } from './reporter.ts'

/** A report describes every rule, so it shows the first examples of each and links to the rest. */
const MOST_EXAMPLES = 3

/** SARIF's word for each severity. */
export const levels: Readonly<Record<Severity, string>> = {
  high: 'error',
  medium: 'warning',
  low: 'note',
}

/** A built-in rule, with the address of its page. */
export function ruleDescriptor(rule: ReporterRule, engineVersion: string): Json {
  const page = ruleAddress(rule.id, engineVersion)
  const { help, ...descriptor } = descriptorOf(rule)
  const markdown = `${help.markdown}\n\n[More about this rule](${page})`
  return { ...descriptor, helpUri: page, help: { ...help, markdown } }
}

/** A rule that is not built in: one of the draft's settings, or evidence that no rule owns. */
export function ownDescriptor({ settings }: ScoredReport, finding: Finding): Json {
  const own = settings.rules?.[finding.rule]
  return own === undefined ? typeDescriptor(finding) : descriptorOf(describeOwnRule(own))
}

/** Characters of a rule's description that code scanning keeps. */
const MOST_DESCRIBED = 1024

/** A clause of a policy as a rule. */
export function clauseDescriptor(
  ruleId: string,
  { settings }: ScoredReport,
  { words, id }: NamedClause,
  { type, severity }: Finding,
): Json {
  const text = [...words].slice(0, MOST_DESCRIBED).join('')
  const { reason } = (id !== null && settings.policy?.[id]) || {}
  const help = reason === undefined ? text : `${text}\n\n${reason}`
  return {
    id: ruleId,
    name: ruleId,
    shortDescription: { text },
    help: { text: help, markdown: help.split('\n\n').map(escapeMarkdown).join('\n\n') },
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: [type, 'policy'] },
  }
}

/** The rule of the result that says that a draft as a whole fails the gate. */
export function decisionDescriptor(id: string): Json {
  const text = 'The draft as a whole fails the gate.'
  return { id, name: id, shortDescription: { text }, help: { text, markdown: text } }
}

function descriptorOf(rule: ReporterRule) {
  const { id, type, severity, summary, fix } = rule
  return {
    id,
    name: id,
    shortDescription: { text: summary },
    fullDescription: { text: `${summary} ${fix}` },
    help: { text: helpText(rule), markdown: helpMarkdown(rule) },
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: [type] },
  }
}

function helpText({ summary, fix, examples: { bad, good } }: ReporterRule): string {
  const [flagged] = bad
  const [near] = good
  return [
    summary,
    fix,
    ...(flagged === undefined ? [] : [`Flagged: ${flagged.replaceAll(/[«»]/g, '')}`]),
    ...(near === undefined ? [] : [`Not flagged: ${near}`]),
  ].join('\n\n')
}

function helpMarkdown({ summary, fix, examples: { bad, good } }: ReporterRule): string {
  return [
    summary,
    `**What to do:** ${fix}`,
    ...list('Flagged', bad.slice(0, MOST_EXAMPLES).map(withMarks)),
    ...list('Not flagged', good.slice(0, MOST_EXAMPLES).map(escapeMarkdown)),
  ].join('\n\n')
}

function list(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`**${title}:**`, items.map((item) => `- ${item}`).join('\n')]
}

/** The words between « and » in bold. */
function withMarks(example: string): string {
  return escapeMarkdown(example).replaceAll(/«([^»]*)»/g, '**$1**')
}

function typeDescriptor({ rule, type, severity }: Finding): Json {
  const text = `Evidence of the type “${evidenceTypeLabels[type]}”.`
  return {
    id: rule,
    name: rule,
    shortDescription: { text },
    help: { text, markdown: text },
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: [type] },
  }
}
