import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import type { Settings } from '../../shared/settings.ts'
import { openSettings } from './settings-store.ts'

const nothing = (): void => undefined

describe('settings', () => {
  it('are the defaults at the first start, and nothing is written', async () => {
    const folder = temporaryFolder()
    const store = await openSettings(join(folder, 'settings.json'), nothing)
    expect(store.current()).toMatchObject({ theme: 'system', autosave: false, rewriter: null })
    expect(store.broken).toBeNull()
    expect(await readdir(folder)).toEqual([])
  })

  it('are there again at the next start, in a folder that is made for them', async () => {
    const file = join(temporaryFolder(), 'profile/settings.json')
    const store = await openSettings(file, nothing)
    await store.change({ theme: 'dark' })
    await store.change({ textSize: 20 })
    const again = await openSettings(file, nothing)
    expect(again.current()).toMatchObject({ theme: 'dark', textSize: 20 })
    expect(again.current()).toEqual(store.current())
    expect(await readdir(join(file, '..'))).toEqual(['settings.json'])
  })

  it('are reported at once, before the disk has them', async () => {
    const told: Settings[] = []
    const store = await openSettings(join(temporaryFolder(), 's.json'), (next) => told.push(next))
    const written = store.change({ theme: 'dark' })
    expect(told.map(({ theme }) => theme)).toEqual(['dark'])
    expect(store.current().theme).toBe('dark')
    expect(await written).toEqual(told[0])
  })

  it('are on the disk as they were changed last', async () => {
    const file = join(temporaryFolder(), 'settings.json')
    const store = await openSettings(file, nothing)
    await Promise.all([20, 21, 22, 23].map((textSize) => store.change({ textSize })))
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ textSize: 23 })
  })

  it('that no schema allows change nothing', async () => {
    const store = await openSettings(join(temporaryFolder(), 'settings.json'), nothing)
    await expect(store.change({ textSize: 4 })).rejects.toThrow()
    expect(store.current().textSize).toBe(18)
  })

  it('are written again after the disk had refused them', async () => {
    const file = join(temporaryFolder(), 'settings.json')
    const store = await openSettings(file, nothing)
    await mkdir(file)
    await expect(store.change({ theme: 'dark' })).rejects.toThrow()
    await rm(file, { recursive: true })
    await store.change({ textSize: 20 })
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ theme: 'dark', textSize: 20 })
  })

  it('keep their others when they held a server that drafts may not be sent to', async () => {
    const file = join(temporaryFolder(), 'settings.json')
    const engine = { kind: 'server', address: 'http://scores.lan:8787' }
    await writeFile(file, JSON.stringify({ theme: 'dark', engine }))
    const store = await openSettings(file, nothing)
    expect(store.current()).toMatchObject({ theme: 'dark', engine: { kind: 'local' } })
    expect([store.lostServer, store.broken]).toEqual([true, null])
    await store.change({ textSize: 20 })
    expect((await openSettings(file, nothing)).lostServer).toBe(false)
  })

  it.each(['{ "theme": "pink" }', '{ "engine": "far" }', '{ "theme"', ''])(
    'are set aside where they say %j',
    async (text) => {
      const file = join(temporaryFolder(), 'settings.json')
      await writeFile(file, text)
      const store = await openSettings(file, nothing)
      expect(store.broken).toBe(`${file}.broken`)
      expect(await readFile(`${file}.broken`, 'utf8')).toBe(text)
      expect(store.current().theme).toBe('system')
      await store.change({ theme: 'dark' })
      expect((await openSettings(file, nothing)).broken).toBeNull()
    },
  )
})
