import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** One source file of ours, with its comments taken out. */
export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string
  readonly code: string
  /** What it imports: a path from the root for a relative import, otherwise the name as written. */
  readonly imports: readonly string[]
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g

/** The sources under a folder, without tests. */
export function readSources(folder: string): SourceFile[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.d.ts'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const code = withoutComments(readFileSync(join(root, path), 'utf8'))
      return { path, code, imports: importsOf(path, code) }
    })
}

/** Comments on lines of their own, and those behind code; a mark inside a string stays. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/^[ \t]*\/\*[\s\S]*?\*\//gm, '')
    .replaceAll(/^[ \t]*\/\/.*$/gm, '')
    .replaceAll(/\s\/\/ [^'"`\n]*$/gm, '')
}

function importsOf(path: string, code: string): string[] {
  return [...code.matchAll(importPattern)].map(([, plain, dynamic]) => {
    const name = plain ?? dynamic ?? ''
    if (!name.startsWith('.')) return name
    return join(dirname(path), name).replaceAll('\\', '/')
  })
}

/** The files that a file needs to run: imports of types alone are no part of it. */
export function valueImports(path: string, code: string): string[] {
  const folder = new URL(`file:///${path}`)
  return [...code.matchAll(/^(?:import|export) (?!type )([^'"]*?)from '(\.[^']+)'/gm)]
    .filter(([, names = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}\s*$/.test(names))
    .map(([, , name = '']) => new URL(name, folder).pathname.slice(1))
}
