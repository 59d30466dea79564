import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Node of this run, and the machine's own where that is another. */
export function installedNodes(): string[] {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((path) => existsSync(path))
  return found === undefined ? [process.execPath] : [process.execPath, found]
}
