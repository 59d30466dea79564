import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A command that a page shows. */
export interface PageCommand {
  /** From the root of the repository. */
  readonly page: string
  readonly command: string
}

export const root = join(import.meta.dirname, '../../..')

/**
 * Pages that show commands for readers: all that are tracked, without what tests compare, what is generated, and drafts
 * that name packages nobody should install.
 */
export function readPages(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*.md']
  return execFileSync('git', list, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(
      (path) => path !== '' && !/^(?:docs\/rules\/.|test\/golden\/|examples\/sources\/)/.test(path),
    )
    .sort()
}

/** The commands of all pages. */
export function commandsOfPages(): PageCommand[] {
  return readPages().flatMap((page) =>
    commandsIn(readFileSync(join(root, page), 'utf8')).map((command) => ({ page, command })),
  )
}

/**
 * The commands of a page, in their order: those of its shell blocks, those that its CI recipes run, and calls of
 * the command line within a sentence that name no placeholder.
 */
export function commandsIn(text: string): string[] {
  const shown = /^( *)```(\w*)[^\n]*\n([\s\S]*?)^ *```$|`(npx content-trust [^`\n]+)`/gm
  const found = [...text.matchAll(shown)]
  const inBlocks = found.flatMap(([, , language = '', code = '']) => commandsOf(language, code))
  return found.flatMap(([, , language = '', code = '', inline]) => {
    if (inline === undefined) return commandsOf(language, code)
    return /[A-Z]{3}|…|\[/.test(inline) || inBlocks.includes(inline) ? [] : [inline]
  })
}

function commandsOf(language: string, code: string): string[] {
  if (/^(?:sh|bash|shell|console)$/.test(language)) return statementsOf(code)
  return /^ya?ml$/.test(language) ? stepsOf(code) : []
}

/** What a CI recipe runs. */
function stepsOf(recipe: string): string[] {
  const steps = recipe.matchAll(/^ *- (?:run: )?((?:npx|npm|reviewdog|node) .*)$/gm)
  return [...steps].map(([, command = '']) => command)
}

/** The commands of a block; all of it is one where variables or a loop tie its lines together. */
export function statementsOf(block: string): string[] {
  const code = block.trim()
  if (/^(?:export |\w+=|for )/m.test(code)) return [code]
  const statements: string[] = []
  let open = ''
  for (const line of code.split('\n')) {
    open = open === '' ? line.trim() : `${open}\n${line}`
    if (isOpen(open)) continue
    const command = open.replace(/\s+#\s.*$/, '')
    if (command !== '' && !command.startsWith('#')) statements.push(command)
    open = ''
  }
  if (open !== '') throw new Error(`A command does not end: ${open}`)
  return statements
}

/** Whether a command goes on in the next line. */
function isOpen(command: string): boolean {
  let quote = ''
  for (const [sign] of command.matchAll(/\\[\s\S]|['"]/g)) {
    if (quote === '' && !sign.startsWith('\\')) quote = sign
    else if (sign === quote) quote = ''
  }
  return quote !== '' || command.endsWith('\\')
}
