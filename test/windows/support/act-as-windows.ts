import * as fs from 'node:fs'
import * as promises from 'node:fs/promises'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { diskOf, type Mapped } from './windows-disk.ts'

/**
 * Lets a process see a disk `C:` as Windows shows it: paths with backslashes, names in any case. Imported before
 * anything else by `node --import`, it puts Windows' path functions in the place of `node:path`, and calls of
 * `node:fs` with a path on `C:` reach the folder that `WINDOWS_DISK` names. What it cannot show: file URLs, the
 * names that Windows reserves, locked files, and libraries that ask for the platform.
 */
const disk = diskOf(process.env['WINDOWS_DISK'] ?? '')

/** What the modules of the shown system are made of. */
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  path: { ...path.win32 },
  fs: { ...mapAll({ ...fs }), promises: mapAll({ ...promises }) },
  'fs/promises': mapAll({ ...promises }),
}
Object.defineProperty(globalThis, 'shownAsWindows', { value: modules })

function mapAll(module: Mapped): Mapped {
  return Object.fromEntries(
    Object.entries(module).map(([name, member]) => [name, disk.map(name, member)]),
  )
}

const address = (name: string): string => `windows:${name}`

registerHooks({
  resolve: (specifier, context, next) => {
    const name = specifier.replace(/^node:/, '')
    return name in modules
      ? { url: address(name), format: 'module', shortCircuit: true }
      : next(specifier, context)
  },
  load: (url, context, next) => {
    const name = Object.keys(modules).find((each) => address(each) === url)
    if (name === undefined) return next(url, context)
    const from = `globalThis.shownAsWindows[${JSON.stringify(name)}]`
    const members = Object.keys(modules[name] ?? {}).filter((member) => member !== 'default')
    const lines = members.map((member) => `export const ${member} = ${from}.${member}`)
    return {
      format: 'module',
      shortCircuit: true,
      source: [...lines, `export default ${from}`].join('\n'),
    }
  },
})
