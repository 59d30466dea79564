import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = 'docs/decisions'

interface Decision {
  readonly number: number
  readonly title: string
  readonly file: string
  readonly text: string
}

const decisions: readonly Decision[] = readdirSync(join(root, folder))
  .filter((file) => file !== 'README.md')
  .sort()
  .map((file) => {
    const text = readFileSync(join(root, folder, file), 'utf8')
    const [, number, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? []
    return { number: Number(number), title: title ?? '', file, text }
  })
const numbers = new Set(decisions.map(({ number }) => number))

/** Tracked files that a pattern of `git grep -E` finds, as `path:line:text`. */
function grep(pattern: string): string[] {
  try {
    return execFileSync('git', ['grep', '-nIE', pattern], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '')
  } catch {
    // Git ends with status 1 when it finds nothing.
    return []
  }
}

const written = /\bdecisions? ((?:\d+(?:, | and |, and )?)+)/gi

/** The numbers that a line refers to, as "decision 12" or "decisions 3, 12 and 14". */
function numbersIn(line: string): number[] {
  return [...line.matchAll(written)].flatMap(
    ([, list]) => (list ?? '').match(/\d+/g)?.map(Number) ?? [],
  )
}

describe('the decisions', () => {
  it.each(decisions)('$file has its number, a title and three parts', ({ number, file, text }) => {
    expect(file).toMatch(/^\d{4}-[a-z\d]+(?:-[a-z\d]+)*\.md$/)
    expect(Number(file.slice(0, 4))).toBe(number)
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\* \S/gm)].map(([, name]) => name)
    expect(parts).toEqual(['Context', 'Decision', 'Consequence'])
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(20)
  })

  it.each(decisions)('$file passes the engine', ({ text }) => {
    const context = { intended_use: 'publish' } as const
    const { recommended_action, evidence } = analyzeText(
      { source: text, syntax: 'markdown' },
      { context },
    )
    const severe = evidence.filter(({ severity }) => severity !== 'low').map(({ span }) => span)
    expect({ recommended_action, severe }).toEqual({ recommended_action: 'allow', severe: [] })
  })

  it('have one number each', () => {
    expect(numbers.size).toBe(decisions.length)
  })

  it('are all in the index, once each', () => {
    const index = readFileSync(join(root, folder, 'README.md'), 'utf8')
    const rows = [...index.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => [
      title,
      file,
    ])
    const expected = decisions.map(({ number, title, file }) => [`${number}. ${title}`, file])
    expect(rows.toSorted()).toEqual(expected.toSorted())
  })

  it('link to each other by the number of the file', () => {
    const wrong = decisions.flatMap(({ file, text }) =>
      [...text.matchAll(/\[decision (\d+)\]\(([^)]+)\)/g)]
        .filter(([, number, target]) => {
          const found = decisions.find((other) => other.file === target)
          return found?.number !== Number(number)
        })
        .map(([link]) => `${file}: ${link}`),
    )
    expect(wrong).toEqual([])
  })

  it('exist wherever a file refers to one', () => {
    const references = grep('[Dd]ecisions? [0-9]+')
    expect(references.length).toBeGreaterThan(100)
    const unknown = references.filter((line) => numbersIn(line).some((each) => !numbers.has(each)))
    expect(unknown).toEqual([])
  })

  it('are the only ids of decisions that are left', () => {
    expect(grep('\\bD-[0-9]{3}\\b')).toEqual([])
  })
})
