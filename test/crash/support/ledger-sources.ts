import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const root = join(import.meta.dirname, '../../..')

/** What each proof is about: the ledger, and for the service also the one module that calls it for money. */
const sourcesOf = {
  ledger: ['apps/server/src/ledger/**/*.ts'],
  service: ['apps/server/src/ledger/**/*.ts', 'apps/server/src/http/run-billed.ts'],
} as const
export type Proof = keyof typeof sourcesOf

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) })

/**
 * A hash over the sources that a proof is about and the versions of the libraries that they import: the
 * same for equal sources on any system, whatever ends their lines. Tests do not count.
 */
export function hashSources(proof: Proof): string {
  const files = globSync([...sourcesOf[proof]], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
  const text = files.map((file) => {
    return `${file}\n${readFileSync(join(root, file), 'utf8')}`
  })
  return hashTexts([...text, ...versionsFor(text.join('\n'))])
}

/** A hash over texts in their order, whatever ends their lines. */
export function hashTexts(texts: readonly string[]): string {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(`${text.replaceAll('\r\n', '\n')}\0`)
  return sum.digest('hex')
}

/** The libraries that sources import, with their versions. */
function versionsFor(text: string): readonly string[] {
  const file = readFileSync(join(root, 'apps/server/package.json'), 'utf8')
  const { dependencies } = packageSchema.parse(JSON.parse(file))
  return Object.entries(dependencies)
    .filter(([name]) => text.includes(`from '${name}'`))
    .map(([name, version]) => `${name} ${version}`)
    .sort()
}
