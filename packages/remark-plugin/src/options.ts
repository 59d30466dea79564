import { extname } from 'node:path'
import { ruleCatalogue } from '@content-trust/engine'
import { type SettingsLayer, settingNames, unknownRule } from '@content-trust/engine/settings'
import { explainIssues, layerShape } from '@content-trust/engine/settings/parse'
import * as z from 'zod'

/** Names that settings may use for findings: rule ids, and evidence types for all rules of a type. */
export const knownRules: readonly string[] = settingNames(ruleCatalogue)

/** What applies to all pages, or to those that an entry of `overrides` names. */
const pageOptions = {
  /** What stops the build: a risk level, or a decision, or a stricter one. `none` never does. Default `high`. */
  failOn: layerShape.fail_on,
  /** Rule ids or evidence types of which any finding stops the build, whatever the risk. */
  failOnRules: layerShape.fail_on_rules,
  /** How severe findings of a rule or a type are: `off`, `low`, `medium` or `high`. */
  severity: layerShape.severity,
  /** What the pages are for; picks the row of the routing table. */
  intendedUse: layerShape.intended_use,
  /** What kind of writing the pages are. */
  format: layerShape.format,
  /** The subject, in a few words. */
  domain: layerShape.domain,
  /** Rules of the house in plain words. */
  customPolicy: layerShape.custom_policy,
  /** Rule ids or evidence types that do not report: a list, or a map from id to reason. */
  ignoreRules: layerShape.ignore_rules,
}

const optionsSchema = z.strictObject({
  ...pageOptions,
  /** Pages that are not checked, in the syntax of .gitignore, from the working folder. */
  ignoreFiles: z.array(z.string()).optional(),
  /** Options for some pages; the last entry that matches wins. */
  overrides: z
    .array(z.strictObject({ files: z.array(z.string()).min(1), ...pageOptions }))
    .optional(),
  /** `console` prints one report at the end of the build, `file` only writes `reportFile`, `false` does neither. */
  report: z.union([z.enum(['console', 'file']), z.literal(false)]).optional(),
  /** File for a report: `.json`, `.sarif` or `.html`, from the working folder. */
  reportFile: z.string().min(1).optional(),
  /** Baseline file of `content-trust check --update-baseline`: what it holds stops no build. */
  baseline: z.string().min(1).optional(),
  /** Also checks the local images that pages show; then the plugin is asynchronous. Default `false`. */
  images: z.boolean().optional(),
  /** Keeps results by content in `.content-trust-cache`, so that the next build need not score again. */
  cache: z.boolean().optional(),
})

/** Options of the plugin: plain JSON. */
export type Options = z.input<typeof optionsSchema>
export type CheckedOptions = z.output<typeof optionsSchema>

/** Endings of `reportFile`. */
export const reportFormats = { '.json': 'json', '.sarif': 'sarif', '.html': 'html' } as const
export type ReportFormat = (typeof reportFormats)[keyof typeof reportFormats]

/** The format that the name of a report file asks for, or null. */
export function reportFormat(file: string): ReportFormat | null {
  const ending = extname(file).toLowerCase()
  const [, format] = Object.entries(reportFormats).find(([known]) => known === ending) ?? []
  return format ?? null
}

/** Checks options; the error names the option, what was found, what was expected and the nearest known one. */
export function checkOptions(options: unknown): CheckedOptions {
  const given = options ?? {}
  const parsed = optionsSchema.safeParse(given)
  if (!parsed.success) return refuse(explainIssues(parsed.error.issues, given, knownKeys))
  const { data } = parsed
  for (const entry of [data, ...(data.overrides ?? [])]) {
    const problem = unknownRule(layerOf(entry), knownRules)
    if (problem !== null) return refuse(problem)
  }
  const { report, reportFile } = data
  if (report === 'file' && reportFile === undefined) {
    return refuse(
      "`report: 'file'` needs `reportFile`, a path that ends in .json, .sarif or .html.",
    )
  }
  if (reportFile !== undefined && reportFormat(reportFile) === null) {
    return refuse(
      `Unexpected value ${JSON.stringify(reportFile)} for \`reportFile\`, expected a path that ends in .json, .sarif or .html.`,
    )
  }
  return data
}

type PageOptions = Pick<CheckedOptions, keyof typeof pageOptions>

/** Options of pages under the names that config files and front matter use. */
export function layerOf(options: PageOptions): SettingsLayer {
  const { failOn, failOnRules, severity, ignoreRules } = options
  const { intendedUse, format, domain, customPolicy } = options
  return {
    fail_on: failOn,
    fail_on_rules: failOnRules,
    severity,
    intended_use: intendedUse,
    format,
    domain,
    custom_policy: customPolicy,
    ignore_rules: ignoreRules,
  }
}

function knownKeys(path: readonly PropertyKey[]): readonly string[] {
  return path.length === 0
    ? Object.keys(optionsSchema.shape)
    : ['files', ...Object.keys(pageOptions)]
}

function refuse(problem: string): never {
  throw new Error(`remark-content-trust: ${problem}`)
}
