import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyzeText, ruleCatalogue } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every page that we write by hand; those of `docs/rules` show bad examples on purpose. */
async function ownPages(): Promise<string[]> {
  const inFolder = async (folder: string) =>
    (await readdir(join(root, folder)))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name))
  const packages = await readdir(join(root, 'packages'))
  const apps = await readdir(join(root, 'apps'))
  const found = [
    ...(await inFolder('.')),
    ...(await inFolder('docs')),
    ...packages.map((name) => join('packages', name, 'README.md')),
    ...apps.map((name) => join('apps', name, 'README.md')),
    join('examples', 'README.md'),
  ]
  const exists = await Promise.all(found.map((page) => isThere(join(root, page))))
  return found.filter((_, index) => exists[index])
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}

/** Targets of links and images, in Markdown and in tags, outside code. */
function linksOf(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '')
  const written = prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g)
  return [...written].map(([, target, attribute]) => target ?? attribute ?? '')
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''))
}

async function brokenLinks(page: string): Promise<string[]> {
  const text = await readFile(join(root, page), 'utf8')
  const broken: string[] = []
  for (const link of linksOf(text)) {
    if (/^[a-z]+:/.test(link)) continue
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? join(root, page) : join(root, dirname(page), path)
    const isBroken =
      !(await isThere(target)) ||
      (anchor !== undefined && !anchorsOf(await readFile(target, 'utf8')).includes(anchor))
    if (isBroken) broken.push(link)
  }
  return broken
}

describe('our own pages', async () => {
  const pages = await ownPages()

  it('are found', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['README.md', 'docs/architecture.md', 'packages/cli/README.md']),
    )
  })

  it.each(pages)('%s passes the engine', async (page) => {
    const source = await readFile(join(root, page), 'utf8')
    const context = { intended_use: 'publish' } as const
    const { recommended_action, evidence } = analyzeText(
      { source, syntax: 'markdown' },
      { context },
    )
    const severe = evidence.filter(({ severity }) => severity !== 'low').map(({ span }) => span)
    expect({ recommended_action, severe }).toEqual({ recommended_action: 'allow', severe: [] })
  })

  it.each(pages)('%s has one title, with which it begins', async (page) => {
    const text = await readFile(join(root, page), 'utf8')
    const prose = text.replaceAll(/^ *```.*?^ *```$/gms, '').replaceAll(/<!--.*?-->/gs, '')
    const titles = [...prose.matchAll(/^# .+$/gm)].map(([title]) => title)
    expect(titles).toHaveLength(1)
    expect(prose.trimStart().startsWith(titles[0] ?? '')).toBe(true)
  })

  it.each(pages)('%s links to what is there', async (page) => {
    expect(await brokenLinks(page)).toEqual([])
  })
})

describe('the words of the rules', () => {
  // A list of 150 lines of one shape is not prose, so its texture says nothing; its words do.
  it('are free of the phrases that the rules look for', () => {
    const source = ruleCatalogue.map(({ summary, fix }) => `${summary} ${fix}`).join('\n\n')
    const { slop_risk, evidence } = analyzeText({ source, syntax: 'plain' })
    const generic = evidence.filter(
      ({ type, severity }) => type === 'generic_phrasing' && severity !== 'low',
    )
    expect(generic).toEqual([])
    expect(slop_risk).toBeLessThan(0.4)
  })
})
