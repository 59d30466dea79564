import { execFile } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { readLines } from '../packages/cli/src/read-lines.ts'

/** The folder of the corpora: `CONTENT_TRUST_CORPORA`, else beside the checkout. */
export const corporaFolder = resolve(process.env['CONTENT_TRUST_CORPORA'] ?? '../shared/corpora')

/** Whether the corpora are there; what needs them skips with a reason when they are not. */
export const hasCorpora = existsSync(join(corporaFolder, 'text'))

export interface LabelledText {
  readonly id: string
  readonly text: string
  readonly label: 'human' | 'machine'
  readonly source: string
  readonly domain: string
  readonly generator: string | null
  readonly attack: string | null
  readonly group: string
}

/** The lines of a gzipped JSONL file of the corpora; the caller states their shape. */
export async function* readJsonl<Row>(path: string): AsyncGenerator<Row> {
  yield* readJsonlFile<Row>(join(corporaFolder, path))
}

/** The lines of any gzipped JSONL file. */
export async function* readJsonlFile<Row = unknown>(file: string): AsyncGenerator<Row> {
  const input = createReadStream(file).pipe(createGunzip())
  for await (const bytes of readLines(input)) {
    const line = Buffer.from(bytes).toString().trim()
    if (line !== '') yield JSON.parse(line)
  }
}

/**
 * Whole Markdown files of public repositories. Rules were written on half of the repositories and are
 * measured on the other half; see `wild-drafts.ts`. The texture model and that of the kinds are fitted to them, and
 * measured in folds by repository; slop and the other signals are not.
 */
export const wildFiles = ['blogs-wild', 'docs-wild'] as const

/** All labelled documents but the wild drafts, file by file in alphabetical order. */
export async function* readTextCorpora(): AsyncGenerator<LabelledText & { file: string }> {
  const files = (await readdir(join(corporaFolder, 'text')))
    .filter((name) => name.endsWith('.jsonl.gz'))
    .map((name) => name.replace('.jsonl.gz', ''))
    .filter((file) => !wildFiles.some((wild) => wild === file))
  for (const file of files.sort()) {
    for await (const row of readJsonl<LabelledText>(`text/${file}.jsonl.gz`)) yield { ...row, file }
  }
}

/** A file of a public repository; `group` is the repository. */
export interface WildText extends LabelledText {
  readonly file: string
  /** A finer kind than the domain: guide, readme, changelog, plan, release-note and others. */
  readonly genre: string
  /** The model that a commit names; null where it names none. */
  readonly model: string | null
  /** Of the last commit before the snapshot of a person's file, or of the machine's. */
  readonly year: number | null
  /** What says who wrote it. */
  readonly evidence: string
  /** Of the repository, as stated there. */
  readonly licence: string | null
}

/** The wild drafts, file by file. */
export async function* readWildCorpora(): AsyncGenerator<WildText> {
  for (const file of wildFiles) {
    for await (const row of readJsonl<Omit<WildText, 'file'>>(`text/${file}.jsonl.gz`)) {
      yield { ...row, file }
    }
  }
}

/** The reviewed human documentation: path and text of each file. */
export async function readMarkdownCorpus(): Promise<{ path: string; text: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-corpus-'))
  try {
    await promisify(execFile)('tar', [
      'xJf',
      join(corporaFolder, 'markdown/corpus.tar.xz'),
      '-C',
      folder,
    ])
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const texts = await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return { path: path.slice(folder.length + 1), text: await readFile(path, 'utf8') }
      }),
    )
    return texts
      .filter(({ path }) => /\.mdx?$/.test(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  } finally {
    await rm(folder, { recursive: true })
  }
}
