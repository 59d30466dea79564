import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where `npm run check:packages` puts the packages that a site installs. */
export const packed = resolve('out')

/** Refuses packages that are missing, or older than what they are built from. */
export function requirePackages(install: string): void {
  const sources = globSync('packages/{engine,workspace,remark-plugin,cli}/src/**/*.ts', {
    // Other lanes install what is asked for on demand beside the sources.
    exclude: ['**/node_modules/**'],
  })
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs))
  for (const [, name = ''] of install.matchAll(/out\/(\S+\.tgz)/g)) {
    const time = statSync(join(packed, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (time < newest) {
      const state = time === 0 ? 'missing' : 'older than its sources'
      throw new Error(`out/${name} is ${state}. Run \`npm run build && npm run check:packages\`.`)
    }
  }
}
