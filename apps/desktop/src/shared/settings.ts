import { formatSchema, intendedUseSchema, severityChoiceSchema } from '@content-trust/engine/schema'
import { z } from 'zod'

/** Address of a server, without a user name and a password, which would be sent unencrypted. */
export const serverAddressSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((address) => !address.includes('@'), 'An address with a password in it is refused.')

/** Address of a language model: the key and the text of a draft are never sent unencrypted. */
export const rewriterAddressSchema = serverAddressSchema.refine(
  (address) =>
    /^https:/.test(address) ||
    /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|\/|$)/.test(address),
  'An address without encryption is refused, unless it is on this computer.',
)

export const modelNameSchema = z.string().trim().min(1).max(200)

/** A language model that may be asked for rewrites; its settings are kept while it is off. */
export const rewriterSettingSchema = z.object({
  isOn: z.boolean(),
  address: rewriterAddressSchema,
  model: modelNameSchema,
})

/**
 * Where drafts are scored. The key of a server is not a setting: the system's keychain holds it.
 */
export const engineSettingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('local') }),
  z.object({ kind: z.literal('server'), address: serverAddressSchema }),
])

/** A finding that the writer has dismissed: it is known again by its fingerprint. */
export const ignoredFindingSchema = z.object({
  fingerprint: z.string().min(1).max(64),
  rule: z.string().max(100),
  quote: z.string().max(400),
})

/** What one draft is, and what it is for. */
const purposeSchema = z.object({
  path: z.string().max(4096),
  format: formatSchema,
  intendedUse: intendedUseSchema,
})

/** Everything that a user can set. */
const allSettingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** Size of the draft's text in pixels. */
  textSize: z.int().min(12).max(32),
  /** Length of a line of the draft in characters. */
  lineWidth: z.int().min(40).max(140),
  font: z.enum(['serif', 'sans', 'mono']),
  autosave: z.boolean(),
  /** `manual`: a draft is scored when the user asks. */
  scoring: z.enum(['live', 'manual']),
  /** Milliseconds without a key press after which a draft is scored. */
  scoringDelay: z.int().min(150).max(2000),
  /** Rules that do not report. */
  ignoredRules: z.array(z.string().max(100)).max(1000),
  /** How severe findings are by rule, where the user has said so; as `severity` in a config file. */
  severity: z.record(z.string().max(100), severityChoiceSchema),
  ignored: z.array(ignoredFindingSchema).max(10_000),
  /** Keys by command id, over the defaults of the table; an empty text takes the keys away. */
  keymap: z.record(z.string(), z.string().max(60)),
  engine: engineSettingSchema,
  /** Null: none was ever set. */
  rewriter: rewriterSettingSchema.nullable(),
  language: z.enum(['system', 'en']),
  format: formatSchema,
  intendedUse: intendedUseSchema,
  customPolicy: z.string().max(2000),
  /** What drafts are for where the user has said so; the file that was set last is the last one. */
  purposes: z.array(purposeSchema).max(500),
  /** Whether the sample draft has been shown once. */
  hasSeenSample: z.boolean(),
})
export type Settings = z.infer<typeof allSettingsSchema>

const defaults: Settings = {
  theme: 'system',
  textSize: 18,
  lineWidth: 72,
  font: 'serif',
  autosave: false,
  scoring: 'live',
  scoringDelay: 180,
  ignoredRules: [],
  severity: {},
  ignored: [],
  keymap: {},
  engine: { kind: 'local' },
  rewriter: null,
  language: 'system',
  format: 'article',
  intendedUse: 'publish',
  customPolicy: '',
  purposes: [],
  hasSeenSample: false,
}

/** A change of some settings: what it does not name stays. */
export const settingsPatchSchema = allSettingsSchema.partial()
export type SettingsPatch = z.infer<typeof settingsPatchSchema>

/** All settings; one that is missing, as from an older version, has its default. */
export const settingsSchema = settingsPatchSchema
  .transform((patch) => ({ ...defaults, ...patch }))
  .pipe(allSettingsSchema)

/** What the settings of one value among few can be. */
export const settingChoices = {
  theme: allSettingsSchema.shape.theme.options,
  font: allSettingsSchema.shape.font.options,
  language: allSettingsSchema.shape.language.options,
  scoring: allSettingsSchema.shape.scoring.options,
} as const
