import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a folder with files for one test; it is removed afterwards. */
export async function makeFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'content-trust-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  return folder
}
