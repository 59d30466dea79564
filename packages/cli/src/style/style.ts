import type { IntendedUse, StyleResult, Syntax } from '@content-trust/engine/schema'
import { draftExtensions, draftSyntax, UsageError } from '@content-trust/workspace'
import { exitCodes, type Host } from '../host.ts'
import { intendedUses } from '../options/check-options.ts'
import { readText } from '../options/read-text.ts'
import { pick } from '../options/typed-values.ts'
import { hasColors } from '../terminal/has-colors.ts'

/** Options of `style` as they are typed. */
export interface StyleOptions {
  readonly fast?: boolean
  readonly format?: string
  readonly use?: string
  readonly snippets?: boolean
  readonly stdinFilename?: string
  readonly color?: boolean
}

/** Measures the style of one draft and reports it. */
export async function style(host: Host, name: string, options: StyleOptions): Promise<number> {
  const format = pick('--format', options.format, ['text', 'json']) ?? 'text'
  const use = pick<IntendedUse>('--use', options.use, intendedUses)
  const syntax = syntaxOf(name, options)
  const source = await readText(host, name)
  const { analyzeStyle } = await host.loadEngine()
  const result: StyleResult = analyzeStyle(
    { source, syntax },
    {
      execution_mode: options.fast ? 'fast' : 'deep',
      include_text_in_spans: options.snippets === true,
      ...(use === undefined ? {} : { context: { intended_use: use } }),
    },
  )
  if (format === 'json') {
    await host.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
    return exitCodes.passed
  }
  const { drawStyle } = await import('./style-report.ts')
  const shown = name === '-' ? (options.stdinFilename ?? 'standard input') : name
  const columns = host.stdout.isTerminal ? host.stdout.columns : FILE_COLUMNS
  const canColor = hasColors(host, options.color !== false)
  await host.stdout.write(await drawStyle({ shown, source, result, columns, canColor }))
  return exitCodes.passed
}

/** Width of a report that goes to a file or a pipe. */
const FILE_COLUMNS = 80

function syntaxOf(name: string, { stdinFilename }: StyleOptions): Syntax {
  const file = name === '-' ? stdinFilename : name
  if (file === undefined) return 'markdown'
  const syntax = draftSyntax(file)
  if (syntax !== null) return syntax
  throw new UsageError(
    `${file}: not a draft, expected a name that ends in ${draftExtensions.join(', ')}`,
  )
}
