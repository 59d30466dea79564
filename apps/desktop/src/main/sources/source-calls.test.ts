import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openBackend } from '../../../../../test/support/desktop-backend.ts'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import type { Answer } from '../../shared/answer.ts'
import type { SourcesProcess } from '../ports.ts'

const text = 'The [weir](https://weir.town/gates) has nine gates.\n'
const syntax = 'markdown'
const request = (end: string) => `00000000-0000-4000-8000-00000000000${end}`

const planned = (...hosts: string[]) => ({
  references: hosts.map((host) => ({ key: host, hosts: [host] })),
  withoutRegistry: [],
})
const found = { rows: [], isUnanswered: false }

/** A process that plans these hosts, and checks as the test says. */
function processOf(
  hosts: readonly string[],
  check: SourcesProcess['send'] = async () => ({ ok: true, value: found }),
) {
  const ends: (() => void)[] = []
  const send = vi.fn<SourcesProcess['send']>(async (name, input, onProgress) => {
    if (name === 'plan') return { ok: true, value: planned(...hosts) }
    const ended = new Promise<Answer<unknown>>((settle) => {
      ends.push(() => settle({ ok: false, code: 'interrupted', message: 'It died.' }))
    })
    return Promise.race([ended, check(name, input, onProgress)])
  })
  const end = vi.fn(() => {
    for (const each of ends.splice(0)) each()
  })
  const checks = () => send.mock.calls.filter(([name]) => name === 'check').length
  return { send, end, checks }
}

/** A backend whose user answers questions in this way. */
async function open(sources: ReturnType<typeof processOf>, answer = 0, isOn = true) {
  const questions: string[] = []
  const side = await openBackend({
    sources,
    dialogs: {
      ask: async ({ detail, isRight, message }) => {
        questions.push(`${isRight === true ? 'right: ' : ''}${message} ${detail}`)
        return answer
      },
    },
  })
  await side.call('setSettings', { checksSources: isOn })
  const check = (name: string, words = text) =>
    side.call('checkSources', { text: words, syntax, path: null, request: request(name) })
  return { ...side, check, questions }
}

describe('a check of sources', () => {
  it('asks nobody where the settings do not let it', async () => {
    const sources = processOf(['weir.town'])
    const { check, questions } = await open(sources, 0, false)
    expect(await check('1')).toMatchObject({ ok: false, code: 'not_available' })
    expect([questions, sources.checks()]).toEqual([[], 0])
  })

  it('asks nobody where the user declines a question that names the hosts', async () => {
    const sources = processOf(['weir.town', 'otters.town'])
    const { check, questions } = await open(sources, 1)
    expect(await check('1')).toEqual({ ok: true, value: { status: 'declined' } })
    expect(questions).toEqual([
      expect.stringMatching(
        /^right: Ask 2 hosts about 2 references\? otters\.town, weir\.town\. .*learns that you looked/,
      ),
    ])
    expect(sources.checks()).toBe(0)
  })

  it('asks the user again only for what was not agreed to', async () => {
    const hosts = ['weir.town']
    const sources = processOf(hosts)
    const { check, questions } = await open(sources)
    expect(await check('1')).toEqual({ ok: true, value: { status: 'checked', ...found } })
    await check('2')
    expect(questions).toHaveLength(1)
    hosts.push('otters.town')
    await check('3')
    expect(questions[1]).toMatch(/^right: Ask 1 host about 1 reference\? otters\.town\./)
    expect(sources.checks()).toBe(3)
  })

  it('names a few of many hosts and counts the others', async () => {
    const hosts = Array.from({ length: 300 }, (_, at) => `h${String(at).padStart(3, '0')}.town`)
    const { check, questions } = await open(processOf(hosts), 1)
    await check('1')
    expect(questions[0]).toMatch(/Ask 300 hosts about 300 references\? h000\.town.* and 288 more\./)
  })

  it('tells how far it is, and believes only counts', async () => {
    const sources = processOf(['weir.town'], async (_name, _input, onProgress) => {
      onProgress?.({ done: 1, total: 2 })
      onProgress?.({ done: '<b>', total: 2 })
      return { ok: true, value: found }
    })
    const { check, deeds } = await open(sources)
    await check('1')
    expect(deeds).toContainEqual([
      'told',
      'sourcesProgress',
      { request: request('1'), done: 1, total: 2 },
    ])
    expect(JSON.stringify(deeds)).not.toContain('<b>')
  })

  it('stops with its process, and the next one goes on', async () => {
    let isHeld = true
    const sources = processOf(['weir.town'], async () =>
      isHeld ? new Promise(() => {}) : { ok: true, value: found },
    )
    const { call, check } = await open(sources)
    const first = check('1')
    await expect.poll(sources.checks).toBe(1)
    const second = check('2')
    isHeld = false
    await call('cancelSources', { request: request('1') })
    expect(await first).toEqual({ ok: true, value: { status: 'stopped' } })
    expect(await second).toMatchObject({ ok: true, value: { status: 'checked' } })
    expect(sources.end).toHaveBeenCalledTimes(1)
  })

  it('that waits for its turn is stopped without a process', async () => {
    const sources = processOf(['weir.town'], () => new Promise(() => {}))
    const { call, check } = await open(sources)
    const first = check('1')
    await expect.poll(sources.checks).toBe(1)
    const second = check('2')
    await call('cancelSources', { request: request('2') })
    await call('cancelSources', { request: request('1') })
    await Promise.all([first, second])
    expect(await second).toEqual({ ok: true, value: { status: 'stopped' } })
    expect(sources.checks()).toBe(1)
  })

  it('fails as a sentence where its process dies, or answers with something else', async () => {
    const dying = await open(
      processOf(['weir.town'], async () => ({
        ok: false,
        code: 'interrupted',
        message: 'It died.',
      })),
    )
    expect(await dying.check('1')).toMatchObject({ ok: false, message: 'It died.' })
    const lying = await open(
      processOf(['weir.town'], async () => ({ ok: true, value: { rows: [{ name: '<b>' }] } })),
    )
    expect(await lying.check('1')).toMatchObject({ ok: false, code: 'internal' })
  })

  it('ends a process that does not even plan', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const died = { ok: false, code: 'interrupted', message: 'It died.' } as const
    let end: () => void = () => undefined
    const send = () => new Promise<Answer<unknown>>((settle) => (end = () => settle(died)))
    const sources = { send: vi.fn(send), end: vi.fn(() => end()), checks: () => 0 }
    const { check } = await open(sources)
    const answer = check('1')
    await vi.waitFor(() => expect(sources.send).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(16_000)
    expect(await answer).toMatchObject(died)
  })

  it('ends its process when nothing is asked for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const sources = processOf(['weir.town'])
    const { check } = await open(sources)
    await check('1')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(sources.end).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sources.end).toHaveBeenCalledTimes(1)
  })
})

describe('whether sources may be checked', () => {
  const config = 'content-trust.config.json'

  /** What the plan of a draft says whose folder has this config; the window lets sources be checked or not. */
  async function planIn(settings: object, isOn: boolean, draft = text) {
    const folder = temporaryFolder()
    const path = join(folder, 'a.md')
    await writeFile(path, draft)
    await writeFile(join(folder, config), JSON.stringify(settings))
    const sources = processOf(['weir.town'])
    const { call } = await openBackend({
      sources,
      dialogs: { chooseFolder: async () => folder },
    })
    await call('openFolder', {})
    await call('setSettings', { checksSources: isOn })
    const answer = await call('planSources', { text: draft, syntax, path })
    return { answer, sources }
  }

  it.each([
    ['a config of the folder turns it on', { sources: true }, false, true, config],
    ['a config of the folder turns it off', { sources: false }, true, false, config],
    ['the window decides where no config does', {}, true, true, null],
  ])('%s', async (_name, settings, inWindow, isOn, setBy) => {
    const { answer } = await planIn(settings, inWindow)
    expect(answer).toMatchObject({
      ok: true,
      value: { isOn, setBy, references: 1, hosts: 1, firstHosts: ['weir.town'] },
    })
  })

  it('is nothing that front matter has a say in, nor where records are looked up', async () => {
    const front = `---\ncontentTrust:\n  sources: true\n  source_endpoints:\n    npm: https://far.test/{id}\n---\n\n${text}`
    const settings = { source_endpoints: { npm: 'https://npm.town/{id}' } }
    const { answer, sources } = await planIn(settings, false, front)
    expect(answer).toMatchObject({ ok: true, value: { isOn: false, setBy: null } })
    expect(sources.send.mock.lastCall?.[1]).toMatchObject({
      endpoints: { npm: 'https://npm.town/{id}' },
    })
  })

  it('is no question for a draft that is not checked', async () => {
    const { answer } = await planIn({ sources: true, ignore_files: ['*.md'] }, true)
    expect(answer).toMatchObject({ ok: false, code: 'not_checked' })
  })
})
