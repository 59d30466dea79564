import { UsageError } from '@content-trust/workspace'
import type { CheckOptions } from '../options/check-options.ts'
import type { Reporter } from '../reporters/reporter.ts'

/** Where revised drafts go; `none` leaves drafts alone. */
export type FixTarget = 'none' | 'files' | 'diff' | 'stdout'

/** Reads --fix, --dry-run and --stdout, and refuses what does not go together. */
export function fixTarget(names: readonly string[], options: CheckOptions): FixTarget {
  const { fix, dryRun, stdout, format, output } = options
  if (dryRun && stdout) throw new UsageError('Choose one of --dry-run and --stdout.')
  if (stdout && !fix) throw new UsageError('--stdout needs --fix.')
  if (options.rewriter && (options.since !== undefined || options.baseline !== undefined)) {
    throw new UsageError('--rewriter rewrites whole drafts; remove --since and --baseline.')
  }
  if (options.rewriter && !fix && !dryRun)
    throw new UsageError('--rewriter needs --fix or --dry-run.')
  if (dryRun) {
    if (options.updateBaseline) {
      throw new UsageError('--dry-run writes nothing; remove --update-baseline.')
    }
    if (format !== undefined && format !== 'json' && format !== 'jsonl') {
      throw new UsageError(
        `--dry-run writes a diff, which \`-f ${format}\` cannot hold; remove -f, or use json or jsonl.`,
      )
    }
    return 'diff'
  }
  if (!fix) return 'none'
  if (options.watch) {
    throw new UsageError('--fix would write a file that is open in an editor; remove --watch.')
  }
  if (stdout) {
    if (format !== undefined || output !== undefined) {
      throw new UsageError('--stdout writes the revised draft alone; remove -f and -o.')
    }
    return 'stdout'
  }
  if (names.includes('-') || (names.length === 0 && options.stdinFilename !== undefined)) {
    throw new UsageError(
      'Standard input has no file to write; use --fix --stdout for the revised text or --dry-run for a diff.',
    )
  }
  return 'files'
}

/** The report that takes the place of the usual one: the revised text, or a diff unless -f asks for data. */
export function fixReport(
  target: FixTarget,
  { format }: CheckOptions,
): (() => Promise<() => Reporter>) | null {
  if (target === 'stdout') return async () => (await import('./diff-reporter.ts')).createRevisedText
  if (target !== 'diff' || format !== undefined) return null
  return async () => (await import('./diff-reporter.ts')).createDiff
}
