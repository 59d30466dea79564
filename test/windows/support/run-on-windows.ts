import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** A disk `C:` with the folder `C:\Site`, and what is run on it. */
export interface WindowsSite {
  /** Runs a module of `support` there, which looks like Windows to it. */
  run(module: string, ...args: readonly string[]): Ran
  /** The text of a file of `C:\Site`, by its name with slashes. */
  read(name: string): string
}

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export function windowsSite(files: Readonly<Record<string, string>>): WindowsSite {
  const disk = temporaryFolder()
  const site = join(disk, 'Site')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), text)
  }
  const hook = join(import.meta.dirname, 'act-as-windows.ts')
  return {
    run: (module, ...args) => {
      const words = ['--conditions=source', '--import', hook, join(import.meta.dirname, module)]
      const env = { ...process.env, WINDOWS_DISK: disk, NO_COLOR: '1' }
      const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...args], {
        env,
        encoding: 'utf8',
      })
      return { status, stdout, stderr }
    },
    read: (name) => readFileSync(join(site, name), 'utf8'),
  }
}
