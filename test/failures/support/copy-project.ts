import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Copies the project into a folder, with what it has built, without its history; what it has installed is linked. */
export function copyProject(copy: string): void {
  const linked: string[] = []
  for (const name of readdirSync(root)) {
    if (name === '.git') continue
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      // The tools of a lane look whether they are newer than their lock file.
      preserveTimestamps: true,
      filter: (from) => {
        if (basename(from) !== 'node_modules') return true
        linked.push(from.slice(root.length + 1))
        return false
      },
    })
  }
  for (const path of linked) symlinkSync(join(root, path), join(copy, path))
}
