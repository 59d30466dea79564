import { UsageError } from '@content-trust/workspace'
import { intendedUses } from '../options/check-options.ts'
import { pick, wholeNumber } from '../options/typed-values.ts'
import { parseFilter } from './filter/parse-filter.ts'
import { FilterProblem } from './filter/read-tokens.ts'
import { dedupeKinds, type RowOptions } from './rows/row-options.ts'
import { isBucketUrl } from './storage/open-storage.ts'

/** Options of `corpus` as they are typed. */
export interface CorpusOptions {
  readonly output?: string | undefined
  readonly resume?: boolean
  readonly overwrite?: boolean
  readonly report?: readonly string[]
  readonly textField?: string
  readonly idField?: string
  readonly sourceField?: string
  readonly plain?: boolean
  readonly use?: string
  readonly withEvidence?: boolean
  readonly withInput?: boolean
  readonly sample?: string
  readonly seed?: string
  readonly dedupe?: string
  readonly filter?: string
  readonly strict?: boolean
  readonly shard?: string
  readonly jobs?: string
  readonly quiet?: boolean
}

/** Reads the options that decide the bytes of the output; a mistake is found before a run starts. */
export function rowOptions(options: CorpusOptions): RowOptions {
  const use = pick('--use', options.use, intendedUses)
  if (options.filter !== undefined) checkFilter(options.filter)
  return {
    textField: options.textField ?? 'text',
    idField: options.idField ?? 'id',
    sourceField: options.sourceField ?? null,
    isPlain: options.plain === true,
    context: use === undefined ? {} : { intended_use: use },
    withEvidence: options.withEvidence === true,
    withInput: options.withInput === true,
    sample: sampleShare(options.sample),
    seed: wholeNumber('--seed', options.seed, 0) ?? 1,
    filter: options.filter ?? null,
    dedupe: pick('--dedupe', options.dedupe, dedupeKinds) ?? null,
  }
}

/** What a shard cannot know. */
const dedupeAlone =
  '--dedupe needs to know all texts, and a shard does not know those of the others. `corpus plan --dedupe` does, and its workers leave out the same rows as one run.'

/** Options that only make sense together. */
export function requireSound(options: CorpusOptions): void {
  const { output, resume, overwrite, seed, sample, shard, dedupe } = options
  if (resume && output === undefined) {
    throw new UsageError('--resume needs --output FILE: what went to standard output is not known.')
  }
  if (resume && output !== undefined && isBucketUrl(output)) {
    throw new UsageError(
      '--resume continues a file; an output in a bucket is written whole or not at all. Use --shard or `corpus plan` to keep finished parts.',
    )
  }
  if (resume && overwrite) throw new UsageError('Give --resume or --overwrite, not both.')
  if (seed !== undefined && sample === undefined) {
    throw new UsageError('--seed picks the rows of --sample, which is not given.')
  }
  if (shard !== undefined && dedupe !== undefined) throw new UsageError(dedupeAlone)
  requireReportNames(options.report ?? [])
}

/** Names of reports say what they hold. */
export function requireReportNames(files: readonly string[]): void {
  for (const file of files) {
    if (/\.(?:html|json)$/i.test(file)) continue
    throw new UsageError(`--report ${file}: expected a name that ends in .html or .json.`)
  }
}

function sampleShare(value: string | undefined): number {
  if (value === undefined) return 1
  const share = /^(?:0?\.\d+|1(?:\.0+)?)$/.test(value) ? Number(value) : 0
  if (share > 0) return share
  throw new UsageError(
    `Unexpected value \`${value}\` for --sample, expected a share above 0 and at most 1, such as 0.01.`,
  )
}

function checkFilter(filter: string): void {
  try {
    parseFilter(filter)
  } catch (error) {
    if (!(error instanceof FilterProblem)) throw error
    const end = /[.?]$/.test(error.message) ? '' : '.'
    throw new UsageError(
      `--filter: ${error.message}${end}\n  ${filter}\n  ${' '.repeat(error.at)}^`,
    )
  }
}
