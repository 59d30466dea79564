import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import type { KeptSession } from '../../shared/session.ts'
import { createAllowedPaths } from '../files/allowed-paths.ts'
import { createRecentFiles } from '../files/recent-files.ts'
import { createUserFiles } from '../files/user-files.ts'
import { createSessionCalls } from './session-calls.ts'
import { createSessionStore } from './session-store.ts'

/** An app with its own folder, as a start of it finds it; nothing is open yet. */
function startApp(dataFolder: string, reopens = { on: true }) {
  const allowed = createAllowedPaths()
  const recent = createRecentFiles(join(dataFolder, 'recent.json'))
  const userFiles = createUserFiles(allowed, recent, recent, async () => false)
  const sessions = createSessionStore(join(dataFolder, 'session.json'))
  const reopensDrafts = (): boolean => reopens.on
  const { handlers, takeSession } = createSessionCalls({
    allowed,
    userFiles,
    sessions,
    reopensDrafts,
  })
  return { allowed, recent, userFiles, takeSession, keep: handlers.keepSession }
}

const place = { anchor: 4, head: 9, top: 2 }
const layout = { panel: 'style', isPanelShown: true, sideWidth: 320 }

/** A folder with files of these names, and a session in which all are open. */
async function openFolder(names: readonly string[]) {
  const folder = join(temporaryFolder(), 'drafts')
  await mkdir(folder)
  const paths = names.map((name) => join(folder, name))
  for (const path of paths) await writeFile(path, 'Some words.\n')
  const session: KeptSession = {
    tabs: paths.map((path) => ({ ...place, path })),
    active: paths[0] ?? null,
    folder,
    layout,
  }
  return { folder, paths, session, dataFolder: join(folder, '../data') }
}

describe('a session', () => {
  it('comes back with its tabs, places, folder and layout, and its files may be saved again', async () => {
    const { folder, paths, session, dataFolder } = await openFolder(['a.md', 'b.md'])
    const first = startApp(dataFolder)
    expect(await first.takeSession()).toBeNull()
    await first.allowed.allow(folder, 'folder')
    await first.keep(session)
    const second = startApp(dataFolder)
    const opened = await second.takeSession()
    expect(opened).toMatchObject({
      tabs: paths.map((path) => ({ ...place, file: { path, text: 'Some words.\n' } })),
      active: paths[0],
      folder: { path: folder },
      layout,
      missing: [],
      isLeftClosed: false,
    })
    expect(await second.allowed.check(paths[1] ?? '')).toBe(paths[1])
    // What comes back by itself is not what was opened last.
    expect(await second.recent.list()).toEqual([])
  })

  it('is kept where only its owner may read it', async () => {
    const { folder, session, dataFolder } = await openFolder(['a.md'])
    const { allowed, keep } = startApp(dataFolder)
    await allowed.allow(folder, 'folder')
    await keep(session)
    expect((await stat(join(dataFolder, 'session.json'))).mode & 0o777).toBe(0o600)
  })

  it.each(['tabs', 'active', 'folder'] as const)(
    'with a path under %s that the user did not open is refused, and the last one stays',
    async (part) => {
      const { folder, paths, session, dataFolder } = await openFolder(['a.md'])
      const secret = join(temporaryFolder(), 'secret.md')
      await writeFile(secret, 'Nobody opened this.\n')
      const { allowed, keep } = startApp(dataFolder)
      await allowed.allow(folder, 'folder')
      await keep(session)
      const smuggled = { tabs: [{ ...place, path: secret }], active: secret, folder: secret }
      await expect(async () => keep({ ...session, [part]: smuggled[part] })).rejects.toMatchObject({
        code: 'path_refused',
      })
      const opened = await startApp(dataFolder).takeSession()
      expect(opened?.tabs.map(({ file }) => file.path)).toEqual(paths)
    },
  )

  it('leaves out what is gone or leads elsewhere, by its name', async () => {
    const { folder, paths, session, dataFolder } = await openFolder(['a.md', 'b.md', 'c.md'])
    const { allowed, keep } = startApp(dataFolder)
    await allowed.allow(folder, 'folder')
    await keep(session)
    const secret = join(temporaryFolder(), 'secret.md')
    await writeFile(secret, 'Nobody opened this.\n')
    await rm(paths[0] ?? '')
    await rm(paths[1] ?? '')
    await symlink(secret, paths[1] ?? '')
    const next = startApp(dataFolder)
    const opened = await next.takeSession()
    expect(opened?.missing).toEqual(['a.md', 'b.md'])
    expect(opened?.tabs.map(({ file }) => file.name)).toEqual(['c.md'])
    await expect(next.userFiles.read(secret)).rejects.toMatchObject({ code: 'path_refused' })
  })

  it('has only its layout where the user does not want the drafts of last time', async () => {
    const { folder, paths, session, dataFolder } = await openFolder(['a.md'])
    const reopens = { on: true }
    const { allowed, keep } = startApp(dataFolder, reopens)
    await allowed.allow(folder, 'folder')
    await keep(session)
    reopens.on = false
    const none = { tabs: [], active: null, folder: null, layout, isLeftClosed: false }
    expect(await startApp(dataFolder, reopens).takeSession()).toMatchObject(none)
    await keep(session)
    expect(await readFile(join(dataFolder, 'session.json'), 'utf8')).not.toContain(paths[0])
  })

  it('that two starts did not live through stays closed, until the window keeps a new one', async () => {
    const { folder, session, dataFolder } = await openFolder(['a.md'])
    const { allowed, keep } = startApp(dataFolder)
    await allowed.allow(folder, 'folder')
    await keep(session)
    for (let start = 0; start < 2; start++) {
      expect((await startApp(dataFolder).takeSession())?.tabs).toHaveLength(1)
    }
    expect(await startApp(dataFolder).takeSession()).toMatchObject({
      tabs: [],
      layout,
      isLeftClosed: true,
    })
    await keep(session)
    expect((await startApp(dataFolder).takeSession())?.tabs).toHaveLength(1)
  })

  it.each(['', '{', '{"tabs":7}', '{"tabs":[{"path":7}],"active":null,"folder":null,"layout":{}}'])(
    'that cannot be read, as %j, is none',
    async (text) => {
      const dataFolder = temporaryFolder()
      await writeFile(join(dataFolder, 'session.json'), text)
      expect(await startApp(dataFolder).takeSession()).toBeNull()
    },
  )
})
