import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isPolicyFile, UsageError } from '@content-trust/workspace'
import { glob } from 'tinyglobby'
import type { Host } from '../host.ts'

/** The policies that names mean: of a folder all policy files in it, else the name itself. Throws a UsageError. */
export async function findPolicyFiles(
  { cwd }: Pick<Host, 'cwd'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of names)
    found.push(...((await isFolder(cwd, name)) ? await inFolder(cwd, name) : [name]))
  return [...new Set(found)]
}

async function isFolder(cwd: string, name: string): Promise<boolean> {
  return await stat(resolve(cwd, name)).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
}

async function inFolder(cwd: string, name: string): Promise<string[]> {
  const paths = await glob('**/*', {
    cwd: resolve(cwd, name),
    ignore: ['**/node_modules'],
    followSymbolicLinks: false,
  })
  const files = paths.filter(isPolicyFile).sort()
  if (files.length === 0) {
    throw new UsageError(`${name}: no policy file in it, expected a name that ends in .policy.yaml`)
  }
  const prefix = name === '.' ? '' : `${name.replace(/\/+$/, '')}/`
  return files.map((file) => `${prefix}${file}`)
}
