import type { Severity } from '@content-trust/engine/schema'
import type { WrittenLayer } from '@content-trust/workspace'
import { explainIssues, layerShape, parser, withoutAliases } from '@content-trust/workspace/parse'
import * as z from 'zod'

const MAX_FINDINGS = 1000
const DELAY_MS = 150

/** How a finding is marked; `none` leaves it out of the problems. */
const markLevels = ['error', 'warning', 'information', 'hint', 'none'] as const
export type MarkLevel = (typeof markLevels)[number]
const markLevel = z.enum(markLevels)

/** The section `contentTrust` of an editor's settings; what a draft is scored with is as in a config file. */
const editorSettingsSchema = z.strictObject({
  ...layerShape,
  /** A config file to use, and no other, as with `--config`. */
  config: z.string().min(1).optional(),
  /** Most findings of one draft. */
  max_findings: z.int().min(0).default(MAX_FINDINGS),
  /** Time without an edit after which a draft is scored. */
  delay_ms: z.int().min(0).max(10_000).default(DELAY_MS),
  /** How findings of each severity are marked: as in SARIF, high is an error, medium a warning, low a note. */
  diagnostic_severity: z
    .strictObject({
      high: markLevel.default('error'),
      medium: markLevel.default('warning'),
      low: markLevel.default('information'),
    })
    .prefault({}),
  /** Whether config files that are code may run; `false` in a folder that nobody has vouched for. */
  run_config_code: z.boolean().default(true),
  /** Both are read by clients, not by the server. */
  client: z.unknown().optional(),
  trace: z.unknown().optional(),
})

/** The section of an editor's settings, with defaults. */
export interface EditorSettings {
  /** Below the config files: the editor shows what the checks of the repository report. */
  readonly layer: WrittenLayer
  readonly config: string | null
  readonly maxFindings: number
  readonly delayMs: number
  readonly levels: Readonly<Record<Severity, MarkLevel>>
  readonly runsConfigCode: boolean
}

/** The settings of an editor that sends no section. */
export const noEditorSettings: EditorSettings = toSettings(editorSettingsSchema.parse({}))

const keys = Object.keys(editorSettingsSchema.shape)

/** A section under the names that config files have, without the keys that are null: editors send them all. */
export function namedSettings(value: unknown): unknown {
  return withoutAliases(withoutNulls(value ?? {}), keys)
}

/**
 * The settings in place of a section that is wrong. What it says against running code still holds: a folder
 * may bring a wrong section along to be trusted by default.
 */
export function settingsInPlaceOf(value: unknown): EditorSettings {
  const named = namedSettings(value)
  const isObject = typeof named === 'object' && named !== null
  const runs = isObject ? Reflect.get(named, 'run_config_code') : undefined
  return { ...noEditorSettings, runsConfigCode: runs === undefined || runs === true }
}

/**
 * Checks the settings of an editor; a key with the value null is not set. `ownRules` finds the ids of the rules that
 * config files define; it is called only for a name that is not built in.
 */
export async function parseEditorSettings(
  value: unknown,
  knownRules: readonly string[],
  ownRules: (settings: EditorSettings) => Promise<readonly string[]> = async () => [],
): Promise<{ readonly value: EditorSettings } | { readonly problem: string }> {
  const given = namedSettings(value)
  const parsed = editorSettingsSchema.safeParse(given)
  if (!parsed.success) {
    return { problem: explainIssues(parsed.error.issues, given, () => keys) }
  }
  const settings = toSettings(parsed.data)
  const known = [...knownRules, ...parser.definedRules(settings.layer)]
  if (parser.unknownRule(settings.layer, known) === null) return { value: settings }
  const own = await ownRules(settings)
  const unknown = parser.unknownRule(settings.layer, [...known, ...own])
  return unknown === null ? { value: settings } : { problem: unknown.problem }
}

function toSettings(parsed: z.infer<typeof editorSettingsSchema>): EditorSettings {
  const {
    config = null,
    max_findings: maxFindings,
    delay_ms: delayMs,
    diagnostic_severity: levels,
    run_config_code: runsConfigCode,
    client: _,
    trace: __,
    ...layer
  } = parsed
  return { layer, config, maxFindings, delayMs, levels, runsConfigCode }
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
}
