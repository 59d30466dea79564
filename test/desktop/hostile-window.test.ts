import { createHash } from 'node:crypto'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../apps/desktop/src/shared/ipc.ts'
import { type Attempt, attacks, type World } from './support/hostile-calls.ts'
import { hasElectron, type RunningApp, startApp } from './support/open-app.ts'

const SECRET = 'Nobody but its owner reads this.'
const names = Object.keys(calls)

async function makeWorld(): Promise<World> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'content-trust-hostile-')))
  const [folder, outside] = [join(root, 'folder'), join(root, 'outside')]
  await mkdir(join(folder, '.git/hooks'), { recursive: true })
  await mkdir(outside)
  const secret = join(outside, 'secret.md')
  for (const file of [secret, join(outside, 'secret.png')]) await writeFile(file, SECRET)
  for (const file of ['.env', '.git/config', 'Makefile'])
    await writeFile(join(folder, file), SECRET)
  await symlink(secret, join(folder, 'link.md'))
  const own = join(folder, 'notes.md')
  await writeFile(own, '# Oven notes\n\nWe baked 40 loaves.\n')
  return { secret, outside, folder, own }
}

/** Every file of the two folders with its bytes. */
async function snapshot({ folder, outside }: World): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const top of [folder, outside]) {
    for (const entry of await readdir(top, { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name)
      const text = entry.isFile()
        ? await readFile(path, 'utf8')
        : entry.isSymbolicLink()
          ? 'link'
          : ''
      files[path] = createHash('sha256').update(text).digest('hex')
    }
  }
  return files
}

/** Answers every dialog as Escape does and keeps what it asked; nothing is really printed, opened or binned. */
async function cancelDialogs({ app }: RunningApp, folder: string): Promise<void> {
  await app.evaluate(({ BrowserWindow, dialog, shell }, first) => {
    const asked: string[] = []
    const deeds: string[] = []
    Object.assign(globalThis, { asked, deeds })
    const chosen = [[first]]
    dialog.showOpenDialog = async () => ({
      canceled: chosen.length === 0,
      filePaths: chosen.pop() ?? [],
    })
    dialog.showSaveDialog = async (...args: readonly unknown[]) => {
      asked.push(`save ${String(Reflect.get(Object(args.at(-1)), 'defaultPath'))}`)
      return { canceled: true, filePath: '' }
    }
    dialog.showMessageBox = async (...args: readonly unknown[]) => {
      const question = Object(args.at(-1))
      asked.push(`${question.message} ${question.detail}`)
      return { response: Number(question.cancelId), checkboxChecked: false }
    }
    shell.openExternal = async (url) => void deeds.push(`opened ${url}`)
    shell.showItemInFolder = (path) => void deeds.push(`shown ${path}`)
    shell.trashItem = async (path) => void deeds.push(`binned ${path}`)
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      webContents.print = (_options, done) => done?.(false, 'cancelled')
    }
  }, folder)
}

describe.skipIf(!hasElectron)('a page that was taken over', () => {
  let world: World
  let running: RunningApp & { end(): Promise<void> }
  let before: Record<string, string>

  beforeAll(async () => {
    world = await makeWorld()
    before = await snapshot(world)
    running = await startApp([world.own])
    await running.page.locator('.cm-content', { hasText: 'Oven' }).waitFor()
    await cancelDialogs(running, world.folder)
    const opened = await running.page.evaluate('window.api.openFolder({})')
    expect(opened).toMatchObject({ ok: true, value: { folder: { path: world.folder } } })
  }, 60_000)
  afterAll(async () => {
    await running?.end()
    await rm(join(world.folder, '..'), { recursive: true, force: true })
  })

  const collected = (name: 'asked' | 'deeds'): Promise<string[]> =>
    running.app.evaluate((_electron, key) => Reflect.get(globalThis, key), name)

  async function attempt([code, wanted]: Attempt): Promise<void> {
    const answer: unknown = await running.page.evaluate(
      `Promise.resolve().then(() => ${code}).catch((error) => ({ ok: false, code: 'invalid_call', message: String(error) }))`,
    )
    expect(answer, code).toMatchObject(
      typeof wanted === 'string' ? { ok: false, code: wanted } : wanted,
    )
    expect(JSON.stringify(answer), code).not.toContain(SECRET)
  }

  it('finds nothing of Electron or Node, and no way around the bridge', async () => {
    const found = await running.page.evaluate(`({
      names: Object.keys(window.api),
      globals: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer', 'global']
        .filter((name) => name in window),
      made: (() => { try { return String(window.api.on.constructor('return typeof process')()) } catch { return 'refused' } })(),
      frozen: (() => { try { window.api.openDropped = null } catch {} return typeof window.api.openDropped })(),
      inFrame: (() => {
        const frame = document.createElement('iframe')
        document.body.append(frame)
        const reached = typeof frame.contentWindow?.api
        frame.remove()
        return reached
      })(),
    })`)
    expect(found).toEqual({
      names: expect.arrayContaining([...names, 'on']),
      globals: [],
      made: expect.stringMatching(/^(?:refused|undefined)$/),
      frozen: 'function',
      inFrame: 'undefined',
    })
    expect(Reflect.get(Object(found), 'names')).toHaveLength(names.length + 1)
  })

  it.each(names.filter((name) => name !== 'closeWindow'))('gets nothing by %s', async (name) => {
    const own = Object.entries(attacks).find(([each]) => each === name)?.[1]
    if (own === undefined) {
      throw new Error(
        `Add what a hostile page tries with “${name}” to test/desktop/support/hostile-calls.ts.`,
      )
    }
    const attempts = own(world)
    expect(attempts.length).toBeGreaterThan(0)
    for (const each of attempts) await attempt(each)
    // Whatever it is, it is parsed.
    const junk = await running.page.evaluate(`Promise.all(
      [null, 5, 'x', [], { path: {} }, { __proto__: null }].map((input) => window.api.${name}(input))
    ).then((answers) => answers.every(({ ok }) => typeof ok === 'boolean'), () => true)`)
    expect(junk).toBe(true)
  })

  it('has changed and read nothing, and only the main process has asked', async () => {
    const after = await snapshot(world)
    const changed = Object.keys({ ...before, ...after }).filter(
      (path) => before[path] !== after[path],
    )
    expect(changed).toEqual([])
    const [asked, deeds] = [await collected('asked'), await collected('deeds')]
    expect(deeds).toEqual([])
    const questions = asked.join('\n')
    expect(questions).toContain('Send your drafts to far.test?')
    expect(questions).toMatch(/the open draft, and each one .* sent to https:\/\/far\.test/)
    expect(questions).toContain('Connect to words-of-a-draft.far.test?')
    expect(questions).toMatch(/goes to https:\/\/far\.test\/\?words=of\+a\+draft/)
    expect(questions).toMatch(/Ask 1 host about 1 reference\? words-of-a-draft\.far\.town\./)
    expect(questions).toContain('mailto:a@far.test?subject=a')
    expect(questions).not.toContain('attach')
    const suggested = asked.filter((line) => line.startsWith('save '))
    expect(suggested).toEqual([
      'save taken.md',
      'save bashrc',
      'save profile',
      'save taken-report.html',
    ])
    expect(
      await running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length),
    ).toBe(1)
  })

  it('may close its own window, and nothing else is lost by that', async () => {
    const [code] = attacks.closeWindow(world)[0] ?? []
    const gone = new Promise((done) => running.app.process().once('exit', done))
    await running.page.evaluate(String(code)).catch(() => undefined)
    await gone
    expect(await readFile(world.own, 'utf8')).toContain('40 loaves')
  })
})
