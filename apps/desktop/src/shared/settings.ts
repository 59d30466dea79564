import { formatSchema, intendedUseSchema, severityChoiceSchema } from '@content-trust/engine/schema'
import { z } from 'zod'

/** Address of a server, without what would be said in clear: a name and a password. */
export const serverAddressSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((address) => !address.includes('@'), 'An address with a password in it is refused.')

/** Address of a language model: the key and the words of a draft never go there in clear. */
export const rewriterAddressSchema = serverAddressSchema.refine(
  (address) =>
    /^https:/.test(address) ||
    /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|\/|$)/.test(address),
  'An address without encryption is refused, unless it is on this computer.',
)

export const modelNameSchema = z.string().trim().min(1).max(200)

/** A language model that may be asked for rewrites; what was set stays while it is off. */
export const rewriterSettingSchema = z.object({
  isOn: z.boolean(),
  address: rewriterAddressSchema,
  model: modelNameSchema,
})

/** Where drafts are scored. The key of a server is no setting: the system's keychain holds it. */
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

/** Everything that a user can set; each default stands here and nowhere else. */
export const settingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** Size of the draft's text in pixels. */
  textSize: z.int().min(12).max(32).default(18),
  /** Length of a line of the draft in characters. */
  lineWidth: z.int().min(40).max(140).default(72),
  font: z.enum(['serif', 'sans', 'mono']).default('serif'),
  autosave: z.boolean().default(false),
  /** `manual`: a draft is scored when the user asks. */
  scoring: z.enum(['live', 'manual']).default('live'),
  /** Milliseconds without a key press after which a draft is scored. */
  scoringDelay: z.int().min(150).max(2000).default(180),
  /** Rules that do not report. */
  disabledRules: z.array(z.string().max(100)).max(1000).default([]),
  /** How severe findings are by rule, where the user has said so; as `severity` in a config file. */
  severity: z.record(z.string().max(100), severityChoiceSchema).default({}),
  ignored: z.array(ignoredFindingSchema).max(10_000).default([]),
  /** Keys by command id, over the defaults of the table; an empty text takes the keys away. */
  keymap: z.record(z.string(), z.string().max(60)).default({}),
  engine: engineSettingSchema.default({ kind: 'local' }),
  /** Null: none was ever set. */
  rewriter: rewriterSettingSchema.nullable().default(null),
  language: z.enum(['system', 'en']).default('system'),
  format: formatSchema.default('article'),
  intendedUse: intendedUseSchema.default('publish'),
  customPolicy: z.string().max(2000).default(''),
  /** What drafts are for where the user has said so; the file that was set last stands last. */
  purposes: z.array(purposeSchema).max(500).default([]),
  /** Whether the sample draft has been shown once. */
  hasSeenSample: z.boolean().default(false),
})
export type Settings = z.infer<typeof settingsSchema>

/** A change of some settings: without defaults, so that what is not named stays. */
export const settingsPatchSchema = z
  .object({
    theme: settingsSchema.shape.theme.unwrap(),
    textSize: settingsSchema.shape.textSize.unwrap(),
    lineWidth: settingsSchema.shape.lineWidth.unwrap(),
    font: settingsSchema.shape.font.unwrap(),
    autosave: settingsSchema.shape.autosave.unwrap(),
    scoring: settingsSchema.shape.scoring.unwrap(),
    scoringDelay: settingsSchema.shape.scoringDelay.unwrap(),
    disabledRules: settingsSchema.shape.disabledRules.unwrap(),
    severity: settingsSchema.shape.severity.unwrap(),
    ignored: settingsSchema.shape.ignored.unwrap(),
    keymap: settingsSchema.shape.keymap.unwrap(),
    engine: settingsSchema.shape.engine.unwrap(),
    rewriter: settingsSchema.shape.rewriter.unwrap(),
    language: settingsSchema.shape.language.unwrap(),
    format: settingsSchema.shape.format.unwrap(),
    intendedUse: settingsSchema.shape.intendedUse.unwrap(),
    customPolicy: settingsSchema.shape.customPolicy.unwrap(),
    purposes: settingsSchema.shape.purposes.unwrap(),
    hasSeenSample: settingsSchema.shape.hasSeenSample.unwrap(),
  })
  .partial()
export type SettingsPatch = z.infer<typeof settingsPatchSchema>
