import type { FailOn, Settings } from '../settings/settings.ts'

/** A setting of a draft that its base does not have and that may loosen what it is held to. */
export interface AskedSetting {
  /** The key, with the entry of a map: `fail_on`, `ignore_rules.cliche`. */
  readonly setting: string
  /** The reason that is written beside it, or null. */
  readonly reason: string | null
}

/** Settings that a change is held to, and what it asks for beyond them. */
export interface HeldSettings {
  readonly settings: Settings
  readonly asked: readonly AskedSetting[]
}

/**
 * The settings of a new version as far as they are no milder than those of its base: a gate that fails more, more
 * rules that fail it, fewer ignored rules, higher severities. All else stays as in the base and is listed.
 */
export function holdSettings(base: Settings, now: Settings): HeldSettings {
  const asked: AskedSetting[] = []
  const ask = (setting: string, reason: string | null = null) => {
    asked.push({ setting, reason })
  }
  const failOn = isAsStrict(now.fail_on, base.fail_on) ? now.fail_on : base.fail_on
  if (failOn !== now.fail_on) ask('fail_on')
  if (base.fail_on_rules.some((rule) => !now.fail_on_rules.includes(rule))) ask('fail_on_rules')
  for (const [name, reason] of Object.entries(now.ignore_rules)) {
    if (!(name in base.ignore_rules)) ask(`ignore_rules.${name}`, reason)
  }
  const settings: Settings = {
    ...base,
    fail_on: failOn,
    fail_on_rules: [...new Set([...base.fail_on_rules, ...now.fail_on_rules])],
    ignore_rules: keptEntries(base.ignore_rules, now.ignore_rules),
    severity: heldSeverities(base.severity, now.severity, ask),
  }
  for (const key of otherKeys) {
    if (!isSame(base[key], now[key])) ask(key)
  }
  return { settings, asked }
}

/** Settings of which nothing says whether a change loosens them. */
const otherKeys = [
  'intended_use',
  'format',
  'domain',
  'custom_policy',
  'policy',
  'accept',
  'reject',
  'rules',
] as const satisfies readonly (keyof Settings)[]

const severityRanks = { off: 0, low: 1, medium: 2, high: 3 } as const

/** Entries of both; what the base ignores and the draft no longer does reports again. */
function keptEntries(
  base: Settings['ignore_rules'],
  now: Settings['ignore_rules'],
): Settings['ignore_rules'] {
  return Object.fromEntries(Object.entries(base).filter(([name]) => name in now))
}

function heldSeverities(
  base: Settings['severity'],
  now: Settings['severity'],
  ask: (setting: string) => void,
): Settings['severity'] {
  const held = { ...base }
  for (const [name, severity] of Object.entries(now)) {
    const before = base[name]
    // Without an entry, a rule has a severity of its own that only the highest is sure to reach.
    const least = before === undefined ? severityRanks.high : severityRanks[before]
    if (severityRanks[severity] >= least) held[name] = severity
    else ask(`severity.${name}`)
  }
  for (const [name, severity] of Object.entries(base)) {
    if (name in now) continue
    if (severity === 'off') delete held[name]
    else ask(`severity.${name}`)
  }
  return held
}

/** Whether whatever fails the gate `before` fails the gate `now`. */
function isAsStrict(now: FailOn, before: FailOn): boolean {
  if (now === before || before === 'none') return true
  const scale = scales.find((each) => each.includes(before)) ?? []
  const at = scale.indexOf(now)
  return at >= 0 && at <= scale.indexOf(before)
}

/** Gates of one kind, the strictest first; a level and a decision cannot be compared. */
const scales: readonly (readonly FailOn[])[] = [
  ['medium', 'high'],
  ['revise', 'human_review', 'reject'],
]

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, entry]) => [key, sorted(entry)])
}
