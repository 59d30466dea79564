import {
  draftFormatSchema,
  intendedUseSchema,
  severityChoiceSchema,
} from '@content-trust/engine/schema'
import { z } from 'zod'
import { defaultSpelling, spellingSettingSchema } from './spelling.ts'

/**
 * Address of a server or of a language model: the key and the text of a draft are never sent unencrypted. No
 * user name and no password, which would look like the name of another server.
 */
export const serverAddressSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((address) => !address.includes('@'), 'An address with a password in it is refused.')
  .refine(
    (address) =>
      /^https:/.test(address) ||
      /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|\/|$)/.test(address),
    'An address without encryption is refused, unless it is on this computer.',
  )

export const modelNameSchema = z.string().trim().min(1).max(200)

/** A language model that may be asked for rewrites; its settings are kept while it is off. */
export const rewriterSettingSchema = z.object({
  isOn: z.boolean(),
  address: serverAddressSchema,
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
  format: draftFormatSchema,
  intendedUse: intendedUseSchema,
})

/** Where the pictures of the drafts in one folder go, from that folder; empty: beside the draft. */
const pictureFolderSchema = z.object({
  drafts: z.string().max(4096),
  pictures: z.string().max(255),
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
  /** Typed quotation marks and dashes become typographic ones. */
  smartPunctuation: z.boolean(),
  /** The line of the caret stays in the middle of the window. */
  typewriter: z.boolean(),
  /** What focus mode leaves undimmed around the caret. */
  focusOn: z.enum(['sentence', 'paragraph', 'all']),
  /** How many words drafts are to have; the file that was set last is the last one. */
  wordGoals: z
    .array(z.object({ path: z.string().max(4096), words: z.int().min(1).max(1_000_000) }))
    .max(500),
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
  format: draftFormatSchema,
  intendedUse: intendedUseSchema,
  customPolicy: z.string().max(2000),
  /** What drafts are for where the user has said so; the file that was set last is the last one. */
  purposes: z.array(purposeSchema).max(500),
  /** Whether a start opens the drafts of last time. */
  reopensDrafts: z.boolean(),
  /** Whether earlier versions of drafts are kept in the app's folder. */
  keepsHistory: z.boolean(),
  /** Where pictures go, by the folder of the drafts; the one that was set last is the last one. */
  pictureFolders: z.array(pictureFolderSchema).max(500),
  /** Whether exported and printed documents have the marks and their notes. */
  exportsMarks: z.boolean(),
  /** Whether the app looks for a new version once a day; it is asked before it downloads. */
  looksForUpdates: z.boolean(),
  spelling: spellingSettingSchema,
  /** Whether the sources of a draft may be looked up, where no config file of its folder says; as `sources` there. */
  checksSources: z.boolean(),
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
  smartPunctuation: false,
  typewriter: false,
  focusOn: 'paragraph',
  wordGoals: [],
  scoring: 'live',
  scoringDelay: 180,
  ignoredRules: [],
  severity: {},
  ignored: [],
  keymap: {},
  engine: { kind: 'local' },
  rewriter: null,
  language: 'system',
  format: 'other',
  intendedUse: 'publish',
  customPolicy: '',
  purposes: [],
  reopensDrafts: true,
  keepsHistory: true,
  pictureFolders: [],
  exportsMarks: false,
  looksForUpdates: false,
  spelling: defaultSpelling,
  checksSources: false,
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
  focusOn: allSettingsSchema.shape.focusOn.options,
} as const
