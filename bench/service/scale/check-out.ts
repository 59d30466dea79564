import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** An earlier commit in a folder of its own, with the libraries of this checkout. */
export interface CheckedOut {
  readonly folder: string
  remove(): void
}

export function checkOut(commit: string): CheckedOut {
  const parent = mkdtempSync(join(tmpdir(), 'content-trust-before-'))
  const folder = join(parent, 'checkout')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  git('worktree', 'add', '--detach', folder, commit)
  for (const modules of ['node_modules', 'apps/server/node_modules']) {
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules))
  }
  return {
    folder,
    remove: () => {
      git('worktree', 'remove', '--force', folder)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
