import { watch as watchFolder } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { openWorkspace, UsageError } from '@content-trust/workspace'
import { diskSource, slashed } from '@content-trust/workspace/disk'
import { findDrafts } from '../drafts/find-drafts.ts'
import { fixTarget } from '../fix/fix-options.ts'
import { exitCodes, type Host } from '../host.ts'
import type { CheckOptions } from '../options/check-options.ts'
import { cacheFolder } from './cache.ts'
import { check } from './check.ts'

/** Editors write a file in several steps; one run answers all of them. */
const SETTLE_MS = 120
const CLEAR = '\x1b[2J\x1b[3J\x1b[H'

/** Runs `check` now and again after every change, until the user stops it. */
export async function watch(
  host: Host,
  names: readonly string[],
  options: CheckOptions,
): Promise<number> {
  if (names.includes('-')) throw new UsageError('--watch needs files; standard input is read once.')
  // A mistake in the options would come back with every run.
  fixTarget(names, options)
  const written = [options.output, options.baseline, cacheFolder].flatMap((file) =>
    file === undefined ? [] : [resolve(host.cwd, file)],
  )
  while (!host.stop.aborted) {
    // Watching starts before scoring, so that a change during the run is not lost.
    const change = watchFolders(await foldersOf(host, names), written, host.stop)
    if (host.stdout.isTerminal) await host.stdout.write(CLEAR)
    await runOnce(host, names, options)
    await host.stderr.write('watching for changes; press Ctrl+C to stop\n')
    await change.happened
  }
  return exitCodes.passed
}

async function runOnce(host: Host, names: readonly string[], options: CheckOptions): Promise<void> {
  try {
    await check(host, names, { ...options, passWithNoFiles: true })
  } catch (error) {
    // A broken config is being edited: say so and wait for the next change.
    if (!(error instanceof UsageError)) throw error
    await host.stderr.write(`error: ${error.message}\n`)
  }
}

async function foldersOf(host: Host, names: readonly string[]): Promise<ReadonlySet<string>> {
  const folders = new Set([host.cwd])
  for (const name of names) {
    const path = resolve(host.cwd, name)
    const isFolder = await stat(path).then(
      (info) => info.isDirectory(),
      () => false,
    )
    if (isFolder) folders.add(path)
  }
  // Only ignore files count here, so no config is read.
  const workspace = openWorkspace({
    source: diskSource(),
    cwd: slashed(host.cwd),
    config: false,
    knownRules: [],
  })
  const { found: all } = await findDrafts(host.cwd, names, workspace)
  for (const found of all) {
    if (found.kind === 'draft') folders.add(dirname(found.path))
  }
  return folders
}

function watchFolders(
  folders: ReadonlySet<string>,
  written: readonly string[],
  stop: AbortSignal,
): { readonly happened: Promise<void> } {
  const closing = new AbortController()
  const happened = new Promise<void>((resolveChange) => {
    let timer: NodeJS.Timeout | undefined
    const settle = () => {
      closing.abort()
      resolveChange()
    }
    const changed = (folder: string, name: string | null) => {
      // Our own files would start the next run for ever; a baseline is written beside itself first.
      if (name !== null && written.includes(resolve(folder, name.replace(/\.tmp$/, '')))) return
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE_MS)
    }
    stop.addEventListener('abort', settle, { once: true, signal: closing.signal })
    for (const folder of folders) {
      const watcher = watchFolder(folder, { signal: closing.signal }, (_event, name) =>
        changed(folder, name),
      )
      // A folder that goes away is a change like any other.
      watcher.on('error', () => changed(folder, null))
    }
  })
  return { happened }
}
