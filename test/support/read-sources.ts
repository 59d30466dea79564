import { globSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'

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

/** A type written as `import('./two.ts').Two`, and none of a module that is loaded later. */
const typeImportPattern = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)\.[A-Z]/g

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

/** Comments on lines of their own, and those after code; a mark inside a string stays. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/^[ \t]*\/\*[\s\S]*?\*\//gm, '')
    .replaceAll(/^[ \t]*\/\/.*$/gm, '')
    .replaceAll(/\s\/\/ [^'"`\n]*$/gm, '')
}

function importsOf(path: string, code: string): string[] {
  return [...code.matchAll(importPattern)].map(([, plain, dynamic]) => {
    const name = plain ?? dynamic ?? ''
    return isRelative(name) ? fromRoot(path, name) : name
  })
}

function isRelative(name: string): boolean {
  return name.startsWith('.')
}

/** The path from the root of what a file at `path` imports as `name`. */
function fromRoot(path: string, name: string): string {
  return posix.join(posix.dirname(path), name)
}

/**
 * The files that a file imports before it runs, its types included; what it loads later with
 * `import()` is not part.
 */
export function staticImports(path: string, code: string): string[] {
  const names = [...code.matchAll(importPattern)].flatMap(([, name]) => name ?? [])
  const types = [...code.matchAll(typeImportPattern)].flatMap(([, name]) => name ?? [])
  return [...names, ...types].filter(isRelative).map((name) => fromRoot(path, name))
}

/** The files that a file needs to run: imports of types alone are not part of it. */
export function valueImports(path: string, code: string): string[] {
  return [...code.matchAll(/^(?:import|export) (?!type )([^'"]*?)from '(\.[^']+)'/gm)]
    .filter(([, names = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}\s*$/.test(names))
    .map(([, , name = '']) => fromRoot(path, name))
}
