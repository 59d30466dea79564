import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import remarkContentTrust from 'remark-content-trust'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Host } from './run-build.ts'

// A host of a build, cut down to what matters to a plugin.
const host: Host = JSON.parse(process.env['BUILD_PAGES'] ?? '{}')
const { pages, options, times = 1, swallows = false, workers = false, messages = false } = host
const { isBare = false, isAstro = false, saved = {} } = host

if (workers) {
  await import('remark-content-trust/build')
  for (const page of pages) {
    const one = JSON.stringify({ ...host, pages: [page], workers: false })
    const self = import.meta.filename
    const { status } = spawnSync(process.execPath, ['--conditions=source', self], {
      env: { ...process.env, BUILD_PAGES: one },
    })
    if (status !== 0) process.exitCode = 1
  }
} else {
  for (let time = 0; time < times; time++) for (const page of pages) await compile(page)
  for (const [page, files] of Object.entries(saved)) {
    for (const file of files) {
      copyFileSync(file, page)
      await compile(page)
    }
  }
}

async function compile(path: string): Promise<void> {
  const parser = unified().use(remarkParse)
  if (!isBare) parser.use(remarkGfm).use(remarkFrontmatter)
  if (path.endsWith('.mdx')) parser.use(remarkMdx)
  const file = new VFile({ path, value: readFileSync(path) })
  if (isAstro) {
    // Astro takes front matter out, and keeps it with the page.
    file.value = String(file).replace(/^---\n[\s\S]*?\n---\n/, '')
    file.data['astro'] = { frontmatter: {} }
  }
  try {
    await remarkContentTrust(options)(parser.parse(file), file)
    if (messages) for (const message of file.messages) process.stdout.write(`${message}\n`)
  } catch (error) {
    if (!swallows) throw error
  }
}
