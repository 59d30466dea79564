import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packPackages } from '../../scripts/pack.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { prepareSite } from './prepare-site.ts'
import { type Site, sites } from './sites.ts'
import { testSite } from './test-site.ts'

/**
 * Builds the example sites as a stranger would: packed packages, an install from the registry, a clean
 * build, a warm one, and one with a risky page. `npm test sites docusaurus` runs one.
 * CONTENT_TRUST_SITES names a folder to keep installs in, CONTENT_TRUST_NO_BUILD takes `dist` as it is.
 */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !sites.some((site) => site.name === name))
if (unknown.length > 0) {
  throw new Error(
    `Unknown site ${unknown.join(', ')}, expected some of ${sites.map(({ name }) => name).join(', ')}.`,
  )
}
const folder = process.env['CONTENT_TRUST_SITES'] ?? join(tmpdir(), 'content-trust-sites')
await mkdir(folder, { recursive: true })

const problems: string[] = []
const skipped: string[] = []
if (spawnSync('npm', ['ping'], { stdio: 'ignore' }).status !== 0) {
  skipped.push('all sites: the npm registry cannot be reached')
} else {
  // What is packed is what is built, and a build of yesterday would pass for today's.
  if (process.env['CONTENT_TRUST_NO_BUILD'] === undefined) runCommand('npm', ['run', 'build'])
  const tarballs = await packPackages(
    ['packages/engine', 'packages/remark-plugin', 'packages/cli'],
    resolve(folder, 'packed'),
  )
  for (const site of sites) {
    if (asked.length > 0 && !asked.includes(site.name)) skipped.push(`${site.name}: not asked for`)
    else await run(site, tarballs)
  }
}
for (const reason of skipped) process.stdout.write(`skipped ${reason}\n`)
for (const problem of problems) process.stdout.write(`FAILED ${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0

async function run(site: Site, tarballs: readonly string[]): Promise<void> {
  process.stdout.write(`\n== ${site.name}\n`)
  const prepared = await prepareSite(site, folder, tarballs)
  if (prepared.problem !== null) {
    skipped.push(`${site.name}: ${prepared.problem}`)
    return
  }
  problems.push(...(await testSite(site, prepared.folder)))
}
