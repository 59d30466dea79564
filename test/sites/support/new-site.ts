import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Guide, Step } from './guide.ts'
import type { HostName } from './hosts.ts'
import { packed } from './packages.ts'

const manifestSchema = z.looseObject({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
})

/** The package.json of an example site. */
export type Manifest = z.infer<typeof manifestSchema>

/** Reads the package.json of an example site, which pins the versions that are tested. */
export function readManifest(host: HostName): Manifest {
  const path = join('examples/sites', host, 'package.json')
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * Makes a site as it was before anybody read the guide: the example without the files that the recipe writes,
 * the packages that it installs and the command that it puts before the build. Beside it, as the guide asks,
 * is a checkout with packed packages. Answers the path of the site.
 */
export function makeNewSite(host: HostName, steps: readonly Step[], root: string): string {
  const site = join(root, 'site')
  cpSync(join('examples/sites', host), site, {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  })
  mkdirSync(join(root, 'tmp'))
  mkdirSync(join(root, 'content-trust'))
  symlinkSync(packed, join(root, 'content-trust/out'), 'dir')
  for (const step of steps) if (step.kind === 'write') rmSync(join(site, step.file))
  const path = join(site, 'package.json')
  const before = manifestBefore(readManifest(host), steps)
  if (Object.keys(before.dependencies).length === 0) rmSync(path)
  else writeFileSync(path, `${JSON.stringify(before, null, 2)}\n`)
  return site
}

function manifestBefore(manifest: Manifest, steps: readonly Step[]): Manifest {
  const installed = new Set(['content-trust', 'remark-content-trust'])
  for (const step of steps) {
    if (step.kind === 'run') for (const name of packagesIn(step.commands)) installed.add(name)
  }
  const { dependencies, scripts } = manifest
  return {
    ...manifest,
    scripts: mapValues(scripts, (script) => script.replace(/^content-trust check .*? && /, '')),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => !installed.has(name)),
    ),
  }
}

/** Names of the packages that commands install from the registry. */
export function packagesIn(commands: string): string[] {
  return [...commands.matchAll(/^npm install (.*)$/gm)]
    .flatMap(([, words = '']) => words.split(' '))
    .filter((word) => !word.startsWith('-') && !word.endsWith('.tgz'))
}

/** The commands with the tested version behind each package, so that tomorrow's release changes no test. */
export function pinned(commands: string, { dependencies }: Manifest): string {
  let text = commands
  for (const name of packagesIn(commands)) {
    const version = dependencies[name]
    if (version === undefined) throw new Error(`The example pins no version of ${name}.`)
    text = text.replaceAll(new RegExp(`(?<= )${name}(?= |$)`, 'gm'), `${name}@${version}`)
  }
  return text
}

/** Gives the plugin, or the command line, the baseline that the guide has written. */
export function useBaseline(site: string, guide: Guide, steps: readonly Step[]): void {
  const options = guide.optionsWithBaseline.replace(/^\{ (.*) \}$/, '$1')
  const [, plain = ''] = /(reportFile: .*)$/.exec(options) ?? []
  for (const step of steps)
    if (step.kind === 'write') replaceIn(join(site, step.file), plain, options)
  const flags = guide.flagsWithBaseline
  replaceIn(join(site, 'package.json'), flags.replace(/^--baseline \S+ /, ''), flags)
}

function replaceIn(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(before, after))
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
