/// <reference path="./packages.d.ts" />
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  createBinaryModuleFromUrl,
  Dialect as HarperDialect,
  type Lint as HarperLint,
  LocalLinter,
} from 'harper.js'
import { type Dialect, type ProblemKind, problemKindSchema } from '../shared/spelling.ts'

/** A problem in a paragraph; offsets are units of the text that was checked. */
export interface Lint {
  readonly start: number
  readonly end: number
  readonly kind: ProblemKind
  readonly rule: string
  readonly message: string
  readonly suggestions: readonly string[]
}

/** Checks paragraphs, one at a time. */
export interface Linter {
  lint(paragraph: string, dialect: Dialect): Promise<readonly Lint[]>
}

const dialects: Readonly<Record<Dialect, number>> = {
  american: HarperDialect.American,
  australian: HarperDialect.Australian,
  british: HarperDialect.British,
  canadian: HarperDialect.Canadian,
  indian: HarperDialect.Indian,
}

/** More suggestions than this would not be read. */
const MOST_SUGGESTIONS = 5
const MOST_UNITS = 1000

/** Loads the checker from a file of WebAssembly and compiles it, which takes about two seconds. */
export async function openLinter(wasm: URL): Promise<Linter> {
  // Harper reads files by the path of their address as it stands, which a space or a drive letter breaks.
  const bytes = new Blob([await readFile(fileURLToPath(wasm))], { type: 'application/wasm' })
  const address = URL.createObjectURL(bytes)
  let current: Dialect = 'american'
  const linter = new LocalLinter({
    binary: createBinaryModuleFromUrl(address, 'slim'),
    dialect: dialects[current],
  })
  await linter.setup()
  URL.revokeObjectURL(address)
  return {
    lint: async (paragraph, dialect) => {
      if (dialect !== current) {
        await linter.setDialect(dialects[dialect])
        current = dialect
      }
      const found = await linter.organizedLints(paragraph, { language: 'plaintext' })
      return Object.entries(found)
        .flatMap(([rule, lints]) => lints.map((lint) => readLint(rule, lint)))
        .sort((a, b) => a.start - b.start || a.end - b.end)
    },
  }
}

/** Copies a lint out of the memory of the checker, and gives that back. */
function readLint(rule: string, lint: HarperLint): Lint {
  const span = lint.span()
  const words = lint.get_problem_text()
  const kind = problemKindSchema.safeParse(lint.lint_kind())
  const suggestions = lint.suggestions()
  const texts = suggestions.map((suggestion) => suggestionText(suggestion, words))
  const copied: Lint = {
    start: span.start,
    end: span.end,
    // A later version may have kinds that this one does not know.
    kind: kind.success ? kind.data : 'Miscellaneous',
    rule,
    message: lint.message().slice(0, MOST_UNITS),
    suggestions: [...new Set(texts)]
      .filter((text) => text !== words && text.length <= MOST_UNITS)
      .slice(0, MOST_SUGGESTIONS),
  }
  for (const part of [...suggestions, span, lint]) part.free()
  return copied
}

/** `SuggestionKind` of Harper, whose types have it without its values. */
const REMOVE = 1
const INSERT_AFTER = 2

function suggestionText(
  suggestion: ReturnType<HarperLint['suggestions']>[number],
  words: string,
): string {
  const kind: number = suggestion.kind()
  if (kind === REMOVE) return ''
  const text = suggestion.get_replacement_text()
  return kind === INSERT_AFTER ? words + text : text
}
