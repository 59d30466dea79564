import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { UsageError } from '@content-trust/workspace'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fileOutput, isThere, removeOutput, resolveOutput, standardOutput } from './open-output.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const bytes = (text: string) => Buffer.from(text)

/** What every open file has its methods from; those of one test can be replaced there. */
async function handles() {
  const file = await open(import.meta.filename)
  await file.close()
  return Object.getPrototypeOf(file)
}

describe('standard output', () => {
  it('gets what is written, and counts its bytes', async () => {
    const written: string[] = []
    const write = async (text: string) => void written.push(text)
    const output = standardOutput({ stdout: { isTerminal: false, columns: 80, write } })
    expect(output.length).toBe(0)
    await output.write(bytes('é\n'))
    await output.write(bytes(''))
    await output.write(bytes('b\n'))
    expect(written).toEqual(['é\n', 'b\n'])
    expect(output.length).toBe(5)
    await output.sync()
    await output.close()
  })
})

describe('standard output in pieces', () => {
  it('never gets half of a character', async () => {
    const written: string[] = []
    const write = async (text: string) => void written.push(text)
    const output = standardOutput({ stdout: { isTerminal: false, columns: 80, write } })
    const text = `\uFEFF${'é'.repeat(8_500_000)}`
    await output.write(bytes(text))
    expect(written.length).toBe(2)
    expect(written.join('') === text).toBe(true)
  })
})

describe('a file of rows', () => {
  it('that begins again takes the place of what was there', async () => {
    const path = join(await makeFolder(), 'out.jsonl')
    await writeFile(path, 'what was there before')
    const output = await fileOutput(path, 0, 'jsonl')
    expect(output.length).toBe(0)
    await output.write(bytes('a\n'))
    await output.write(bytes('bc\n'))
    expect(output.length).toBe(5)
    await output.sync()
    await output.close()
    expect(await readFile(path, 'utf8')).toBe('a\nbc\n')
    await expect(output.write(bytes('d\n'))).rejects.toThrow(UsageError)
  })

  it('that goes on loses what lies behind its length', async () => {
    const path = join(await makeFolder(), 'out.jsonl')
    await writeFile(path, 'a\nb\nhalf of a li')
    const output = await fileOutput(path, 4, 'jsonl')
    expect(await readFile(path, 'utf8')).toBe('a\nb\n')
    expect(output.length).toBe(4)
    await output.write(bytes('c\n'))
    expect(output.length).toBe(6)
    await output.close()
    expect(await readFile(path, 'utf8')).toBe('a\nb\nc\n')
  })

  it('goes on where it has exactly its length', async () => {
    const path = join(await makeFolder(), 'out.jsonl')
    await writeFile(path, 'a\n')
    const output = await fileOutput(path, 2, 'jsonl')
    await output.close()
    expect(await readFile(path, 'utf8')).toBe('a\n')
  })

  it('that is shorter than its state knows is refused and left as it is', async () => {
    const path = join(await makeFolder(), 'out.jsonl')
    await writeFile(path, 'a\n')
    const opening = fileOutput(path, 3, 'jsonl')
    await expect(opening).rejects.toThrow(UsageError)
    await expect(opening).rejects.toThrow(
      `--resume: ${path} has 2 bytes, and its state knows of 3. Start over with --overwrite.`,
    )
    expect(await readFile(path, 'utf8')).toBe('a\n')
  })

  it('counts the bytes as they lie on disk when they are packed', async () => {
    const path = join(await makeFolder(), 'out.jsonl.gz')
    const output = await fileOutput(path, 0, 'gzip')
    await output.write(bytes('a\n'.repeat(1000)))
    const first = output.length
    await output.write(bytes(''))
    expect(output.length).toBe(first)
    await output.write(bytes('b\n'))
    await output.close()
    expect(output.length).toBe((await stat(path)).size)
    expect(first).toBeLessThan(200)
    expect(gunzipSync(await readFile(path)).toString()).toBe(`${'a\n'.repeat(1000)}b\n`)
  })

  it('holds every byte where the disk takes a few at a time', async () => {
    const path = join(await makeFolder(), 'out.jsonl')
    const prototype = await handles()
    const write = prototype.write
    const spy = vi.spyOn(prototype, 'write').mockImplementation(function (
      this: unknown,
      ...args: unknown[]
    ) {
      const [buffer, offset, length, position] = args
      return write.call(this, buffer, offset, Math.min(3, Number(length)), position)
    })
    onTestFinished(() => spy.mockRestore())
    const output = await fileOutput(path, 0, 'jsonl')
    await output.write(bytes('0123456789\n'))
    await output.write(bytes('abc\n'))
    await output.close()
    expect(output.length).toBe(15)
    expect(await readFile(path, 'utf8')).toBe('0123456789\nabc\n')
  })

  it.each(['write', 'datasync'])('is a mistake with its reason when a %s fails', async (call) => {
    const path = join(await makeFolder(), 'out.jsonl')
    const spy = vi
      .spyOn(await handles(), call)
      .mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    onTestFinished(() => spy.mockRestore())
    const output = await fileOutput(path, 0, 'jsonl')
    const writing = output.write(bytes('a\n')).then(output.sync)
    await expect(writing).rejects.toThrow(UsageError)
    await expect(writing).rejects.toThrow(`--output ${path}: not writable: no space left`)
    await output.close()
  })

  it('in no folder is a mistake with its reason', async () => {
    const path = join(await makeFolder(), 'nowhere', 'out.jsonl')
    await expect(fileOutput(path, 0, 'jsonl')).rejects.toThrow(`--output ${path}: no such folder`)
    await expect(fileOutput(path, 0, 'jsonl')).rejects.toThrow(UsageError)
  })

  it('that goes on but is gone is not a new file', async () => {
    const path = join(await makeFolder(), 'out.jsonl')
    await expect(fileOutput(path, 2, 'jsonl')).rejects.toThrow(UsageError)
    expect(await isThere(path)).toBe(false)
  })
})

describe('the path of an output', () => {
  it('is absolute, and its folder is there', async () => {
    const folder = await makeFolder()
    expect(await resolveOutput(folder, 'out.jsonl')).toBe(join(folder, 'out.jsonl'))
    expect(await resolveOutput('/', join(folder, 'out.jsonl'))).toBe(join(folder, 'out.jsonl'))
    const missing = resolveOutput(folder, 'no/out.jsonl')
    await expect(missing).rejects.toThrow(UsageError)
    await expect(missing).rejects.toThrow('--output no/out.jsonl: no such folder')
  })

  it('tells whether a file is there, and removes one that may not be', async () => {
    const path = join(await makeFolder(), 'out.jsonl')
    expect(await isThere(path)).toBe(false)
    await removeOutput(path)
    await writeFile(path, '')
    expect(await isThere(path)).toBe(true)
    await removeOutput(path)
    expect(await isThere(path)).toBe(false)
  })
})
