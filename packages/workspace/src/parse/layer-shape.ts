import {
  contextSchema,
  draftFormatSchema,
  intendedUseSchema,
  policyFileSchema,
  severityChoiceSchema,
} from '@content-trust/engine/schema'
import { failOnValues } from '@content-trust/engine/settings'
import * as z from 'zod'
import { acceptKey, rejectKey, rulesKey } from './house-keys.ts'
import { namesRules } from './rule-names.ts'
import { sourceEndpointsKey } from './source-endpoints-key.ts'

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

/**
 * Every setting of a draft, and the one list of them: types, names in camelCase, merging, the JSON schema and
 * the page about settings follow from it. A setting that is parsed to a map merges entry by entry, and `false`
 * removes an entry; any other setting replaces what was set before. A list that should grow with every file is
 * therefore parsed to a map, as `ignore_rules` is.
 */
export const layerShape = {
  intended_use: intendedUseSchema
    .optional()
    .describe('What the draft is for; picks the row of the routing table.'),
  format: draftFormatSchema
    .optional()
    .describe('What kind of writing the draft is: rules that make no sense there are silent.'),
  domain: contextSchema.shape.domain.describe(
    'What the draft is about, in a few words; at most 100 characters.',
  ),
  custom_policy: contextSchema.shape.custom_policy.describe(
    'Rules of the house in plain words; at most 2,000 characters. They can make a decision stricter, never milder.',
  ),
  policy: policyFileSchema.shape.extends.describe(
    'Policy files that drafts are held against: the name of a shipped policy, a path that starts with `./`, `../` or `/`, or an installed package. A clause of a nearer file replaces one with the same id.',
  ),
  fail_on: z
    .enum(failOnValues)
    .optional()
    .describe(
      'What fails the gate: a risk level (`medium`, `high`), or a decision (`revise`, `human_review`, `reject`) or a stricter one.',
    ),
  fail_on_rules: namesRules(z.array(z.string()), 'gate')
    .optional()
    .describe('Rule ids or evidence types of which any finding fails the gate, whatever the risk.'),
  severity: namesRules(z.record(z.string(), severityChoiceSchema), 'rules')
    .optional()
    .describe('How severe findings are, by rule id or evidence type; `off` hides them.'),
  ignore_rules: namesRules(ignoreRulesSchema, 'rules')
    .optional()
    .describe(
      'Rule ids or evidence types that do not report: a list, or a map from id to reason. The reason `false` lets a rule report again.',
    ),
  accept: acceptKey
    .optional()
    .describe('Terms that are never flagged. Those of several files add up.'),
  reject: rejectKey
    .optional()
    .describe(
      'Terms that are flagged wherever they stand: a map from term to replacement, or to an object with `replacement`, `severity` and `reason`. The value `false` allows a term again.',
    ),
  rules: namesRules(rulesKey, 'defines')
    .optional()
    .describe(
      'Phrase rules of your own. A rule of a nearer file replaces one with the same id. `content-trust rules test` runs their examples.',
    ),
  sources: z
    .boolean()
    .optional()
    .describe(
      'Whether `check` asks the servers of links and references whether they are there and say what is claimed. It opens connections; front matter cannot switch it on.',
    ),
  source_endpoints: sourceEndpointsKey
    .optional()
    .describe(
      'Where `sources` looks up papers, standards and packages: a map from `doi`, `npm`, `pypi` and others to an address with `{id}` in it. With null, nobody is asked.',
    ),
}

export type LayerShape = typeof layerShape

/** Settings of one source, checked. */
export type Layer = z.output<z.ZodObject<LayerShape>>
/** Settings of one source as they are written. */
export type LayerInput = z.input<z.ZodObject<LayerShape>>
