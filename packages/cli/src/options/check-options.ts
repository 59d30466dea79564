import { formatLabels, intendedUseLabels } from '@content-trust/engine/report'
import type { Format, IntendedUse } from '@content-trust/engine/schema'
import {
  type FailOn,
  failOnValues,
  type SettingsLayer,
  unknownRule,
} from '@content-trust/engine/settings'
import { UsageError } from '../usage-error.ts'
import { atMost, pick } from './typed-values.ts'

/** Options of `check` as the user typed them. */
export interface CheckOptions {
  readonly use?: string
  readonly formatHint?: string
  readonly domain?: string
  readonly policy?: string
  readonly policyFile?: string
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
  /** Which run of `--watch` this is. */
  readonly edition?: number
}

export const intendedUses = Object.keys(intendedUseLabels).filter(isIntendedUse)
export const formatHints = Object.keys(formatLabels).filter(isFormat)

/** The settings that options name. */
export function optionLayer(options: CheckOptions, knownRules: readonly string[]): SettingsLayer {
  const rules = ruleList(options.failOnRule, knownRules)
  return {
    ...(rules === null ? {} : { fail_on_rules: rules }),
    intended_use: pick('--use', options.use, intendedUses),
    format: pick('--format-hint', options.formatHint, formatHints),
    domain: atMost('--domain', options.domain, 100),
    custom_policy: atMost('--policy', options.policy, 2000),
    fail_on: pick<FailOn>('--fail-on', options.failOn, failOnValues),
  }
}

function ruleList(
  values: readonly string[] | undefined,
  knownRules: readonly string[],
): string[] | null {
  if (values === undefined) return null
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim())
  const layer = { fail_on_rules: names }
  const problem = names.includes('')
    ? 'Expected a rule or an evidence type, found nothing.'
    : unknownRule(layer, knownRules)
  if (problem !== null) throw new UsageError(`--fail-on-rule: ${problem}`)
  return names
}

function isIntendedUse(value: string): value is IntendedUse {
  return value in intendedUseLabels
}

function isFormat(value: string): value is Format {
  return value in formatLabels
}
