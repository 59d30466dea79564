import { closeSync, type Dirent, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import {
  draftExtensions,
  draftSyntax,
  errorCode,
  fileProblem,
  isFoundDraft,
  joinPath,
  type Workspace,
} from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import { isMediaStart, mediaFormats } from './is-media.ts'

/** A file to check, or what became of a name that was given. */
export type Found =
  | {
      readonly kind: 'draft'
      /** Absolute, with forward slashes. */
      readonly path: string
      readonly shown: string
      /** Size in bytes. */
      readonly bytes: number
      /** Whether its first bytes are those of media, whatever its name is. */
      readonly isMedia: boolean
    }
  | { readonly kind: 'skipped'; readonly shown: string; readonly note: string }
  | {
      readonly kind: 'failed'
      readonly shown: string
      readonly problem: string
      /** Whether it was named, and not met in a folder. */
      readonly isNamed: boolean
    }

/** What a search found, in the order of the names given. */
export interface FoundDrafts {
  readonly found: readonly Found[]
  /** Folders that were searched whole. */
  readonly folders: readonly string[]
}

const HEAD_BYTES = 32
const skippedFolders = new Set(['node_modules', '.git'])

interface Search {
  readonly cwd: string
  readonly workspace: Pick<Workspace, 'isIgnored'>
  readonly seen: Set<string>
  readonly found: Found[]
  readonly folders: string[]
}

/** Finds the drafts that files, folders and globs name, each once, in the order given. */
export async function findDrafts(
  cwd: string,
  names: readonly string[],
  workspace: Pick<Workspace, 'isIgnored'>,
): Promise<FoundDrafts> {
  const search: Search = { cwd, workspace, seen: new Set(), found: [], folders: [] }
  for (const name of names) await findByName(search, name)
  return search
}

async function findByName(search: Search, name: string): Promise<void> {
  const path = slashed(resolve(search.cwd, name))
  try {
    const info = statSync(path)
    if (info.isDirectory()) {
      search.folders.push(path)
      return await walk(search, path)
    }
    if (!info.isFile()) return fail(search, name, 'neither a file nor a folder', true)
    return await addNamed(search, name, path, info.size)
  } catch (error) {
    // A file may really be named `[slug].mdx`, so a glob is tried last.
    if (/[*?[\]{}!()]/.test(name) && fileProblem(error).startsWith('no such')) {
      return await findByGlob(search, name)
    }
    fail(search, name, fileProblem(error), true)
  }
}

async function addNamed(search: Search, name: string, path: string, bytes: number): Promise<void> {
  const isMedia = startsAsMedia(path)
  if (draftSyntax(path) === null && !isMedia) {
    const expected = draftExtensions.join(', ')
    return fail(
      search,
      name,
      `not a kind of file that can be checked, expected ${expected} or ${mediaFormats}`,
      true,
    )
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
  for (const path of paths.map((each) => slashed(resolve(each)))) {
    if (isMeant(pattern, path) || startsAsMedia(path)) drafts.push(path)
  }
  if (drafts.length === 0) return fail(search, pattern, 'no draft matches this pattern', true)
  for (const path of drafts.sort()) {
    if (await search.workspace.isIgnored(path, false)) continue
    await addFile(search, path)
  }
}

/** Whether a pattern asks for a draft: one for any file asks for no more than the name of its folder. */
function isMeant(pattern: string, path: string): boolean {
  const isByEnding = /\.[^/]*$/.test(pattern) && !/\.\*+$/.test(pattern)
  return isByEnding ? draftSyntax(path) !== null : isFoundDraft(path)
}

async function walk(search: Search, folder: string): Promise<void> {
  const { isIgnored } = search.workspace
  let entries: Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    return fail(search, show(search.cwd, folder), fileProblem(error))
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  for (const entry of entries) {
    const path = joinPath(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name.startsWith('.') || skippedFolders.has(entry.name)) continue
      if (!(await isIgnored(path, true))) await walk(search, path)
    } else if (entry.isSymbolicLink()) {
      await followLink(search, path)
    } else if (isFoundDraft(path) && !(await isIgnored(path, false))) {
      await addFile(search, path)
    }
  }
}

async function followLink(search: Search, path: string): Promise<void> {
  const isDraft = isFoundDraft(path)
  if (await search.workspace.isIgnored(path, false)) return
  try {
    // A link to a folder may lead back to a folder above it, and one file would be reported under two names.
    if (statSync(path).isDirectory()) skip(search, path, 'a link to a folder, not followed')
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
    add(search, path, statSync(path).size, startsAsMedia(path))
  } catch (error) {
    fail(search, show(search.cwd, path), fileProblem(error))
  }
}

function add(search: Search, path: string, bytes: number, isMedia: boolean): void {
  if (search.seen.has(path)) return
  search.seen.add(path)
  search.found.push({ kind: 'draft', path, shown: show(search.cwd, path), bytes, isMedia })
}

function skip(search: Search, path: string, note: string): void {
  search.found.push({ kind: 'skipped', shown: show(search.cwd, path), note })
}

function fail(search: Search, shown: string, problem: string, isNamed = false): void {
  search.found.push({ kind: 'failed', shown, problem, isNamed })
}

/** Whether the first bytes of a file are those of media; a file that cannot be read fails later. */
export function startsAsMedia(path: string): boolean {
  let file: number | null = null
  try {
    file = openSync(path, 'r')
    const head = new Uint8Array(HEAD_BYTES)
    return isMediaStart(head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0)))
  } catch {
    return false
  } finally {
    if (file !== null) closeSync(file)
  }
}

/** A path as reports show it: from the working folder, with forward slashes. */
export function show(cwd: string, path: string): string {
  return slashed(relative(cwd, path) || '.')
}
