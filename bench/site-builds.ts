import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { followGuide, recipeOf } from '../test/sites/support/follow-guide.ts'
import { type HostName, hosts } from '../test/sites/support/hosts.ts'
import { runInSite } from '../test/sites/support/run-in-site.ts'
import { describeMachine } from './machine.ts'
import type { Measurement } from './measurement.ts'
import { markdownReport } from './report.ts'
import { writeResult } from './result-file.ts'

/**
 * Measures how much longer whole builds take with the plugin, or with the command line before them: `npm run bench
 * sites`, `npm run bench sites -- --hosts astro,next --pages 500 --rounds 3`. Each site is new and follows the guide.
 * Builds with and without the check take turns, each from a folder without caches, and the fastest of each counts.
 */
const GOAL = 3
const { values } = parseArgs({
  options: {
    hosts: {
      type: 'string',
      default: 'vite-mdx,remark-cli,astro-starlight,docusaurus,next,vitepress',
    },
    pages: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '3' },
  },
})
const names = values.hosts.split(',').filter((name): name is HostName => name in hosts)
if (names.length !== values.hosts.split(',').length) {
  throw new Error(`--hosts: unexpected ${values.hosts}, expected some of ${Object.keys(hosts)}.`)
}
const pages = makePages(Number(values.pages))

/** The time of one build in seconds. */
interface Time {
  readonly wall: number
  readonly cpu: number
}

const measurements: Measurement[] = []
for (const name of names) measurements.push(await measureHost(name))
const report = markdownReport(
  'What the check adds to whole builds',
  [
    'Command: `npm run bench sites`',
    `Machine: ${describeMachine()}`,
    `Pages: ${pages.length} of ${Math.round(pages.join('').length / pages.length / 100) / 10} kB, from paragraphs of our own documentation`,
    `Fastest of ${values.rounds} builds with the check, compared with the fastest of as many without it, in turns, each without caches`,
  ],
  measurements,
)
process.stdout.write(report)
await writeResult(`sites-${engineVersion}`, measurements, report)

async function measureHost(name: HostName): Promise<Measurement> {
  const root = mkdtempSync(join(tmpdir(), 'content-trust-bench-'))
  try {
    const site = await followGuide(name, root)
    addPages(site, hosts[name].riskyPage)
    const files = [
      'package.json',
      ...recipeOf(name).flatMap((step) => (step.kind === 'write' ? [step.file] : [])),
    ]
    const checked = new Map(files.map((file) => [file, readFileSync(join(site, file), 'utf8')]))
    const plain = withoutCheck(checked)
    const before = new Set(globSync('*', { cwd: site }).concat(globSync('.*', { cwd: site })))
    const times: { with: Time[]; without: Time[] } = { with: [], without: [] }
    for (let round = 0; round < 2 * Number(values.rounds); round++) {
      const side = round % 2 === 0 ? 'with' : 'without'
      for (const [file, text] of side === 'with' ? checked : plain)
        writeFileSync(join(site, file), text)
      removeBuilt(site, before)
      times[side].push(await timeBuild(site, side === 'with'))
    }
    return compare(name, times.with, times.without)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function compare(name: HostName, checked: readonly Time[], plain: readonly Time[]): Measurement {
  const [wall, plainWall] = [checked, plain].map((times) =>
    Math.min(...times.map((time) => time.wall)),
  )
  const [cpu, plainCpu] = [checked, plain].map((times) =>
    Math.min(...times.map((time) => time.cpu)),
  )
  const added = (more = 0, less = 1) => (more / less - 1) * 100
  return {
    label: `wall time of a build, ${name}`,
    value: added(wall, plainWall),
    unit: '%',
    goal: { atMost: GOAL },
    note: `${wall?.toFixed(2)} s with, ${plainWall?.toFixed(2)} s without; CPU time ${cpu?.toFixed(2)} and ${plainCpu?.toFixed(2)} s (${added(cpu, plainCpu).toFixed(1)} %)`,
  }
}

async function timeBuild(site: string, isChecked: boolean): Promise<Time> {
  const { status, output } = await runInSite(
    site,
    "TIMEFORMAT='%R %U %S'; time npm run --silent build",
  )
  const ran = /Content Trust: |drafts checked/.test(output)
  if (status !== 0 || ran !== isChecked) {
    throw new Error(
      `A build ${isChecked ? 'with' : 'without'} the check ended with ${status}:\n${output}`,
    )
  }
  const [, wall, user, system] = /([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(output) ?? []
  const time = { wall: Number(wall), cpu: Number(user) + Number(system) }
  process.stdout.write(
    `${site}: ${isChecked ? 'with' : 'without'} ${time.wall} s, CPU ${time.cpu.toFixed(2)} s\n`,
  )
  return time
}

/** The same files without the plugin, or without the command before the build. */
function withoutCheck(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...files].map(([file, text]) => [
      file,
      text
        .replace(/content-trust check .*? && /, '')
        .replace("import 'remark-content-trust/build'\n", '')
        .replace(/\[(?:remarkContentTrust|'remark-content-trust'), \{.*?\}\],?/, '')
        .replace(/'remark-content-trust': \{ options: \{.*?\} \},/, '')
        // What shows a decision has none to show.
        .replace(/\n +(?:keepDecision|trustBadge),/, ''),
    ]),
  )
}

/** Removes what a build has left: at the top of the site, below its pages, and caches of hosts in node_modules. */
function removeBuilt(site: string, before: ReadonlySet<string>): void {
  const top = globSync('*', { cwd: site }).concat(globSync('.*', { cwd: site }))
  const caches = globSync('node_modules/.{astro,cache,vite,vite-temp}', { cwd: site })
  const below = globSync('docs/.vitepress/{cache,dist}', { cwd: site })
  for (const path of [...top.filter((name) => !before.has(name)), ...caches, ...below]) {
    rmSync(join(site, path), { recursive: true, force: true })
  }
}

function addPages(site: string, riskyPage: string): void {
  writeFileSync(join(site, 'content-trust.config.yml'), 'fail_on: none\n')
  for (const [index, text] of pages.entries()) {
    const path = join(site, riskyPage.replace('risky', `page-${index}`))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Pages of eight paragraphs of plain prose each, no two alike. */
function makePages(count: number): string[] {
  const paragraphs = globSync('docs/**/*.md', { exclude: ['docs/rules/**'] })
    .sort()
    .flatMap((path) => readFileSync(path, 'utf8').split(/\n{2,}/))
    .filter((text) => /^[A-Z][^<>{}[\]|`]{200,}$/.test(text))
  return Array.from({ length: count }, (_, index) => {
    const chosen = Array.from(
      { length: 8 },
      (_, place) => paragraphs[(index * 7 + place * 31) % paragraphs.length],
    )
    return `---\ntitle: Page ${index}\n---\n\n## What ${index} is about\n\n${chosen.join('\n\n')}\n\nThis is page ${index} of ${count}.\n`
  })
}
