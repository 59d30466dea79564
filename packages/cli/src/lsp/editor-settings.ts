import type { SettingsLayer } from '@content-trust/workspace'
import { explainIssues, layerShape, parser } from '@content-trust/workspace/parse'
import * as z from 'zod'

const MAX_FINDINGS = 1000
const DELAY_MS = 150

/** The section `contentTrust` of an editor's settings; what a draft is scored with is as in a config file. */
const editorSettingsSchema = z.strictObject({
  ...layerShape,
  /** A config file to use, and no other, as with `--config`. */
  config: z.string().min(1).optional(),
  /** Most findings of one draft. */
  max_findings: z.int().min(0).default(MAX_FINDINGS),
  /** Time without an edit after which a draft is scored. */
  delay_ms: z.int().min(0).max(10_000).default(DELAY_MS),
  /** Both are read by clients, not by the server. */
  client: z.unknown().optional(),
  trace: z.unknown().optional(),
})

/** The section of an editor's settings, with defaults. */
export interface EditorSettings {
  /** Below the config files: the editor shows what the checks of the repository report. */
  readonly layer: SettingsLayer
  readonly config: string | null
  readonly maxFindings: number
  readonly delayMs: number
}

/** The settings of an editor that sends no section. */
export const noEditorSettings: EditorSettings = toSettings(editorSettingsSchema.parse({}))

/**
 * Checks the settings of an editor; a key with the value null is not set. `ownRules` finds the ids of the rules that
 * config files define; it is called only for a name that is not built in.
 */
export async function parseEditorSettings(
  value: unknown,
  knownRules: readonly string[],
  ownRules: (config: string | null) => Promise<readonly string[]> = async () => [],
): Promise<{ readonly value: EditorSettings } | { readonly problem: string }> {
  const given = withoutNulls(value ?? {})
  const parsed = editorSettingsSchema.safeParse(given)
  if (!parsed.success) {
    const keys = Object.keys(editorSettingsSchema.shape)
    return { problem: explainIssues(parsed.error.issues, given, () => keys) }
  }
  const settings = toSettings(parsed.data)
  const known = [...knownRules, ...parser.definedRules(settings.layer)]
  if (parser.unknownRule(settings.layer, known) === null) return { value: settings }
  const own = await ownRules(settings.config)
  const unknown = parser.unknownRule(settings.layer, [...known, ...own])
  return unknown === null ? { value: settings } : { problem: unknown.problem }
}

function toSettings(parsed: z.infer<typeof editorSettingsSchema>): EditorSettings {
  const { config = null, max_findings, delay_ms, client: _, trace: __, ...layer } = parsed
  return { layer, config, maxFindings: max_findings, delayMs: delay_ms }
}

// Editors send every key that an extension declares, those without a value as null.
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
}
