import { aboutSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { drawAbout } from '../../packages/cli/src/commands/about-page.ts'
import { version } from '../../packages/cli/src/version.ts'
import manifest from '../../packages/engine/models/manifest.json' with { type: 'json' }
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const modelCount = manifest.length

async function aboutText(args: readonly string[] = []) {
  return await run(await makeFolder({}), ['about', ...args])
}

describe('content-trust about', () => {
  it('shows versions, verified models, errors by group and the licence of every source', async () => {
    const { out, err, status } = await aboutText()
    expect([status, err]).toEqual([0, ''])
    expect(out).toContain(` ABOUT  content-trust ${version}\n`)
    expect(out).toContain('scoring contract v0.1')
    expect(out).toContain(`Models  ${modelCount} of ${modelCount} verified`)
    expect(out).toMatch(/synthetic-texture-risk +0\.1\.0 +\d+ kB +[0-9a-f]{16} +verified\n/)
    expect(out).toMatch(/ school essays +\d+ +\d+\.\d% \(\d+\.\d–\d+\.\d\) /)
    expect(out).toContain('non-native writers: not measured.')
    expect(out).toContain('expected calibration error 0.')
    expect(out).toMatch(/ outfox +Apache-2\.0\n/)
    expect(out).toMatch(/Used to measure alone\n(?: .*\n)*? {2}alpaca-eval +CC BY-NC 4\.0/)
  })

  it('writes the same facts as JSON, whichever way it is asked', async () => {
    const json = await aboutText(['--json'])
    const { version: stated, ...facts } = JSON.parse(json.out)
    expect(stated).toBe(version)
    expect(aboutSchema.parse(facts).models.map(({ sha256 }) => sha256.length)).toEqual(
      Array.from({ length: modelCount }, () => 64),
    )
    expect(await aboutText(['--format', 'json'])).toEqual(json)
  })

  it.each([40, 60, 80, 100])('fits into %i columns without a colour', async (columns) => {
    const json = await aboutText(['--json'])
    const page = drawAbout(JSON.parse(json.out), columns, false)
    expect(page.split('\n').filter((line) => line.length > columns)).toEqual([])
    expect(page).not.toContain('\u001b')
  })

  it('says when a model is not the published one', async () => {
    const facts = JSON.parse((await aboutText(['--json'])).out)
    facts.models[0].status = 'changed'
    const page = drawAbout(facts, 80, false)
    expect(page).toContain(`Models  ${modelCount - 1} of ${modelCount} verified`)
    expect(page).toMatch(/synthetic-texture-risk .* changed\n/)
  })
})
