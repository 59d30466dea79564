import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generateMutationPage } from '../../scripts/generate-mutation-page.ts'
import { folderNames, type MeasuredFolder, measuredFolders } from '../mutation/folders.ts'
import {
  findReason,
  hashSources,
  readReasons,
  readScore,
  scorePath,
  sourceFiles,
} from '../mutation/survivors.ts'

/** Commits to a folder after which its survivors are too old to say something about it. */
const MOST_COMMITS = 30

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** A checkout of one commit, or none at all, cannot tell how old something is. */
const hasHistory = existsSync('.git') && git('rev-parse', '--is-shallow-repository') === 'false'

describe.each(folderNames)('the survivors of %s', (name) => {
  it('have sources and tests to be measured with', () => {
    expect(sourceFiles(name)).not.toEqual([])
    for (const glob of measuredFolders[name].tests) {
      expect([glob, globSync(glob).length]).not.toEqual([glob, 0])
    }
  })

  const { unmeasured }: MeasuredFolder = measuredFolders[name]
  it.skipIf(!hasHistory || unmeasured !== undefined)(
    `are at most ${MOST_COMMITS} commits older than the folder`,
    () => {
      const score = readScore(name)
      if (score === undefined)
        throw new Error(`Nobody has measured it: npm run mutation -- ${name}`)
      if (score.sources === hashSources(name)) return
      const measured = git('log', '-1', '--format=%H', '--', scorePath(name))
      const since = git(
        'rev-list',
        '--count',
        `${measured || 'HEAD'}..HEAD`,
        '--',
        ...sourceFiles(name),
      )
      expect(Number(since), `measure it again: npm run mutation -- ${name}`).toBeLessThanOrEqual(
        MOST_COMMITS,
      )
    },
  )

  it('each have a line of a source that is there, where nothing changed since', () => {
    const score = readScore(name)
    if (score === undefined || score.sources !== hashSources(name)) return
    for (const { file, line, code } of score.survivors) {
      expect(readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()).toBe(code)
    }
  })

  it('give each reason to one of them at least', () => {
    const reasons = readReasons(name)
    const given = new Set(readScore(name)?.survivors.map((each) => findReason(each, reasons)))
    expect(reasons.filter((reason) => !given.has(reason))).toEqual([])
  })
})

it('the page of scores says what was measured', () => {
  const [[path, text] = ['', '']] = generateMutationPage()
  expect(readFileSync(path, 'utf8')).toBe(text)
})
