import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { createAllowedPaths } from '../files/allowed-paths.ts'
import { createHistoryCalls } from './history-calls.ts'
import { thinOut } from './thin-out.ts'
import { createVersions } from './versions.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const start = Date.UTC(2026, 2, 3)

/** Versions in a folder of their own, by a clock that the test sets. */
function openVersions(limits = { perDraft: 50, bytes: 20 * 1024 * 1024 }) {
  const folder = join(temporaryFolder(), 'history')
  const clock = { now: start }
  return { folder, clock, versions: createVersions(folder, limits, () => clock.now) }
}

const saved = (text: string) => ({ text, words: 12, decision: 'revise', reason: 'saved' }) as const

describe('versions of a draft', () => {
  it('are listed from the newest, with time, words, decision and reason, and read again', async () => {
    const { clock, versions } = openVersions()
    await versions.keep('file /a.md', {
      text: 'Öne.',
      words: null,
      decision: null,
      reason: 'opened',
    })
    clock.now += MINUTE
    await versions.keep('file /a.md', saved('Two.'))
    clock.now += MINUTE
    await versions.keep('file /b.md', saved('Other.'))
    const listed = await versions.list('file /a.md')
    expect(listed.map(({ id: _, ...rest }) => rest)).toEqual([
      { time: start + MINUTE, words: 12, decision: 'revise', reason: 'saved' },
      { time: start, words: null, decision: null, reason: 'opened' },
    ])
    const texts = listed.map(({ id }) => versions.read('file /a.md', id))
    expect(await Promise.all(texts)).toEqual(['Two.', 'Öne.'])
    expect(await versions.read('file /b.md', listed[0]?.id ?? '')).toBeNull()
  })

  it('are kept once where nothing has changed, and apart where the clock stands', async () => {
    const { versions } = openVersions()
    for (const text of ['One.', 'One.', 'Two.', 'One.']) await versions.keep('a', saved(text))
    expect(await versions.list('a')).toHaveLength(3)
  })

  it('lie in folders named by a hash, where only the owner may read them', async () => {
    const { folder, versions } = openVersions()
    await versions.keep('file /drafts/my secret diary.md', saved('Dear diary.'))
    const [draft = ''] = await readdir(folder)
    expect(draft).toMatch(/^[0-9a-f]{32}$/)
    const [file = ''] = await readdir(join(folder, draft))
    expect((await stat(join(folder, draft))).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, draft, file))).mode & 0o777).toBe(0o600)
    expect(file).toBe(`${start}-12-revise-saved.gz`)
  })

  it('are at most so many, and go where they lie closest for their age', async () => {
    const { clock, versions } = openVersions({ perDraft: 6, bytes: 1e9 })
    for (let at = 0; at < 40; at++) {
      await versions.keep('a', saved(`Text ${at}.`))
      clock.now += at < 10 ? DAY : MINUTE
    }
    const listed = await versions.list('a')
    expect(listed).toHaveLength(6)
    expect(await versions.read('a', listed[0]?.id ?? '')).toBe('Text 39.')
    expect(listed.at(-1)?.time).toBe(start)
    // A day of many saves has not pushed the days before it out.
    expect(listed.filter(({ time }) => time < start + 10 * DAY).length).toBeGreaterThan(1)
  })

  it('take so much room and no more: the oldest of all drafts go first', async () => {
    const { clock, folder, versions } = openVersions({ perDraft: 50, bytes: 20_000 })
    const noise = (): string => randomBytes(3000).toString('base64')
    for (let at = 0; at < 12; at++) {
      await versions.keep(at % 2 === 0 ? 'a' : 'b', saved(noise()))
      clock.now += MINUTE
    }
    const files = await Promise.all(
      (await readdir(folder)).map(async (draft) =>
        Promise.all(
          (await readdir(join(folder, draft))).map((file) => stat(join(folder, draft, file))),
        ),
      ),
    )
    const bytes = files.flat().reduce((sum, { size }) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(20_000)
    const left = [...(await versions.list('a')), ...(await versions.list('b'))]
    expect(left.length).toBeGreaterThan(1)
    expect(left.length).toBeLessThan(12)
    expect(Math.min(...left.map(({ time }) => time))).toBe(start + (12 - left.length) * MINUTE)
  })

  it('ignore what else is in the folder', async () => {
    const { folder, versions } = openVersions()
    await versions.keep('a', saved('One.'))
    const [draft = ''] = await readdir(folder)
    await writeFile(join(folder, draft, 'notes.txt'), 'x')
    await writeFile(join(folder, draft, '0000000000000-1-gone-saved.gz'), 'x')
    await writeFile(join(folder, 'stray.txt'), 'x')
    await versions.keep('a', saved('Two.'))
    expect(await versions.list('a')).toHaveLength(2)
  })

  it('follow a draft that is saved for the first time, and never take the place of others', async () => {
    const { versions } = openVersions()
    await versions.keep('draft 1', saved('One.'))
    await versions.move('draft 1', 'file /a.md')
    expect([await versions.list('draft 1'), await versions.list('file /a.md')]).toMatchObject([
      [],
      [{ reason: 'saved' }],
    ])
    await versions.keep('draft 2', saved('Other.'))
    await versions.move('draft 2', 'file /a.md')
    expect(await versions.list('draft 2')).toHaveLength(1)
    await versions.clear()
    expect(await versions.list('file /a.md')).toEqual([])
  })
})

describe('times that are thinned out', () => {
  it('keep the newest and the oldest, and lie further apart the older they are', () => {
    const times = Array.from({ length: 400 }, (_, at) => start + at * 30 * MINUTE)
    const now = times.at(-1) ?? 0
    const given = new Set(thinOut(times, 20, now))
    const left = times.filter((time) => !given.has(time))
    expect(left).toHaveLength(20)
    expect([left[0], left.at(-1)]).toEqual([times[0], now])
    const gaps = left.slice(1).map((time, at) => time - (left[at] ?? 0))
    expect(gaps[1]).toBeGreaterThan(4 * (gaps.at(-1) ?? 0))
  })

  it('stay all where there are few', () => expect(thinOut([3, 1, 2], 3, 9)).toEqual([]))
})

describe('the calls about versions', () => {
  async function openCalls(keeps = true, answer = 0) {
    const { versions, folder } = openVersions()
    const drafts = temporaryFolder()
    const [opened, secret] = [join(drafts, 'opened.md'), join(drafts, 'secret.md')]
    await mkdir(drafts, { recursive: true })
    await writeFile(opened, 'One.')
    await writeFile(secret, 'Nobody opened this.')
    const allowed = createAllowedPaths()
    await allowed.allow(opened, 'file')
    const ask = vi.fn().mockResolvedValue(answer)
    const calls = createHistoryCalls({
      allowed,
      versions,
      dialogs: { ask },
      keepsHistory: () => keeps,
    })
    return { calls, opened, secret, folder, ask }
  }

  it('refuse a file that the user did not open', async () => {
    const { calls, secret } = await openCalls()
    const owner = { path: secret, draft: 'a' }
    const id = `${start}-1-allow-saved`
    const asked = [
      async () => calls.keepVersion({ ...owner, ...saved('x') }),
      async () => calls.listVersions(owner),
      async () => calls.readVersion({ ...owner, id }),
    ]
    for (const call of asked) await expect(call()).rejects.toMatchObject({ code: 'path_refused' })
  })

  it('keep nothing where the user does not want it', async () => {
    const { calls, opened, folder } = await openCalls(false)
    await calls.keepVersion({ path: opened, draft: 'a', ...saved('x') })
    expect(await readdir(folder).catch(() => 'none')).toBe('none')
  })

  it('delete everything when the user confirms, and nothing otherwise', async () => {
    for (const answer of [0, 1]) {
      const { calls, opened, ask } = await openCalls(true, answer)
      const owner = { path: opened, draft: 'a' }
      await calls.keepVersion({ ...owner, ...saved('x') })
      expect(await calls.clearHistory({})).toEqual({ isCleared: answer === 0 })
      expect(ask).toHaveBeenCalledOnce()
      expect((await calls.listVersions(owner)).versions).toHaveLength(answer)
    }
  })

  it('say when a version has gone meanwhile', async () => {
    const { calls, opened, folder } = await openCalls()
    const owner = { path: opened, draft: 'a' }
    await calls.keepVersion({ ...owner, ...saved('x') })
    const [version] = (await calls.listVersions(owner)).versions
    expect(await calls.readVersion({ ...owner, id: version?.id ?? '' })).toEqual({ text: 'x' })
    await rm(folder, { recursive: true })
    await expect(async () =>
      calls.readVersion({ ...owner, id: version?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await readFile(opened, 'utf8')).toBe('One.')
  })
})
