import { extname } from 'node:path'
import { ruleCatalogue } from '@content-trust/engine'
import { sourceGateNames } from '@content-trust/sources/rules'
import { type Config, failOnValues, settingNames } from '@content-trust/workspace'
import {
  camelCase,
  explainIssues,
  fileShape,
  type LayerInput,
  layerShape,
  patterns,
  type WithAliases,
  withoutAliases,
} from '@content-trust/workspace/parse'
import * as z from 'zod'

/** Names that settings may use for findings: rule ids, and evidence types for all rules of a type. */
export const knownRules: readonly string[] = settingNames(ruleCatalogue)

/** What only the plugin has. */
export const ownShape = {
  config: z
    .union([z.string().min(1), z.literal(false)])
    .optional()
    .describe('The one config file to use; `false` uses none. Default: those above each page.'),
  report: z
    .union([z.enum(['console', 'file']), z.literal(false)])
    .optional()
    .describe(
      '`console` (default) prints a report at the end of the build, `file` only writes `reportFile`, `false` does neither.',
    ),
  reportFile: z
    .string()
    .min(1)
    .optional()
    .describe('File for a report; its name ends in `.json`, `.sarif` or `.html`.'),
  failOnDev: z
    .enum(failOnValues)
    .optional()
    .describe(
      'What stops a page in a dev server, as `failOn` does in a build. Default: `none`, so every page is shown.',
    ),
  baseline: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Baseline file of `content-trust check --update-baseline`; what it holds stops no build.',
    ),
  images: z
    .boolean()
    .optional()
    .describe('Also checks the local images that pages show; then the plugin is asynchronous.'),
  sources: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File of `content-trust sources -o`, from the working folder. Its findings become messages; no connection is opened.',
    ),
  failOnSources: z
    .array(z.enum(sourceGateNames))
    .optional()
    .describe('What of `sources` stops a page.'),
  cache: z
    .boolean()
    .optional()
    .describe('Keeps results by content in `.content-trust-cache` for the next build.'),
}

/** Settings of hosts that open connections: they mean nothing here, and config files may have them all the same. */
export const askingKeys = ['sources', 'source_endpoints'] as const

const { sources: _sources, source_endpoints: _endpoints, ...pageShape } = layerShape
const overrideSchema = z.strictObject({ files: patterns.min(1), ...pageShape })
const optionsSchema = z.strictObject({
  ...ownShape,
  ...pageShape,
  /** Pages that are not checked, in the syntax of .gitignore, from the working folder. */
  ignore_files: fileShape.ignore_files,
  /** Options for some pages; the last entry that matches wins. */
  overrides: z.array(overrideSchema).optional(),
})

const pageKeys = Object.keys(pageShape)
const settingKeys = [...pageKeys, 'ignore_files', 'overrides']

/** Settings of pages, under the names of config files or in camelCase. */
type PageOptions = WithAliases<Omit<LayerInput, (typeof askingKeys)[number]>>

/** Options of the plugin: plain JSON. They win over config files; front matter wins over them. */
export type Options = z.input<z.ZodObject<typeof ownShape>> &
  PageOptions & {
    /** Pages that are not checked, in the syntax of .gitignore, from the working folder. */
    readonly ignoreFiles?: readonly string[] | undefined
    readonly ignore_files?: readonly string[] | undefined
    /** Options for some pages; the last entry that matches wins. */
    readonly overrides?:
      | readonly (PageOptions & { readonly files: readonly string[] })[]
      | undefined
  }

/** Options, checked, with the settings of pages apart from what only the plugin has. */
export interface CheckedOptions extends z.output<z.ZodObject<typeof ownShape>> {
  /** What the options say of pages, in the form of a config file. */
  readonly pages: Config
}

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
  const parsed = optionsSchema.safeParse(inConfigNames(given))
  if (!parsed.success) return refuse(explain(parsed.error, given))
  const { config, report, reportFile, failOnDev, baseline, images, ...rest } = parsed.data
  const { sources, failOnSources, cache, ...settings } = rest
  const { ignore_files: ignoreFiles = [], overrides = [], ...layer } = settings
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
  return {
    ...{ config, report, reportFile, failOnDev, baseline, images },
    ...{ sources, failOnSources, cache },
    pages: {
      isRoot: false,
      bases: [],
      ignoreFiles,
      layer,
      overrides: overrides.map(({ files, ...rest }) => ({ files, layer: rest })),
    },
  }
}

/** Options with the keys of settings as config files spell them. */
function inConfigNames(options: unknown): unknown {
  const top = withoutAliases(options, settingKeys)
  if (typeof top !== 'object' || top === null || !('overrides' in top)) return top
  const { overrides } = top
  return Array.isArray(overrides)
    ? { ...top, overrides: overrides.map((entry) => withoutAliases(entry, pageKeys)) }
    : top
}

/** Explains what is wrong under the names that the options were given. */
function explain({ issues }: z.ZodError, given: unknown): string {
  const isSnake = settingKeys.some((key) => key.includes('_') && key in Object(given))
  const spelled = (key: PropertyKey) =>
    !isSnake && typeof key === 'string' && settingKeys.includes(key) ? camelCase(key) : key
  const renamed = issues.map((issue) => ({ ...issue, path: issue.path.map(spelled) }))
  const keysAt = (path: readonly PropertyKey[]) =>
    path.length === 0 ? [...settingKeys, ...Object.keys(ownShape)] : ['files', ...pageKeys]
  return explainIssues(renamed, given, (path) => keysAt(path).map((key) => String(spelled(key))))
}

function refuse(problem: string): never {
  throw new Error(`remark-content-trust: ${problem}`)
}
