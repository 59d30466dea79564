import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '@content-trust/workspace'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  type RunState,
  readState,
  removeState,
  requireSameRun,
  statePath,
  writeState,
} from './run-state.ts'

async function makeOutput(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'out.jsonl')
}

const state: RunState = {
  version: 1,
  run: { '--filter': 'none', engine: '1' },
  position: { input: 1, offset: 20, row: 3 },
  output_bytes: 70,
  unreadable: 0,
  tallies: [],
}

describe('the state of a run', () => {
  it('is read as it was written, the last one alone', async () => {
    const output = await makeOutput()
    expect(await readState(output)).toBeNull()
    await writeState(output, { ...state, output_bytes: 1_000_000 })
    await writeState(output, state)
    expect(await readState(output)).toEqual(state)
    expect(await readdir(join(output, '..'))).toEqual(['out.jsonl.state.json'])
  })

  it('takes the place of what a kill left half written', async () => {
    const output = await makeOutput()
    await writeFile(`${statePath(output)}.tmp`, '{"version":1,"run":'.repeat(100))
    await writeState(output, state)
    expect(await readState(output)).toEqual(state)
  })

  it.each([
    ['no JSON', '{"version":1'],
    ['an empty file', ''],
    ['another version', JSON.stringify({ ...state, version: 2 })],
    ['a negative count', JSON.stringify({ ...state, output_bytes: -1 })],
    ['a part of a byte', JSON.stringify({ ...state, output_bytes: 0.5 })],
    ['no position', JSON.stringify({ ...state, position: undefined })],
    [
      'no row of a position',
      JSON.stringify({ ...state, position: { ...state.position, row: null } }),
    ],
    ['no options', JSON.stringify({ ...state, run: undefined })],
  ])('that is damaged is a mistake: %s', async (_, text) => {
    const output = await makeOutput()
    await writeFile(statePath(output), text)
    await expect(readState(output)).rejects.toThrow(UsageError)
    await expect(readState(output)).rejects.toThrow(
      `${output}.state.json is not the state file of a run. Start over with --overwrite, which replaces the output.`,
    )
    expect(await readFile(statePath(output), 'utf8')).toBe(text)
  })

  it('that cannot be read is not a run without a state', async () => {
    const output = await makeOutput()
    await mkdir(statePath(output))
    await expect(readState(output)).rejects.toMatchObject({ code: 'EISDIR' })
  })

  it('is gone with what was half written when the run is done', async () => {
    const output = await makeOutput()
    await writeState(output, state)
    await writeFile(`${statePath(output)}.tmp`, '{')
    await removeState(output)
    expect(await readdir(join(output, '..'))).toEqual([])
    await removeState(output)
  })
})

describe('a run that goes on', () => {
  it('is the same whatever the order of its options', () => {
    expect(() => requireSameRun({ a: '1', b: '2' }, { b: '2', a: '1' }, 'out')).not.toThrow()
  })

  it.each([
    ['another value', { a: '1', b: '2' }, { a: '1', b: '3' }, 'b'],
    ['an option more', { a: '1' }, { a: '1', c: '3' }, 'c'],
    ['an option less', { a: '1', b: '2', c: '3' }, { c: '3' }, 'a, b'],
  ])('is refused with %s, which is named', (_, earlier, now, names) => {
    expect(() => requireSameRun(earlier, now, 'out.jsonl')).toThrow(UsageError)
    expect(() => requireSameRun(earlier, now, 'out.jsonl')).toThrow(
      `--resume: out.jsonl was begun with other ${names}. Give the same again, or start over with --overwrite.`,
    )
  })
})
