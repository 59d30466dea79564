import { describe, expect, it } from 'vitest'
import { MOST_SCORED } from '../../shared/analysis.ts'
import type { CallInputs } from '../../shared/ipc.ts'
import { resolveDraft, type UnresolvedDraft } from '../workspace/draft-settings.ts'
import { createFileScores } from './score-file.ts'
import type { TaskQueue } from './task-queue.ts'

const input: Omit<CallInputs['scoreFile'], 'path'> = {
  context: { format: 'article', intended_use: 'publish' },
  ignoredRules: [],
  severities: {},
}

const draft = { encoding: 'utf-8', eol: 'lf', bom: false } as const

type Score = TaskQueue['score']

/** Scores of files whose text is this, by a queue that keeps what it is asked. */
function scoresBy(score: Score, text = 'Words.') {
  const read = async (path: string) => {
    if (path.includes('gone')) throw new Error('gone')
    const name = path.slice(1)
    return { path, name, text, format: draft, readOnly: false, version: '' }
  }
  const settingsOf = (_path: string | null, unresolved: UnresolvedDraft) =>
    resolveDraft(unresolved, [], async () => ({ layers: [], ignored: null }))
  return createFileScores({ read }, { score }, { settingsOf })
}

describe('files of the tree', () => {
  it('are scored one after the other, each to its end', async () => {
    const open: (() => void)[] = []
    const asked: string[] = []
    const scores = scoresBy((name) => {
      asked.push(name)
      return new Promise((resolve) => open.push(() => resolve(null)))
    })
    const first = scores.score({ ...input, path: '/a.md' })
    const second = scores.score({ ...input, path: '/b.md' })
    await expect.poll(() => asked).toEqual(['tree /a.md'])
    open.shift()?.()
    await expect(first).rejects.toMatchObject({ code: 'not_available' })
    await expect.poll(() => asked).toEqual(['tree /a.md', 'tree /b.md'])
    open.shift()?.()
    await expect(second).rejects.toMatchObject({ code: 'not_available' })
  })

  it('are scored after one that could not be read', async () => {
    const asked: string[] = []
    const scores = scoresBy(async (name) => {
      asked.push(name)
      return null
    })
    const gone = scores.score({ ...input, path: '/gone.md' })
    const next = scores.score({ ...input, path: '/a.md' })
    await expect(gone).rejects.toThrow('gone')
    await expect(next).rejects.toMatchObject({ code: 'not_available' })
    expect(asked).toEqual(['tree /a.md'])
  })

  it('are read as their names say, up to the limit for drafts', async () => {
    const asked: unknown[] = []
    const scores = scoresBy(
      async (_name, { syntax, text }) => {
        asked.push([syntax, text.length])
        return null
      },
      'x'.repeat(MOST_SCORED + 1),
    )
    for (const path of ['/a.md', '/a.txt', '/a.mdx']) {
      await expect(scores.score({ ...input, path })).rejects.toThrow()
    }
    expect(asked).toEqual([
      ['markdown', MOST_SCORED],
      ['plain', MOST_SCORED],
      ['mdx', MOST_SCORED],
    ])
  })
})
