import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { ensureInstalled } from './ensure-installed.ts'

/** Builds the site of the documentation into `apps/site/dist`; with `dev` as first argument it serves it while you write. */
const site = 'apps/site'
const given = process.argv.slice(2)
const words = given[0] === 'dev' ? given : ['build', ...given]

ensureInstalled(site)
// The gate runs from the sources of this repository, so nothing has to be built before.
const packageFile = createRequire(resolve(site, 'package.json')).resolve('astro/package.json')
const astro = ['--conditions=source', join(packageFile, '../bin/astro.mjs')]
const { status, error } = spawnSync(process.execPath, [...astro, ...words, '--root', site], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
if (error !== undefined) throw error
// Where the gate stops the site, its report is what is read last.
process.exitCode = status ?? 1
