import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Draft } from '@content-trust/engine/schema'
import { corporaFolder, readMarkdownCorpus } from '../training/corpora.ts'

export interface BenchDraft {
  readonly path: string
  readonly draft: Draft
  readonly bytes: number
}

/** Whether the Markdown corpus is there. */
export const hasMarkdownCorpus = existsSync(join(corporaFolder, 'markdown/corpus.tar.xz'))

/** The drafts to measure with: the corpus of human documentation, or our own examples without it. */
export async function readDrafts(): Promise<readonly BenchDraft[]> {
  const files = hasMarkdownCorpus ? await readMarkdownCorpus() : await readExamples()
  return files.map(({ path, text }) => ({
    path,
    draft: { source: text, syntax: path.endsWith('.mdx') ? 'mdx' : 'markdown' },
    bytes: Buffer.byteLength(text),
  }))
}

async function readExamples(): Promise<{ path: string; text: string }[]> {
  const folder = 'examples/drafts'
  const names = (await readdir(folder)).filter((name) => /\.(md|mdx|txt)$/.test(name)).sort()
  return Promise.all(
    names.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  )
}
