import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

/** A user with no rights; root, who may write everywhere, saves as this one. */
const NOBODY = 65_534

/** Reads and saves a file in a process of its own, and gives what it says. */
function saveAsNobody(path: string): string {
  const module = pathToFileURL(join(import.meta.dirname, 'draft-files.ts')).href
  const format = { encoding: 'utf-8', eol: 'lf', bom: false }
  const script = `
    const { readDraftFile, writeDraftFile } = await import(${JSON.stringify(module)})
    const { readOnly } = await readDraftFile(${JSON.stringify(path)})
    process.stdout.write(readOnly ? 'read only, ' : '')
    const draft = { path: ${JSON.stringify(path)}, text: 'Mine.', format: ${JSON.stringify(format)}, version: null }
    await writeDraftFile(draft).then(() => 'saved', (error) => [error.code, error.message].join(': ')).then((said) => process.stdout.write(said))`
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    ['--conditions=source', '--input-type=module', '-e', script],
    { encoding: 'utf8', ...asNobody },
  )
  return stdout === '' ? (error?.message ?? stderr) : stdout
}

it.skipIf(process.platform === 'win32')(
  'says that a file, or its folder, may not be written, and leaves both as they were',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-trust-locked-'))
    const locked = join(folder, 'locked')
    const file = join(folder, 'file.md')
    onTestFinished(async () => {
      await chmod(locked, 0o755)
      await rm(folder, { recursive: true, force: true })
    })
    await mkdir(locked)
    await writeFile(join(locked, 'in-folder.md'), 'Theirs.')
    await writeFile(file, 'Theirs.')
    await chmod(join(locked, 'in-folder.md'), 0o666)
    await chmod(file, 0o444)
    await chmod(folder, 0o755)
    await chmod(locked, 0o555)
    expect(saveAsNobody(file)).toBe(
      'read only, read_only: You have no permission to read or write file.md.',
    )
    expect(saveAsNobody(join(locked, 'in-folder.md'))).toBe(
      'read_only: You have no permission to read or write in-folder.md.',
    )
    expect(await readFile(file, 'utf8')).toBe('Theirs.')
    expect(await readdir(locked)).toEqual(['in-folder.md'])
  },
)
