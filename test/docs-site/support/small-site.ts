import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Build, buildSite } from './build-site.ts'

const site = 'apps/site'
// Below the packages of the site, which are found from there; Astro does not build through links to them.
const smallSites = `${site}/.small-sites`
const copied = [
  ...['astro.config.mjs', 'package.json', 'package-lock.json', 'src', 'public'].map(
    (name) => `${site}/${name}`,
  ),
  // The mark that its packages are installed.
  `${site}/node_modules/.installed-from`,
  ...['build-docs', 'ensure-installed', 'run-command'].map((name) => `scripts/${name}.ts`),
  'docs/desktop/sample-light.png',
  'docs/desktop/sample-dark.png',
  'training/results',
  'bench/results',
]

/**
 * Builds the site of a small repository that has other pages, with the script of this one; it goes with the test.
 *
 * @param pages Markdown by the path in that repository.
 */
export function buildSmallSite(
  pages: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
): Build & { readonly folder: string } {
  mkdirSync(smallSites, { recursive: true })
  const top = mkdtempSync(`${smallSites}/`)
  onTestFinished(() => rm(top, { recursive: true, force: true }))
  for (const path of copied) cpSync(path, join(top, path), { recursive: true })
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
  return { ...buildSite(top, env), folder: join(top, site, 'dist') }
}
