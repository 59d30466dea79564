import { type ProseBlock, readProse } from '@content-trust/engine/prose'
import type { Dialect, Problem } from '../shared/spelling.ts'
import { namesIn } from './is-name.ts'
import { isForeign, keepLint } from './keep-lint.ts'
import type { Lint, Linter } from './open-linter.ts'
import { createParagraphCache } from './paragraph-cache.ts'
import type { SpellingOutput, SpellingTask } from './spelling-tasks.ts'

/** Drafts whose texts are kept, so that a check can go on with them. */
const MOST_DRAFTS = 4
/** Longer paragraphs, such as data in one line, are no prose and would hold up all others. */
const LONGEST_PARAGRAPH = 20_000

/** A text in the middle of its check. */
interface Session {
  readonly request: number
  readonly dialect: Dialect
  /** Paragraphs that are still to be checked, the next one last. */
  readonly waiting: ProseBlock[]
  readonly names: ReadonlySet<string>
}

/** Checks drafts, each text a part at a time; a paragraph that was checked before is not checked again. */
export interface Checker {
  check(task: SpellingTask): Promise<SpellingOutput>
}

/** Makes a checker over a linter; `now` is in milliseconds. */
export function createChecker(
  linter: Linter,
  now: () => number = () => performance.now(),
): Checker {
  const sessions = new Map<string, Session>()
  const cache = createParagraphCache()

  const lintOf = async (text: string, dialect: Dialect): Promise<readonly Lint[]> => {
    const known = cache.get(dialect, text)
    if (known !== undefined) return known
    const lints = await linter.lint(text, dialect)
    cache.set(dialect, text, lints)
    return lints
  }

  return {
    check: async ({ draft, request, text, syntax, dialect, near, budget }) => {
      const start = now()
      const problems: Problem[] = []
      let session = sessions.get(draft)
      if (text !== null) {
        const blocks = proseOf(text, syntax)
        const names = new Set(blocks.flatMap((block) => namesIn(block.text)))
        const isKnown = (block: ProseBlock): boolean => cache.get(dialect, block.text) !== undefined
        for (const block of blocks.filter(isKnown)) {
          problems.push(...problemsOf(block, cache.get(dialect, block.text) ?? [], names))
        }
        const waiting = blocks.filter((block) => !isKnown(block)).sort(nearestLast(near))
        session = { request, dialect, waiting, names }
        keep(sessions, draft, session)
      } else if (session?.request !== request) {
        return { problems, isDone: false, isKnown: false, took: now() - start }
      }
      const { waiting, names } = session
      for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
        problems.push(...problemsOf(block, await lintOf(block.text, dialect), names))
        if (now() - start >= budget) break
      }
      return { problems, isDone: waiting.length === 0, isKnown: true, took: now() - start }
    },
  }
}

/** The paragraphs to check: those in another language are left out, and short ones where all of the draft is. */
function proseOf(source: string, syntax: SpellingTask['syntax']): ProseBlock[] {
  const blocks = readProse({ source, syntax })
  const length = (language: ProseBlock['language']): number =>
    blocks.reduce((sum, block) => sum + (block.language === language ? block.text.length : 0), 0)
  const isOther = length('other') > length('english')
  return blocks.filter(
    ({ language, text }) =>
      text.length <= LONGEST_PARAGRAPH &&
      (language === 'english' || (language === 'unclear' && !isOther)),
  )
}

function nearestLast(near: number): (a: ProseBlock, b: ProseBlock) => number {
  const distance = ({ offsets }: ProseBlock): number => Math.abs((offsets[0] ?? 0) - near)
  return (a, b) => distance(b) - distance(a)
}

function problemsOf(
  block: ProseBlock,
  lints: readonly Lint[],
  names: ReadonlySet<string>,
): Problem[] {
  const kept = lints.filter((lint) => keepLint(block, lint, names))
  if (isForeign(block, kept)) return []
  return kept.flatMap(({ start, end, ...lint }): Problem[] => {
    const from = block.offsets[start]
    const last = block.offsets[end - 1]
    if (from === undefined || last === undefined) return []
    return [
      {
        ...lint,
        from,
        to: last + 1,
        words: block.text.slice(start, end).slice(0, 1000),
        suggestions: [...lint.suggestions],
      },
    ]
  })
}

function keep(sessions: Map<string, Session>, draft: string, session: Session): void {
  sessions.delete(draft)
  sessions.set(draft, session)
  for (const oldest of sessions.keys()) {
    if (sessions.size <= MOST_DRAFTS) break
    sessions.delete(oldest)
  }
}
