import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { createServerConsent } from './server-consent.ts'
import { openSettings } from './settings-store.ts'

const far = { kind: 'server', address: 'https://scores.test/team' } as const
const other = { kind: 'server', address: 'https://other.test' } as const
const local = { kind: 'local' }

/** The consent over real settings; the writer gives these answers, and cancels when there are no more. */
async function consentWith(answers: readonly number[], folder = temporaryFolder()) {
  const settings = await openSettings(join(folder, 'settings.json'), () => undefined)
  const asked: { message: string; detail: string; isRight?: boolean | undefined }[] = []
  const consent = createServerConsent({
    settings,
    file: join(folder, 'agreed-server.json'),
    openDrafts: () => 3,
    dialogs: {
      ask: async (question) => {
        asked.push(question)
        return answers[asked.length - 1] ?? 1
      },
    },
  })
  return { ...consent, settings, asked, folder }
}

describe('a server among the settings', () => {
  it('holds once the writer agrees to its address, with the number of drafts', async () => {
    const { change, engine, settings, asked } = await consentWith([0])
    expect((await change({ engine: far })).engine).toEqual(far)
    expect(await engine()).toEqual(far)
    expect(settings.current().engine).toEqual(far)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.message).toBe('Send your drafts to scores.test?')
    expect(asked[0]?.detail).toMatch(/the 3 open drafts.*https:\/\/scores\.test\/team/)
    expect(asked[0]?.isRight).toBe(true)
  })

  it('is not set when the writer cancels; what else was changed is', async () => {
    const { change, engine, folder } = await consentWith([1])
    expect(await change({ engine: far, textSize: 20 })).toMatchObject({
      engine: local,
      textSize: 20,
    })
    expect(await engine()).toEqual(local)
    expect(await readFile(join(folder, 'settings.json'), 'utf8')).not.toContain('scores.test')
  })

  it('is asked about again when it replaces another, which stays if the writer cancels', async () => {
    const { change, engine, asked } = await consentWith([0, 1, 0])
    await change({ engine: far })
    expect((await change({ engine: other })).engine).toEqual(far)
    expect(await engine()).toEqual(far)
    await change({ engine: { kind: 'local' } })
    await change({ engine: far })
    expect(asked).toHaveLength(3)
  })

  it('is asked about once for many drafts', async () => {
    const { engine, settings, asked } = await consentWith([0])
    await settings.change({ engine: far })
    expect(await Promise.all([engine(), engine(), engine()])).toEqual([far, far, far])
    expect(asked).toHaveLength(1)
  })

  it('is agreed to for later starts, where its address is the same', async () => {
    const { change, folder } = await consentWith([0])
    await change({ engine: far })
    const later = await consentWith([], folder)
    expect(await later.engine()).toEqual(far)
    expect(later.asked).toEqual([])
    await later.settings.change({ engine: other })
    expect(await later.engine()).toEqual(local)
    expect(later.asked).toHaveLength(1)
    expect(later.settings.current().engine).toEqual(local)
  })
})

describe('a test of a server', () => {
  it('reaches each server once the writer agrees, and lets no draft follow', async () => {
    const { mayTest, change, asked } = await consentWith([0, 1])
    expect(await mayTest('https://scores.test/a?words=of+a+draft')).toBe(true)
    expect(asked[0]?.detail).toMatch(/^The app asks https:\/\/scores\.test whether/)
    expect(await mayTest('https://scores.test')).toBe(true)
    expect(asked).toHaveLength(1)
    expect((await change({ engine: far })).engine).toEqual(local)
    expect(asked).toHaveLength(2)
  })

  it('reaches none that the writer refuses', async () => {
    const { mayTest, asked } = await consentWith([1, 1])
    expect(await mayTest('https://words-of-a-draft.test')).toBe(false)
    expect(await mayTest('https://words-of-a-draft.test')).toBe(false)
    expect(asked).toHaveLength(2)
  })
})
