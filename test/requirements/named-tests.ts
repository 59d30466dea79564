import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const idPattern = /\bR-[A-Z]+-\d{2}\b/g

/** A test's name, or the row of a table that gives it, starts with the ids that it proves. */
const namePattern = /(['"`])((?:R-[A-Z\d-]+(?:,| and)? )*R-[A-Z]+-\d{2}\b.*?)\1/g

export interface TestFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Every file of tests, but the one that lists ids without proving them. */
export function testFiles(): TestFile[] {
  return globSync('{packages,apps,test,training,bench}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', 'test/requirements/coverage.test.ts'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }))
}

function idsNamedIn({ text }: TestFile): string[] {
  const names = [...text.matchAll(namePattern)].map(([, , name]) => name ?? '')
  return names.flatMap((name) => name.match(idPattern) ?? [])
}

/** The files whose tests name each id. */
export function namedTests(files: readonly TestFile[]): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>()
  for (const file of files) {
    for (const id of new Set(idsNamedIn(file))) {
      named.set(id, [...(named.get(id) ?? []), file.path])
    }
  }
  return named
}
