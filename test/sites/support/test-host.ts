import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { plural } from '@content-trust/engine/report'
import { afterAll, describe, expect, it } from 'vitest'
import { followGuide, readInstalled, recipeOf } from './follow-guide.ts'
import { readGuide } from './guide.ts'
import { type Host, type HostName, hosts } from './hosts.ts'
import { readManifest, useBaseline } from './new-site.ts'
import { type Run, runInSite } from './run-in-site.ts'

/** What a report says, by who writes it. */
const wordsOf = {
  plugin: {
    report: /^Content Trust: \d+ pages? (?:and \d+ images? )?checked/gm,
    count: (pages: number, images: number) =>
      `Content Trust: ${plural(pages, 'page')}${images > 0 ? ` and ${plural(images, 'image')}` : ''} checked`,
    stop: (page: string) => `Content Trust stops ${page}: human review, high risk`,
    quote: /^ +8:1 +“cutting-edge platform”/m,
  },
  'command line': {
    report: /\d+ of \d+ drafts? checked/g,
    count: (pages: number) => `${pages} of ${pages} drafts checked`,
    stop: (page: string) => `HUMAN REVIEW  ${page}`,
    quote: /^ +8:1 +medium/m,
  },
} as const

const isOnline = spawnSync('npm', ['ping'], { stdio: 'ignore' }).status === 0

/** Follows the guide in a new site of a host and builds it again and again: clean, warm, risky, repaired. */
export function testHost(name: HostName): void {
  const host: Host = hosts[name]
  if (!isOnline) {
    process.stderr.write(`\n!! SKIPPED ${name}: the npm registry cannot be reached.\n`)
  }
  const isLeftOut = process.env['LEFT_OUT_SITES']?.split(' ').includes(name) === true
  if (isLeftOut) {
    process.stderr.write(
      `\n!! LEFT OUT ${name}, as LEFT_OUT_SITES says. \`npm test sites ${name}\` runs it.\n`,
    )
  }
  const hasProgram =
    host.program === undefined ||
    spawnSync(host.program, ['--help'], { stdio: 'ignore' }).status === 0
  if (!hasProgram) {
    process.stderr.write(
      `\n!! WITHOUT ${host.program}: the check before the build is tested alone.\n`,
    )
  }
  describe.skipIf(!isOnline || isLeftOut)(name, { timeout: 900_000 }, () =>
    testSite(name, host, hasProgram),
  )
}

function testSite(name: HostName, host: Host, builds: boolean): void {
  const guide = readGuide()
  const steps = recipeOf(name, guide)
  const manifest = readManifest(name)
  const words = wordsOf[host.checkedBy]
  // Made by the first test, so that a host that is skipped leaves nothing behind.
  const root = join(realpathSync(tmpdir()), `content-trust-${name}-${process.pid}`)
  const site = join(root, 'site')
  const risky = join(site, host.riskyPage)

  // Tens of thousands of files, on a machine that may be busy.
  afterAll(async () => await rm(root, { recursive: true, force: true }), 300_000)

  const build = async (script = host.scripts[0]): Promise<Run> => {
    const command = builds
      ? `npm run --silent ${script}`
      : manifest.scripts[script ?? '']?.replace(/^(.*?) && .*$/, 'npx $1')
    return await runInSite(site, command ?? '')
  }
  const mustPass = async (command: Promise<Run>) => {
    const { status, output } = await command
    expect(status, output).toBe(0)
    return output
  }
  const mustStop = async (script?: string) => {
    const { status, output } = await build(script)
    expect(status, output).not.toBe(0)
    expect(output).toContain(words.stop(host.riskyPage))
    expect(output).toMatch(words.quote)
    expect(output.match(words.report), output).toHaveLength(1)
  }
  const addRiskyPage = () => {
    mkdirSync(dirname(risky), { recursive: true })
    copyFileSync('examples/sites/risky.md', risky)
  }

  it('takes every step of its recipe', async () => {
    await followGuide(name, root)
    const { build: script, names } = readInstalled(site)
    expect(script).toBe(manifest.scripts['build'])
    expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)))
  })

  it('passes, and says so once', async () => {
    const output = await mustPass(build())
    expect(output.match(words.report), output).toHaveLength(1)
    expect(output).toContain(words.count(host.pages, host.image === undefined ? 0 : 1))
    if (!builds) return
    const built = globSync('**/*.{html,js}', {
      cwd: join(site, host.built.folder),
      exclude: ['node_modules/**'],
    })
    const text = built.map((file) => readFileSync(join(site, host.built.folder, file), 'utf8'))
    expect(text.filter((page) => page.includes(host.built.words)).length).toBeGreaterThan(0)
  })

  it.skipIf(host.isSlow)('passes again with what it has kept', async () => {
    await mustPass(build())
  })

  it.runIf(host.strictScript !== undefined)('can be stricter', async () => {
    const { status, output } = await build(host.strictScript)
    expect(status, output).not.toBe(0)
  })

  it.runIf(host.image !== undefined)('is stopped by a generated image, twice', async () => {
    const { page = '', path = '' } = host.image ?? {}
    const image = join(site, path)
    const original = readFileSync(image)
    copyFileSync('examples/images/declared.jpg', image)
    const runs = [await build(), await build()]
    writeFileSync(image, original)
    for (const { status, output } of runs) {
      expect(status, output).not.toBe(0)
      expect(output).toContain(`Content Trust stops ${page} for its image ${path}`)
    }
  })

  it('is stopped by a risky page', async () => {
    addRiskyPage()
    await mustStop()
  })

  it('is stopped again, whatever it has kept', async () => {
    await mustStop()
  })

  it.runIf(host.cache !== undefined)('is stopped too where nothing is kept', async () => {
    rmSync(join(site, host.cache ?? ''), { recursive: true })
    await mustStop()
  })

  it.runIf(host.checkedBy === 'plugin')('obeys settings that change between builds', async () => {
    const config = join(site, 'content-trust.config.yml')
    writeFileSync(config, 'fail_on: none\n')
    await mustPass(build())
    rmSync(config)
    await mustStop()
  })

  it.each(host.scripts.slice(1))('is stopped under %s too, twice', async (script) => {
    await mustStop(script)
    await mustStop(script)
  })

  it.skipIf(host.isSlow)('accepts what is in a baseline', async () => {
    await mustPass(runInSite(site, guide.baseline))
    useBaseline(site, guide, steps)
    await mustPass(build())
  })

  it.skipIf(host.isSlow)('passes without the page', async () => {
    rmSync(risky)
    const output = await mustPass(build())
    expect(output).not.toContain(words.stop(host.riskyPage))
  })
}
