import type { Dirent } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { FolderChain } from '../config/find-config.ts'
import { errorCode, fileProblem } from '../usage-error.ts'
import { draftExtensions, draftSyntax } from './draft-syntax.ts'
import { createIgnoreFiles, type IgnoreFiles } from './ignore-files.ts'
import { isMediaStart, mediaFormats } from './is-media.ts'

/** A file to check, or what became of a name that was given. */
export type Found =
  | {
      readonly kind: 'draft'
      readonly path: string
      readonly shown: string
      readonly bytes: number
      /** Media by its first bytes, whatever its name is. */
      readonly isMedia: boolean
    }
  | { readonly kind: 'skipped'; readonly shown: string; readonly note: string }
  | { readonly kind: 'failed'; readonly shown: string; readonly problem: string }

const HEAD_BYTES = 32
const skippedFolders = new Set(['node_modules', '.git'])

interface Search {
  readonly cwd: string
  readonly gitignore: IgnoreFiles
  readonly ownIgnore: IgnoreFiles
  readonly seen: Set<string>
  readonly found: Found[]
}

/** Finds the drafts that files, folders and globs name, each once, in the order given. */
export async function findDrafts(
  cwd: string,
  names: readonly string[],
  chain: FolderChain,
): Promise<readonly Found[]> {
  const search: Search = {
    cwd,
    gitignore: createIgnoreFiles(['.gitignore', '.git/info/exclude'], chain),
    ownIgnore: createIgnoreFiles(['.content-trust-ignore'], chain),
    seen: new Set(),
    found: [],
  }
  for (const name of names) await findByName(search, name)
  return search.found
}

async function findByName(search: Search, name: string): Promise<void> {
  const path = resolve(search.cwd, name)
  try {
    const info = await stat(path)
    if (info.isDirectory()) return await walk(search, path)
    if (!info.isFile()) return fail(search, name, 'neither a file nor a folder')
    return await addNamed(search, name, path, info.size)
  } catch (error) {
    // A file may really be named `[slug].mdx`, so a glob is tried last.
    if (/[*?[\]{}!()]/.test(name) && fileProblem(error).startsWith('no such')) {
      return await findByGlob(search, name)
    }
    fail(search, name, fileProblem(error))
  }
}

async function addNamed(search: Search, name: string, path: string, bytes: number): Promise<void> {
  const isMedia = await startsAsMedia(path)
  if (draftSyntax(path) === null && !isMedia) {
    const expected = draftExtensions.join(', ')
    return fail(
      search,
      name,
      `not a kind of file that is checked, expected ${expected} or ${mediaFormats}`,
    )
  }
  if (await search.ownIgnore.isIgnored(path, false)) {
    search.found.push({ kind: 'skipped', shown: name, note: 'named by .content-trust-ignore' })
    return
  }
  add(search, path, bytes, isMedia)
}

async function findByGlob(search: Search, pattern: string): Promise<void> {
  const { glob } = await import('tinyglobby')
  const paths = await glob(pattern.replaceAll('\\', '/'), {
    cwd: search.cwd,
    absolute: true,
    followSymbolicLinks: false,
    ignore: [...skippedFolders].map((folder) => `**/${folder}/**`),
    expandDirectories: false,
  })
  const drafts: string[] = []
  for (const path of paths.map((each) => resolve(each))) {
    if (draftSyntax(path) !== null || (await startsAsMedia(path))) drafts.push(path)
  }
  if (drafts.length === 0) return fail(search, pattern, 'no draft matches this pattern')
  for (const path of drafts.sort()) {
    if (await isIgnored(search, path, false)) continue
    await addFile(search, path)
  }
}

async function walk(search: Search, folder: string): Promise<void> {
  let entries: Dirent[]
  try {
    entries = await readdir(folder, { withFileTypes: true })
  } catch (error) {
    return fail(search, show(search.cwd, folder), fileProblem(error))
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name.startsWith('.') || skippedFolders.has(entry.name)) continue
      if (!(await isIgnored(search, path, true))) await walk(search, path)
    } else if (entry.isSymbolicLink()) {
      await followLink(search, path)
    } else if (draftSyntax(path) !== null && !(await isIgnored(search, path, false))) {
      await addFile(search, path)
    }
  }
}

async function followLink(search: Search, path: string): Promise<void> {
  const isDraft = draftSyntax(path) !== null
  if (await isIgnored(search, path, false)) return
  try {
    // Following links to folders could go round for ever, and reports one file under two names.
    if ((await stat(path)).isDirectory()) skip(search, path, 'a link to a folder, not followed')
    else if (isDraft) await addFile(search, path)
  } catch (error) {
    if (!isDraft) return
    const isDangling = errorCode(error) === 'ENOENT'
    const problem = isDangling ? 'a link to a file that does not exist' : fileProblem(error)
    fail(search, show(search.cwd, path), problem)
  }
}

async function addFile(search: Search, path: string): Promise<void> {
  try {
    add(search, path, (await stat(path)).size, await startsAsMedia(path))
  } catch (error) {
    fail(search, show(search.cwd, path), fileProblem(error))
  }
}

async function isIgnored(search: Search, path: string, isFolder: boolean): Promise<boolean> {
  return (
    (await search.gitignore.isIgnored(path, isFolder)) ||
    (await search.ownIgnore.isIgnored(path, isFolder))
  )
}

function add(search: Search, path: string, bytes: number, isMedia: boolean): void {
  if (search.seen.has(path)) return
  search.seen.add(path)
  search.found.push({ kind: 'draft', path, shown: show(search.cwd, path), bytes, isMedia })
}

function skip(search: Search, path: string, note: string): void {
  search.found.push({ kind: 'skipped', shown: show(search.cwd, path), note })
}

function fail(search: Search, shown: string, problem: string): void {
  search.found.push({ kind: 'failed', shown, problem })
}

/** Whether the first bytes of a file are those of media; one that cannot be read fails later. */
export async function startsAsMedia(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (file === null) return false
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return isMediaStart(buffer.subarray(0, bytesRead))
  } catch {
    return false
  } finally {
    await file.close()
  }
}

/** A path as reports show it: from the working folder, with forward slashes. */
export function show(cwd: string, path: string): string {
  return (relative(cwd, path) || '.').replaceAll('\\', '/')
}
