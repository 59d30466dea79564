import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { hashTexts } from '../../crash/support/ledger-sources.ts'

const root = resolve(import.meta.dirname, '../../..')
const path = join(root, 'test/fuzz/logs/engine.txt')

/** A hash over the engine's code, word lists and models: the same for equal sources on any system. */
function hashEngine(): string {
  const files = globSync(
    ['packages/engine/src/**/*.{ts,json}', 'packages/engine/models/*/*.json'],
    { cwd: root, exclude: ['**/node_modules/**'] },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
  return hashTexts(files.map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`))
}

/**
 * How far a long run of fuzzed drafts has come, kept in `test/fuzz/logs/engine.txt`. A run that was stopped goes on
 * from there as long as the sources are the same, and starts again when they have changed.
 */
export class FuzzLog {
  readonly #head: readonly string[]
  readonly #done: Map<string, number>
  readonly #each: number

  /** `drafts` are all of the run, shared by the kinds in equal parts. */
  constructor(drafts: number, kinds: readonly string[]) {
    this.#each = Math.ceil(drafts / kinds.length)
    this.#head = [
      `CONTENT_TRUST_FUZZ=${drafts} npx vitest run test/fuzz/engine.test.ts`,
      `Sources: sha256 ${hashEngine()}`,
    ]
    const kept = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    const isSame = this.#head.every((line, i) => kept[i] === line)
    this.#done = new Map(kinds.map((kind) => [kind, isSame ? countIn(kept, kind) : 0]))
  }

  /** Drafts of a kind that are done. */
  done(kind: string): number {
    return this.#done.get(kind) ?? 0
  }

  /** Drafts of a kind that the run has in all. */
  get each(): number {
    return this.#each
  }

  /** Notes that so many drafts of a kind are done, without a violation. */
  add(kind: string, drafts: number): void {
    this.#done.set(kind, this.done(kind) + drafts)
    const counts = [...this.#done.values()]
    const isWhole = counts.every((count) => count >= this.#each)
    const sum = counts.reduce((all, count) => all + count, 0)
    const lines = [
      ...this.#head,
      `Commit: ${execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()}`,
      `Node ${process.version}, ${process.platform} ${process.arch}`,
      '',
      ...[...this.#done].map(([name, count]) => `${name}: ${count} of ${this.#each} drafts`),
      `all: ${sum} drafts, each scored twice, ${isWhole ? 'to the end' : 'not yet to the end'}; violations: 0`,
    ]
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${lines.join('\n')}\n`)
  }
}

function countIn(lines: readonly string[], kind: string): number {
  const line = lines.find((each) => each.startsWith(`${kind}: `)) ?? ''
  return Number(/: (\d+) of/.exec(line)?.[1] ?? 0)
}
