import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { versionOf } from './draft-files.ts'
import { createFileWatch, type FileChange } from './watch-files.ts'

const versionOfText = (text: string): string => versionOf(Buffer.from(text))

/** A watch, and what it reported. */
function startWatch() {
  const told: FileChange[] = []
  const watch = createFileWatch((change) => told.push(change))
  onTestFinished(watch.close)
  return { watch, told }
}

async function fileOf(text: string, name = 'a.md'): Promise<string> {
  const path = join(temporaryFolder(), name)
  await writeFile(path, text)
  return path
}

/** Waits for a change of this file, reported after all that came before. */
async function changeLast({ told }: ReturnType<typeof startWatch>, path: string): Promise<void> {
  const text = `after ${told.length}`
  await writeFile(path, text)
  await expect.poll(() => told.at(-1)?.version).toBe(versionOfText(text))
}

/** Saves a file as the app does; `meanwhile` runs once it is written, before its version is known. */
function saveAs(
  { watch }: ReturnType<typeof startWatch>,
  path: string,
  text: string,
  meanwhile?: () => Promise<void>,
): Promise<{ version: string }> {
  return watch.whileSaving(path, async () => {
    await writeFile(path, text)
    await meanwhile?.()
    return { version: versionOfText(text) }
  })
}

describe('a watched file', () => {
  it('is reported when others write, replace or delete it', async () => {
    const { watch, told } = startWatch()
    const path = await fileOf('One.')
    await watch.watch([path])
    await writeFile(path, 'Two.')
    await expect
      .poll(() => told)
      .toEqual([{ path, kind: 'changed', version: versionOfText('Two.') }])
    await writeFile(`${path}.new`, 'Three.')
    await rename(`${path}.new`, path)
    await expect.poll(() => told.at(-1)?.version).toBe(versionOfText('Three.'))
    await rm(path)
    await expect.poll(() => told.at(-1)).toEqual({ path, kind: 'removed', version: null })
    await writeFile(path, 'Four.')
    await expect.poll(() => told.at(-1)?.version).toBe(versionOfText('Four.'))
  })

  it('is not reported when the app itself wrote it, or when its bytes stay', async () => {
    const started = startWatch()
    const path = await fileOf('One.')
    const marker = join(path, '../marker.md')
    await writeFile(marker, '')
    await started.watch.watch([path, marker])
    await saveAs(started, path, 'Mine.')
    await changeLast(started, marker)
    await writeFile(path, 'Mine.')
    await writeFile(join(path, '../other.md'), 'nobody watches')
    await changeLast(started, marker)
    expect(started.told.map((change) => change.path)).toEqual([marker, marker])
    // What comes after it from others is reported again.
    await writeFile(path, 'Theirs.')
    await expect.poll(() => started.told.at(-1)?.version).toBe(versionOfText('Theirs.'))
  })

  it('is not reported when its folder changes in the middle of a save', async () => {
    const started = startWatch()
    const path = await fileOf('One.')
    const marker = join(path, '../marker.md')
    await writeFile(marker, '')
    await started.watch.watch([path, marker])
    await saveAs(started, path, 'Mine.', () => changeLast(started, marker))
    await changeLast(started, marker)
    expect(started.told.map((change) => change.path)).toEqual([marker, marker])
  })

  it('is reported when others change it in the middle of a save that fails', async () => {
    const started = startWatch()
    const path = await fileOf('One.')
    const marker = join(path, '../marker.md')
    await writeFile(marker, '')
    await started.watch.watch([path, marker])
    const refused = started.watch.whileSaving(path, async () => {
      await writeFile(path, 'Theirs.')
      await changeLast(started, marker)
      throw new Error('changed on disk')
    })
    await expect(refused).rejects.toThrow('changed on disk')
    await expect.poll(() => started.told.at(-1)?.version).toBe(versionOfText('Theirs.'))
  })

  it('is no longer watched when it leaves the list; the others are', async () => {
    const started = startWatch()
    const path = await fileOf('One.')
    const marker = join(path, '../marker.md')
    await writeFile(marker, '')
    await started.watch.watch([path, marker])
    await started.watch.watch([marker])
    await saveAs(started, path, 'anything')
    await writeFile(path, 'Two.')
    await changeLast(started, marker)
    expect(started.told.map((change) => change.path)).toEqual([marker])
  })

  it('is reported again when it comes back into the list', async () => {
    const { watch, told } = startWatch()
    const path = await fileOf('One.')
    await watch.watch([path])
    await watch.watch([])
    await writeFile(path, 'Two.')
    await watch.watch([path])
    await writeFile(path, 'Three.')
    await expect.poll(() => told.map(({ version }) => version)).toEqual([versionOfText('Three.')])
  })

  it('keeps its known version while the list grows', async () => {
    const { watch, told } = startWatch()
    const [one, two] = [await fileOf('One.'), await fileOf('Two.')]
    await watch.watch([one])
    await writeFile(one, 'Changed.')
    await watch.watch([one, two])
    await expect.poll(() => told.map(({ path }) => path)).toEqual([one])
    await writeFile(two, 'Changed.')
    await expect.poll(() => told.map(({ path }) => path)).toEqual([one, two])
  })

  it('may be in a folder that does not exist', async () => {
    const { watch, told } = startWatch()
    const path = await fileOf('One.')
    await watch.watch([join(temporaryFolder(), 'gone/b.md'), path])
    await writeFile(path, 'Two.')
    await expect.poll(() => told.length).toBe(1)
  })

  it('is no longer reported after the end', async () => {
    const { watch, told } = startWatch()
    const path = await fileOf('One.')
    await watch.watch([path])
    await writeFile(path, 'Two.')
    watch.close()
    const other = startWatch()
    await mkdir(join(path, '../in'))
    await other.watch.watch([path])
    await writeFile(path, 'Three.')
    await expect.poll(() => other.told.length).toBe(1)
    expect(told).toEqual([])
  })
})
