import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Runs after `npm install`. npm 10 and 11.0 drop the field `libc` from the lock file, by which a newer npm tells
 * packages for glibc from those for musl. This puts back what git has of it, so that an install changes no file.
 * It is JavaScript, since the Node of the machine may run it, and without git there is nothing to put back.
 */
const file = 'package-lock.json'
const text = readFileSync(file, 'utf8')
const lock = JSON.parse(text)
const kept = keptByGit()
for (const [place, entry] of Object.entries(lock.packages)) {
  const old = kept[place]
  if (old?.libc === undefined || old.version !== entry.version || entry.libc !== undefined) continue
  // In the order in which npm writes the fields.
  lock.packages[place] = Object.fromEntries(
    Object.keys(old)
      .filter((field) => field === 'libc' || field in entry)
      .map((field) => [field, field === 'libc' ? old.libc : entry[field]]),
  )
}
const whole = `${JSON.stringify(lock, null, 2)}\n`
if (whole !== text) writeFileSync(file, whole)

function keptByGit() {
  try {
    const options = { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] }
    return JSON.parse(execFileSync('git', ['show', `:./${file}`], options)).packages
  } catch {
    return {}
  }
}
