import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { absentFrom, lockFileSchema } from './lock-file.ts'
import { platformOf } from './platform-of.ts'

const [folder = '.'] = process.argv.slice(2)
const file = join(folder, 'package-lock.json')

/**
 * Adds packages for other platforms that the registry at hand did not have when npm wrote the lock
 * file; npm leaves them out without a word, and `npm ci` then refuses the file everywhere. Their
 * versions are exact in the package that asks for them. Their checksums are not known, so they are
 * left to the registry that has them. `node scripts/complete-lock-file.ts FOLDER` does it for another lock file.
 */
const text = await readFile(file, 'utf8')
const absent = absentFrom(lockFileSchema.parse(JSON.parse(text)))
// What is written is what was read, in its order.
const lock: { packages: Record<string, unknown> } = JSON.parse(text)
for (const { asker, name, version, isDev } of absent) {
  const platform = platformOf(name)
  if (platform === null) throw new Error(`${name} names no platform: install it where it exists.`)
  const root = `node_modules/${name}`
  const place = lock.packages[root] === undefined ? root : `${asker}/node_modules/${name}`
  const { cpu, libc, os } = platform
  lock.packages[place] = {
    version,
    cpu,
    ...(isDev ? { dev: true } : {}),
    ...(libc === undefined ? {} : { libc }),
    optional: true,
    ...(os === undefined ? {} : { os }),
  }
}
// In the order in which npm writes it.
const packages = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
await writeFile(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
)
process.stdout.write(`added ${absent.length} packages to ${file}\n`)
