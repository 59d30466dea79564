import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Guide, readGuide, type Step } from './guide.ts'
import { type HostName, hosts } from './hosts.ts'
import { makeNewSite, pinned, readManifest } from './new-site.ts'
import { requirePackages } from './packages.ts'
import { runInSite } from './run-in-site.ts'

/** The recipe of a host, step by step. */
export function recipeOf(name: HostName, guide: Guide = readGuide()): readonly Step[] {
  const steps = guide.recipes.get(hosts[name].recipe) ?? []
  if (steps.length === 0) throw new Error(`The guide has no step for ${name}.`)
  return steps
}

/**
 * Makes a new site of a host in a folder, and does what the guide says there; answers the path of the site.
 * A step that fails is an error with its output.
 */
export async function followGuide(name: HostName, root: string): Promise<string> {
  const guide = readGuide()
  const steps = recipeOf(name, guide)
  requirePackages(guide.install)
  const site = makeNewSite(name, steps, root)
  await mustRun(site, '[ ! -e package.json ] || npm install')
  await mustRun(site, guide.install)
  for (const step of steps) {
    if (step.kind === 'write') writeFileSync(join(site, step.file), step.text)
    else await mustRun(site, pinned(step.commands, readManifest(name)))
  }
  return site
}

/** The build script of a site and the names of what it has installed. */
export function readInstalled(site: string): { build: unknown; names: string[] } {
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  const { scripts, dependencies, devDependencies } = manifest
  return { build: scripts.build, names: Object.keys({ ...dependencies, ...devDependencies }) }
}

async function mustRun(site: string, commands: string): Promise<void> {
  const { status, output } = await runInSite(site, commands)
  if (status !== 0) throw new Error(`${commands}\nended with ${status}:\n${output}`)
}
