import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
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

/** Unpacks the Markdown corpus into the temporary folder and reads its files. */
export function readCorpus(): CorpusFile[] {
  const unpacked = join(tmpdir(), 'content-trust-markdown-corpus')
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['xJf', archive, '-C', unpacked])
  return readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ name, source: readFileSync(join(unpacked, name), 'utf8') }))
}
