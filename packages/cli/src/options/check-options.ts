import { formatLabels, intendedUseLabels } from '@content-trust/engine/report'
import type { Format, IntendedUse } from '@content-trust/engine/schema'
import { type FailOn, failOnValues, UsageError, type WrittenLayer } from '@content-trust/workspace'
import { atMost, pick } from './typed-values.ts'

/** Options of `check` as the user typed them. */
export interface CheckOptions {
  readonly use?: string
  readonly formatHint?: string
  readonly domain?: string
  readonly policy?: string
  readonly policyFile?: string
  /** Paths of policy files, as settings name them. */
  readonly policies?: readonly string[]
  readonly failOn?: string
  /** Rule ids or evidence types; each value may name several, separated by commas. */
  readonly failOnRule?: readonly string[]
  readonly format?: string
  readonly output?: string
  readonly config?: string
  readonly printConfig?: string
  readonly since?: string
  readonly baseline?: string
  readonly updateBaseline?: boolean
  readonly cache?: boolean
  readonly watch?: boolean
  readonly stdinFilename?: string
  readonly fix?: boolean
  readonly dryRun?: boolean
  readonly stdout?: boolean
  readonly rewriter?: boolean
  readonly images?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
  readonly maxFindings?: string
  readonly passWithNoFiles?: boolean
  readonly jobs?: string
  readonly color?: boolean
  /** Whether servers are asked about the references of drafts. */
  readonly sources?: boolean
  readonly allowPrivate?: boolean
  readonly offline?: boolean
  readonly maxAge?: string
  /** The folder of the cache of pages; false for none. */
  readonly sourceCache?: string | false
  readonly failOnSources?: readonly string[]
}

export const intendedUses = Object.keys(intendedUseLabels).filter(isIntendedUse)
export const formatHints = Object.keys(formatLabels).filter(isFormat)

/** The options that set settings. */
export type LayerOptions = Pick<
  CheckOptions,
  'use' | 'formatHint' | 'domain' | 'policy' | 'policies' | 'failOn' | 'failOnRule'
>

/**
 * The settings that options set, checked. Throws a UsageError for a value that is wrong. `ownRules` finds the ids of
 * the rules that settings define; it is called only for a name that is not built in.
 */
export async function optionLayer(
  options: LayerOptions,
  knownRules: readonly string[],
  ownRules: () => Promise<readonly string[]> = async () => [],
): Promise<WrittenLayer> {
  const rules = await ruleList(options.failOnRule, knownRules, ownRules)
  return {
    ...(rules === null ? {} : { fail_on_rules: rules }),
    intended_use: pick('--use', options.use, intendedUses),
    format: pick('--format-hint', options.formatHint, formatHints),
    domain: atMost('--domain', options.domain, 100),
    custom_policy: atMost('--policy', options.policy, 2000),
    policy: options.policies,
    fail_on: pick<FailOn>('--fail-on', options.failOn, failOnValues),
  }
}

async function ruleList(
  values: readonly string[] | undefined,
  knownRules: readonly string[],
  ownRules: () => Promise<readonly string[]>,
): Promise<string[] | null> {
  if (values === undefined) return null
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim())
  if (names.includes('')) {
    throw new UsageError('--fail-on-rule: Expected a rule or an evidence type, found nothing.')
  }
  // Checked as the key of a config is; loaded here, because few runs have the option.
  const { parser } = await import('@content-trust/workspace/parse')
  const layer = { fail_on_rules: names }
  if (parser.unknownRule(layer, knownRules) === null) return names
  const unknown = parser.unknownRule(layer, [...knownRules, ...(await ownRules())])
  if (unknown !== null) throw new UsageError(`--fail-on-rule: ${unknown.problem}`)
  return names
}

function isIntendedUse(value: string): value is IntendedUse {
  return value in intendedUseLabels
}

function isFormat(value: string): value is Format {
  return value in formatLabels
}
