import { resolve } from 'node:path'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import type { IntendedUse, StyleResult, Syntax } from '@content-trust/engine/schema'
import { draftExtensions, draftSyntax, fileProblem, UsageError } from '@content-trust/workspace'
import { exitCodes, type Host } from '../host.ts'
import { intendedUses } from '../options/check-options.ts'
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
  const source = await readSource(host, name)
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

async function readSource(host: Host, name: string): Promise<string> {
  const decoded = decodeDraft(name === '-' ? await readAll(host.stdin) : await readFile(host, name))
  if (!('problem' in decoded)) return decoded.text
  const place = decoded.line === undefined ? '' : `:${decoded.line}`
  throw new UsageError(`${name === '-' ? 'standard input' : name}${place}: ${decoded.problem}`)
}

async function readFile(host: Host, name: string): Promise<Uint8Array> {
  try {
    return await host.readFile(resolve(host.cwd, name))
  } catch (error) {
    throw new UsageError(`${name}: ${fileProblem(error)}`)
  }
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
