import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readWholeGroup } from '../inputs/row-groups.ts'
import { openStagedRun } from './staged-run.ts'

const start = { input: 2, offset: 30, row: 4 }
const row = Buffer.from('{"id":"a","source":"in","row":1}\n')

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('a run whose output is there whole or not at all', () => {
  it('starts where it is told, with nothing counted, and keeps no state', async () => {
    const run = await openStagedRun(join(await makeFolder(), 'out.jsonl'), start, false)
    expect(run.from).toEqual({ position: start, unreadable: 0, tallies: [] })
    expect(run.save).toBeNull()
    expect(run.output.length).toBe(0)
    await run.output.close()
    await run.release()
  })

  it.each(['out.jsonl', 'out.parquet'])(
    'is seen under its name when it is done: %s',
    async (name) => {
      const folder = await makeFolder()
      const run = await openStagedRun(join(folder, name), start, false)
      await run.output.write(row)
      await run.output.close()
      expect(await readdir(folder)).not.toContain(name)
      await run.complete()
      await run.release()
      expect(await readdir(folder)).toEqual([name])
      const path = join(folder, name)
      const rows = name.endsWith('.parquet')
        ? await readWholeGroup(path, 0)
        : [JSON.parse(await readFile(path, 'utf8'))]
      expect(rows).toMatchObject([{ id: 'a', source: 'in' }])
    },
  )

  it.each(['out.jsonl', 'out.parquet'])('that is given up leaves nothing: %s', async (name) => {
    const folder = await makeFolder()
    const run = await openStagedRun(join(folder, name), start, true)
    await run.output.write(row)
    await run.output.close()
    await run.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('replaces what appeared meanwhile where that was asked for, and fails where not', async () => {
    const folder = await makeFolder()
    const path = join(folder, 'out.jsonl')
    const [mine, other] = [
      await openStagedRun(path, start, false),
      await openStagedRun(path, start, true),
    ]
    for (const run of [mine, other]) {
      await run.output.write(row)
      await run.output.close()
    }
    await writeFile(path, 'theirs')
    await expect(mine.complete()).rejects.toThrow(`${path} appeared during this run`)
    expect(await readFile(path, 'utf8')).toBe('theirs')
    await other.complete()
    expect(await readFile(path, 'utf8')).toBe(String(row))
    await mine.release()
    await other.release()
    expect(await readdir(folder)).toEqual(['out.jsonl'])
  })
})
