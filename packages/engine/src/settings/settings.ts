import type {
  Action,
  Format,
  IntendedUse,
  OwnRule,
  RiskLevel,
  SeverityChoice,
} from '../schema/index.ts'

/** When a draft fails the gate: at a risk level, or at a decision or a stricter one. */
export const failOnValues = ['none', 'medium', 'high', 'revise', 'human_review', 'reject'] as const
export type FailOn = (typeof failOnValues)[number]

/** What a draft is scored with, after config files, options and front matter. */
export interface Settings {
  readonly intended_use?: IntendedUse
  readonly format?: Format
  readonly domain?: string
  readonly custom_policy?: string
  readonly fail_on: FailOn
  /** Rule ids and evidence types of which any finding fails the gate, whatever the level. */
  readonly fail_on_rules: readonly string[]
  /** How severe findings are, by rule id or evidence type; `off` hides them. */
  readonly severity: Readonly<Record<string, SeverityChoice>>
  /** Rule ids that do not report, each with its reason. */
  readonly ignore_rules: Readonly<Record<string, string>>
  /** Own phrase rules by id; reports describe them. */
  readonly rules?: Readonly<Record<string, OwnRule>>
}

/** One source of settings; `false` under `ignore_rules` lets a rule report again. */
export interface SettingsLayer {
  readonly intended_use?: IntendedUse | undefined
  readonly format?: Format | undefined
  readonly domain?: string | undefined
  readonly custom_policy?: string | undefined
  readonly fail_on?: FailOn | undefined
  readonly fail_on_rules?: readonly string[] | undefined
  readonly severity?: Readonly<Record<string, SeverityChoice>> | undefined
  readonly ignore_rules?: Readonly<Record<string, string | false>> | undefined
}

/** A layer and the name of the place it comes from. */
export interface NamedLayer {
  readonly origin: string
  readonly layer: SettingsLayer
}

const noGate: Settings = { fail_on: 'none', fail_on_rules: [], severity: {}, ignore_rules: {} }

/** Merges layers, the last one winning key by key. */
export function mergeLayers(layers: readonly SettingsLayer[]): Settings {
  return layers.reduce(applyLayer, noGate)
}

/** Puts one layer on top of settings. */
export function applyLayer(settings: Settings, layer: SettingsLayer): Settings {
  const { ignore_rules: ignored, severity = {}, ...rest } = layer
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const rules: Record<string, string> = { ...settings.ignore_rules }
  for (const [id, reason] of Object.entries(ignored ?? {})) {
    if (reason === false) delete rules[id]
    else rules[id] = reason
  }
  return {
    ...settings,
    ...given,
    severity: { ...settings.severity, ...severity },
    ignore_rules: rules,
  }
}

/** The keys of a layer alone, out of something that holds more. */
export function pickLayer(from: SettingsLayer): SettingsLayer {
  const { intended_use, format, domain, custom_policy } = from
  const { fail_on, fail_on_rules, severity, ignore_rules } = from
  return {
    intended_use,
    format,
    domain,
    custom_policy,
    fail_on,
    fail_on_rules,
    severity,
    ignore_rules,
  }
}

/** Whether anything can fail a draft. */
export function hasGate({
  fail_on,
  fail_on_rules,
}: Pick<Settings, 'fail_on' | 'fail_on_rules'>): boolean {
  return fail_on !== 'none' || fail_on_rules.length > 0
}

/** What a baseline file remembers of one draft. */
export interface BaselineEntry {
  readonly risk_level: RiskLevel
  readonly recommended_action: Action
  /** Number of findings by fingerprint. */
  readonly findings: Readonly<Record<string, number>>
}

/** What a draft or an image is for, as the engine takes it. */
export function contextOf({ intended_use, format, domain, custom_policy }: Settings) {
  return {
    ...(intended_use === undefined ? {} : { intended_use }),
    ...(format === undefined ? {} : { format }),
    ...(domain === undefined ? {} : { domain }),
    ...(custom_policy === undefined ? {} : { custom_policy }),
  }
}

/** What of its rules a draft switches off or weighs otherwise, as the engine takes it. */
export function switchesOf({
  ignore_rules,
  severity,
}: Pick<Settings, 'ignore_rules' | 'severity'>) {
  return { disabledRules: Object.keys(ignore_rules), severities: severity }
}
