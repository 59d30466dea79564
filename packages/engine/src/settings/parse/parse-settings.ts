import * as z from 'zod'
import {
  contextSchema,
  formatSchema,
  intendedUseSchema,
  severityChoiceSchema,
} from '../../schema/index.ts'
import { unknownRule } from '../rule-names.ts'
import { failOnValues, type SettingsLayer } from '../settings.ts'
import { explainIssues } from './explain-issues.ts'

const NO_REASON = 'no reason given'

/** Rule ids as a list, or as a map from id to reason; `false` lets a rule report again. */
const ignoreRulesSchema = z.union([
  z
    .array(z.string())
    .transform(
      (ids): Record<string, string | false> => Object.fromEntries(ids.map((id) => [id, NO_REASON])),
    ),
  z.record(z.string(), z.union([z.string().min(1), z.literal(false)])),
])

/** What one source of settings may say, key by key. */
export const layerShape = {
  intended_use: intendedUseSchema.optional(),
  format: formatSchema.optional(),
  domain: contextSchema.shape.domain,
  custom_policy: contextSchema.shape.custom_policy,
  fail_on: z.enum(failOnValues).optional(),
  fail_on_rules: z.array(z.string()).optional(),
  severity: z.record(z.string(), severityChoiceSchema).optional(),
  ignore_rules: ignoreRulesSchema.optional(),
}

const frontMatterSchema = z.strictObject(layerShape)

/** What a config file may hold. */
const configSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Stops the search for further config files above this one. */
  root: z.boolean().optional(),
  ...layerShape,
  /** Files that are not checked, in the syntax of .gitignore, from the config file's folder. */
  ignore_files: z.array(z.string()).optional(),
  /** Settings for some files; the last entry that matches wins. */
  overrides: z
    .array(z.strictObject({ files: z.array(z.string()).min(1), ...layerShape }))
    .optional(),
})
export type Config = z.infer<typeof configSchema>

export type Parsed<T> = { readonly value: T } | { readonly problem: string }

/** Checks a config file's content; the problem names the nearest known key, value or rule. */
export function parseConfig(value: unknown, knownRules: readonly string[]): Parsed<Config> {
  const parsed = configSchema.safeParse(value)
  if (!parsed.success) return { problem: explainIssues(parsed.error.issues, value, knownKeys) }
  const layers: readonly SettingsLayer[] = [parsed.data, ...(parsed.data.overrides ?? [])]
  for (const layer of layers) {
    const problem = unknownRule(layer, knownRules)
    if (problem) return { problem }
  }
  return { value: parsed.data }
}

/** Checks the front matter key `contentTrust` when it is not `true` or `false`. */
export function parseFrontMatter(
  value: unknown,
  knownRules: readonly string[],
): Parsed<SettingsLayer> {
  const parsed = frontMatterSchema.safeParse(value)
  if (!parsed.success) return { problem: explainIssues(parsed.error.issues, value, knownKeys) }
  const problem = unknownRule(parsed.data, knownRules)
  return problem ? { problem } : { value: parsed.data }
}

const knownKeys = (path: readonly PropertyKey[]) =>
  path.length === 0 ? Object.keys(configSchema.shape) : ['files', ...Object.keys(layerShape)]
