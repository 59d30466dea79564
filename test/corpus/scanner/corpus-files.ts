import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = resolve(
  import.meta.dirname,
  '../../..',
  process.env['CONTENT_TRUST_CORPORA'] ?? '../shared/corpora',
)
const archive = join(folder, 'markdown/corpus.tar.xz')

export interface CorpusFile {
  readonly name: string
  readonly source: string
}

/** Whether the Markdown corpus is there; it is not part of this repository. */
export const hasCorpus = existsSync(archive)

/** Reads the files of the Markdown corpus, unpacked into a temporary folder for so long. */
export function readCorpus(): CorpusFile[] {
  const unpacked = mkdtempSync(join(tmpdir(), 'content-trust-markdown-corpus-'))
  try {
    execFileSync('tar', ['xJf', archive, '-C', unpacked])
    return readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({ name, source: readFileSync(join(unpacked, name), 'utf8') }))
  } finally {
    rmSync(unpacked, { recursive: true })
  }
}
