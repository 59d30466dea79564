import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { plural } from '@content-trust/engine/report'
import type { Site } from './sites.ts'

interface Build {
  readonly status: number | null
  readonly output: string
  readonly seconds: number
}

/** What a report says, by who writes it. */
interface Words {
  readonly report: RegExp
  readonly count: (pages: number, images: number) => string
  readonly stop: (page: string) => string
}

const wordsOf: Readonly<Record<Site['checkedBy'], Words>> = {
  plugin: {
    report: /^Content Trust: \d+ pages? (?:and \d+ images? )?checked/gm,
    count: (pages, images) =>
      `Content Trust: ${plural(pages, 'page')}${images > 0 ? ` and ${plural(images, 'image')}` : ''} checked`,
    stop: (page) => `Content Trust stops ${page}: human review, high risk`,
  },
  'command line': {
    report: /\d+ of \d+ drafts? checked/g,
    count: (pages) => `${pages} of ${pages} drafts checked`,
    stop: (page) => `HUMAN REVIEW  ${page}`,
  },
}

/** Builds a site clean, warm and with a risky page; answers what was not as expected. */
export async function testSite(site: Site, folder: string): Promise<string[]> {
  const problems: string[] = []
  const expect = (isTrue: boolean, what: string, build: Build) => {
    process.stdout.write(`${isTrue ? 'ok    ' : 'FAILED'} ${what}\n`)
    if (isTrue) return
    problems.push(`${site.name}: ${what}`)
    process.stdout.write(`${build.output}\n`)
  }

  const clean = build(site.script, folder)
  expect(clean.status === 0, `a clean site builds (${clean.seconds.toFixed(1)} s)`, clean)
  const words = wordsOf[site.checkedBy]
  expect(countReports(clean, words) === 1, 'the report is printed once', clean)
  const counted = words.count(site.pages, site.image === null ? 0 : 1)
  expect(clean.output.includes(counted), `the report says “${counted}”`, clean)
  for (const [file, words] of Object.entries(site.reports)) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => '')
    expect(text.includes(words), `${file} is written`, clean)
  }
  if (site.badge !== null) {
    const text = await textBelow(join(folder, site.badge.folder))
    expect(text.includes(site.badge.words), 'a page shows its badge', clean)
  }

  const warm = build(site.script, folder)
  expect(warm.status === 0, `a warm build passes (${warm.seconds.toFixed(1)} s)`, warm)

  if (site.strictScript !== null) {
    const strict = build(site.strictScript, folder)
    expect(strict.status !== 0, `\`${site.strictScript}\` fails at a page to revise`, strict)
  }

  if (site.image !== null) {
    const image = join(folder, site.image.path)
    const kept = await readFile(image)
    await copyFile('examples/images/declared.jpg', image)
    const stopped = build(site.script, folder)
    const again = build(site.script, folder)
    await writeFile(image, kept)
    expect(stopped.status !== 0, 'an image declared as generated stops the build', stopped)
    expect(
      stopped.output.includes(
        `Content Trust stops ${site.image.page} for its image ${site.image.path}`,
      ),
      'the message names the page and the image',
      stopped,
    )
    expect(again.status !== 0, 'the next build is stopped for the image too', again)
  }

  const risky = join(folder, site.riskyPage)
  await mkdir(dirname(risky), { recursive: true })
  await copyFile('examples/sites/risky.md', risky)
  const stopped = build(site.script, folder)
  const again = build(site.script, folder)
  await rm(risky)
  expect(stopped.status !== 0, 'a risky page stops the build', stopped)
  expect(
    stopped.output.includes(words.stop(site.riskyPage)),
    'the message names the page and the decision',
    stopped,
  )
  expect(
    stopped.output.includes("“In today's fast-paced digital landscape”"),
    'the message quotes a top reason',
    stopped,
  )
  expect(
    countReports(stopped, words) === 1,
    'the report of the stopped build is printed once',
    stopped,
  )
  expect(again.status !== 0, 'the next build is stopped too, whatever the host keeps', again)
  return problems
}

function build(script: string, folder: string): Build {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { status, output: stdout + stderr, seconds: (performance.now() - start) / 1000 }
}

function countReports({ output }: Build, { report }: Words): number {
  return output.match(report)?.length ?? 0
}

async function textBelow(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const pages = names.filter((name) => name.endsWith('.html'))
  return (await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}
