import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '@content-trust/workspace'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CorpusOptions } from '../corpus-options.ts'
import { readWholeGroup } from '../inputs/row-groups.ts'
import { lockOutput } from './lock-output.ts'
import { openRun } from './open-run.ts'
import { readState, writeState } from './run-state.ts'

const identity = { engine: '1', '--filter': 'none' }
const start = { input: 0, offset: 0, row: 0 }
const later = { input: 0, offset: 40, row: 2 }
const row = (id: string) => `{"id":"${id}"}\n`

async function makeFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

function open(folder: string, options: CorpusOptions, run = identity) {
  const stdout = { isTerminal: false, columns: 80, write: async () => {} }
  return openRun({ cwd: folder, stdout }, options, run, start)
}

/** Opens one that is expected to be there. */
async function opened(folder: string, options: CorpusOptions) {
  const run = await open(folder, options)
  if (run === null) throw new Error('expected a run')
  return run
}

async function writeRows(run: Awaited<ReturnType<typeof opened>>, ...ids: readonly string[]) {
  for (const id of ids) await run.output.write(Buffer.from(row(id)))
}

/** A state with so many bytes of the output. */
const stateAt = (output_bytes: number) => ({
  position: later,
  output_bytes,
  unreadable: 1,
  tallies: [],
})

const filesIn = async (folder: string) => (await readdir(folder)).sort()

describe('a run to standard output', () => {
  it('starts at its start and can keep no state', async () => {
    const folder = await makeFolder()
    const run = await opened(folder, {})
    expect(run.from).toEqual({ position: start, unreadable: 0, tallies: [] })
    expect(run.save).toBeNull()
    await run.complete()
    await run.release()
    expect(await filesIn(folder)).toEqual([])
  })
})

describe('a new run to a file', () => {
  it('has a state and the lock until it is done', async () => {
    const folder = await makeFolder()
    const run = await opened(folder, { output: 'out.jsonl' })
    expect(run.from).toEqual({ position: start, unreadable: 0, tallies: [] })
    expect(await filesIn(folder)).toEqual(['out.jsonl', 'out.jsonl.lock', 'out.jsonl.state.json'])
    expect(await readState(join(folder, 'out.jsonl'))).toEqual({
      version: 1,
      run: identity,
      position: start,
      output_bytes: 0,
      unreadable: 0,
      tallies: [],
    })
    await writeRows(run, 'a', 'b')
    await run.save?.(stateAt(run.output.length))
    expect(await readState(join(folder, 'out.jsonl'))).toMatchObject({
      run: identity,
      position: later,
      output_bytes: 22,
      unreadable: 1,
    })
    await run.output.close()
    await run.complete()
    expect(await filesIn(folder)).toEqual(['out.jsonl', 'out.jsonl.lock'])
    await run.release()
    expect(await filesIn(folder)).toEqual(['out.jsonl'])
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe(row('a') + row('b'))
  })

  it('leaves its state when it is not done, and lets go of the lock', async () => {
    const folder = await makeFolder()
    const run = await opened(folder, { output: 'out.jsonl' })
    await run.output.close()
    await run.release()
    expect(await filesIn(folder)).toEqual(['out.jsonl', 'out.jsonl.state.json'])
  })

  it('to Parquet keeps its rows beside until it is done', async () => {
    const folder = await makeFolder()
    const run = await opened(folder, { output: 'out.parquet' })
    await writeRows(run, 'a', 'b')
    await run.output.close()
    expect(await filesIn(folder)).toEqual([
      'out.parquet.lock',
      'out.parquet.rows.jsonl',
      'out.parquet.state.json',
    ])
    await run.complete()
    await run.release()
    expect(await filesIn(folder)).toEqual(['out.parquet'])
    expect(await readWholeGroup(join(folder, 'out.parquet'), 0)).toMatchObject([
      { id: 'a' },
      { id: 'b' },
    ])
  })

  it.each([
    [{ 'out.jsonl': 'mine' }, {}, 'out.jsonl already exists. Replace it with --overwrite.'],
    [{ 'out.jsonl.state.json': '{' }, {}, 'out.jsonl.state.json is not the state file of a run.'],
    [
      { 'out.jsonl.state.json': '{' },
      { resume: true },
      'out.jsonl.state.json is not the state file of a run.',
    ],
  ] as const)(
    'where %j is, with %j, is refused and changes nothing',
    async (files, more, message) => {
      const folder = await makeFolder(files)
      const opening = open(folder, { output: 'out.jsonl', ...more })
      await expect(opening).rejects.toThrow(UsageError)
      await expect(opening).rejects.toThrow(message)
      expect(await filesIn(folder)).toEqual(Object.keys(files))
    },
  )

  it('beside one that is unfinished is refused and changes nothing', async () => {
    const folder = await makeFolder({ 'out.jsonl': row('a') })
    await writeState(join(folder, 'out.jsonl'), { version: 1, run: identity, ...stateAt(11) })
    const before = await filesIn(folder)
    await expect(open(folder, { output: 'out.jsonl' })).rejects.toThrow(
      'out.jsonl belongs to an unfinished run (out.jsonl.state.json). Continue with --resume, or start over with --overwrite.',
    )
    expect(await filesIn(folder)).toEqual(before)
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe(row('a'))
  })

  it('whose output another run writes is refused', async () => {
    const folder = await makeFolder()
    const unlock = await lockOutput(join(folder, 'out.jsonl'))
    await expect(open(folder, { output: 'out.jsonl', overwrite: true })).rejects.toThrow(
      'is being written by',
    )
    await unlock()
    expect(await filesIn(folder)).toEqual([])
  })

  it.each([
    ['out.jsonl', { 'out.jsonl': 'mine, and long' }],
    ['out.parquet', { 'out.parquet': 'mine', 'out.parquet.rows.jsonl': row('x') }],
  ])('that may overwrite takes the place of %s', async (output, files) => {
    const folder = await makeFolder(files)
    await writeState(join(folder, output), { version: 1, run: { other: '1' }, ...stateAt(4) })
    const run = await opened(folder, { output, overwrite: true })
    expect(run.from).toEqual({ position: start, unreadable: 0, tallies: [] })
    // Without its state, an old output would pass for a new one that is done.
    if (output === 'out.parquet') expect(await filesIn(folder)).not.toContain(output)
    await writeRows(run, 'a')
    await run.output.close()
    await run.complete()
    await run.release()
    expect(await filesIn(folder)).toEqual([output])
    const path = join(folder, output)
    if (output === 'out.jsonl') expect(await readFile(path, 'utf8')).toBe(row('a'))
    else expect(await readWholeGroup(path, 0)).toMatchObject([{ id: 'a' }])
  })
})

describe('a run to a link', () => {
  it('writes to the file that the link leads to', async () => {
    const folder = await makeFolder({ 'target.jsonl': 'old' })
    await symlink(join(folder, 'target.jsonl'), join(folder, 'out.jsonl'))
    const run = await opened(folder, { output: 'out.jsonl', overwrite: true })
    await writeRows(run, 'a')
    await run.output.close()
    await run.complete()
    await run.release()
    expect(await readFile(join(folder, 'target.jsonl'), 'utf8')).toBe(row('a'))
    expect(await filesIn(folder)).toEqual(['out.jsonl', 'target.jsonl'])
  })
})

describe('a run that goes on', () => {
  it.each([
    ['out.jsonl', 'out.jsonl'],
    ['out.parquet', 'out.parquet.rows.jsonl'],
  ])('has what was written up to its state: %s', async (output, rows) => {
    const folder = await makeFolder({ [rows]: `${row('a')}${row('b')}{"id":"c` })
    await writeState(join(folder, output), { version: 1, run: identity, ...stateAt(11) })
    const run = await opened(folder, { output, resume: true })
    expect(run.from).toMatchObject({ position: later, unreadable: 1 })
    expect(run.output.length).toBe(11)
    expect(await readFile(join(folder, rows), 'utf8')).toBe(row('a'))
    expect(await readState(join(folder, output))).toMatchObject({ output_bytes: 11 })
    await writeRows(run, 'd')
    await run.output.close()
    await run.complete()
    await run.release()
    expect(await filesIn(folder)).toEqual([output])
    const path = join(folder, output)
    if (output === 'out.jsonl') expect(await readFile(path, 'utf8')).toBe(row('a') + row('d'))
    else expect(await readWholeGroup(path, 0)).toMatchObject([{ id: 'a' }, { id: 'd' }])
  })

  it('has nothing to do where the output is there without a state', async () => {
    const folder = await makeFolder({ 'out.jsonl': 'done' })
    expect(await open(folder, { output: 'out.jsonl', resume: true })).toBeNull()
    expect(await filesIn(folder)).toEqual(['out.jsonl'])
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe('done')
  })

  it('begins again where there is nothing yet', async () => {
    const folder = await makeFolder()
    const run = await opened(folder, { output: 'out.jsonl', resume: true })
    expect(run.from.position).toEqual(start)
    expect(await readState(join(folder, 'out.jsonl'))).toMatchObject({ output_bytes: 0 })
    await run.output.close()
    await run.release()
  })

  it('is refused when it was another one, and changes nothing', async () => {
    const folder = await makeFolder({ 'out.jsonl': row('a') + row('b') })
    await writeState(join(folder, 'out.jsonl'), { version: 1, run: identity, ...stateAt(11) })
    const before = await filesIn(folder)
    const other = { ...identity, '--filter': 'slop_risk < 1' }
    await expect(open(folder, { output: 'out.jsonl', resume: true }, other)).rejects.toThrow(
      'out.jsonl was begun with other --filter',
    )
    expect(await filesIn(folder)).toEqual(before)
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe(row('a') + row('b'))
  })
})
