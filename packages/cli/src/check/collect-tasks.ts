import { dirname, resolve } from 'node:path'
import { MAX_BYTES } from '@content-trust/engine/node/drafts'
import type { Narrowing } from '@content-trust/engine/report'
import { mergeLayers, type SettingsLayer } from '@content-trust/engine/settings'
import type { FolderChain } from '../config/find-config.ts'
import type { ConfigLookup } from '../config/load-config.ts'
import type { ChangedLines } from '../drafts/changed-lines.ts'
import { draftSyntax } from '../drafts/draft-syntax.ts'
import { findDrafts, show } from '../drafts/find-drafts.ts'
import { isMediaStart } from '../drafts/is-media.ts'
import type { Host } from '../host.ts'
import { MAX_MEDIA_BYTES } from '../tasks/media-task.ts'
import type { Baseline } from './baseline.ts'
import type { DraftTask, Outcome } from './score-draft.ts'

export interface Collection {
  readonly tasks: readonly DraftTask[]
  /** Names that lead to no draft: skipped or wrong. */
  readonly others: readonly Outcome[]
}

export interface CollectOptions {
  readonly host: Host
  readonly names: readonly string[]
  readonly lookup: ConfigLookup
  readonly chain: FolderChain
  readonly changed: ChangedLines | null
  /** Settings of the command line, which overrule config files. */
  readonly layer: SettingsLayer
  readonly stdinFilename: string | null
  readonly details: boolean
  readonly cache: string | null
  readonly baseline: Baseline | null
  /** Whether drafts are edited. */
  readonly isFixing: boolean
  /** Whether the pictures that drafts show are checked as well. */
  readonly withImages: boolean
}

/** Finds the drafts that names lead to, each with its settings. */
export async function collectTasks(options: CollectOptions): Promise<Collection> {
  const { host, names, lookup, chain, changed, layer, details, cache } = options
  const tasks: DraftTask[] = []
  const others: Outcome[] = []
  const files = names.filter((name) => name !== '-')
  if (names.includes('-') || (options.stdinFilename !== null && files.length === 0)) {
    tasks.push(await stdinTask(options))
  }
  for (const found of await findDrafts(host.cwd, files, chain)) {
    if (found.kind === 'skipped') {
      others.push({ status: 'skipped', shown: found.shown, note: found.note })
      continue
    }
    if (found.kind === 'failed') {
      others.push({ status: 'failed', shown: found.shown, problem: found.problem })
      continue
    }
    const { path, shown } = found
    const isUnchanged = changed !== null && changed(path) === null
    const withImages = options.withImages && !found.isMedia
    // A draft that did not change may show an image that did.
    if (isUnchanged && !withImages) continue
    const config = await lookup(path)
    if (config.ignoredBy !== null) {
      const isNamed = files.some((name) => resolve(host.cwd, name) === path)
      const note = `named under \`ignore_files\` of ${config.ignoredBy}`
      if (isNamed) others.push({ status: 'skipped', shown, note })
      continue
    }
    if (!isUnchanged) {
      const settings = mergeLayers([...config.layers.map((named) => named.layer), layer])
      const syntax = draftSyntax(path) ?? 'markdown'
      const fix = fixOf(options, path)
      tasks.push({
        shown,
        path,
        bytes: null,
        size: found.bytes,
        isMedia: found.isMedia,
        syntax,
        settings,
        details,
        cache,
        fix,
      })
    }
    if (withImages) await addImages(options, path, { tasks, others })
  }
  return { tasks, others }
}

/** Adds the pictures of one draft behind it, each once, with the settings of the folder they lie in. */
async function addImages(
  { host, lookup, chain, changed, layer, details }: CollectOptions,
  draft: string,
  { tasks, others }: { tasks: DraftTask[]; others: Outcome[] },
): Promise<void> {
  const root = await rootOf(chain, draft)
  const { findDraftImages } = await import('../drafts/draft-images.ts')
  for (const image of await findDraftImages(host.cwd, root, draft, changed)) {
    if (image.kind === 'skipped') {
      others.push({ status: 'skipped', shown: image.shown, note: image.note })
      continue
    }
    const { path, shown, bytes: size } = image
    if (tasks.some((task) => task.path === path)) continue
    const config = await lookup(path)
    if (config.ignoredBy !== null) continue
    const settings = mergeLayers([...config.layers.map((named) => named.layer), layer])
    const media = { isMedia: true, syntax: 'plain', cache: null, fix: null } as const
    tasks.push({ ...media, shown, path, bytes: null, size, settings, details })
  }
}

/** The root of the repository that a draft lies in, or the working folder. */
async function rootOf(chain: FolderChain, draft: string): Promise<string> {
  const folder = dirname(draft)
  return (await chain(folder)).at(-1) ?? folder
}

async function stdinTask(options: CollectOptions): Promise<DraftTask> {
  const { host, lookup, layer, stdinFilename, details, cache } = options
  const chunks: Uint8Array[] = []
  let size = 0
  let isMedia = false
  for await (const chunk of host.stdin) {
    if (size === 0) isMedia = isMediaStart(chunk)
    size += chunk.length
    // The rest is read but not kept: the draft is refused for its size.
    if (size <= (isMedia ? MAX_MEDIA_BYTES : MAX_BYTES)) chunks.push(chunk)
  }
  const path = resolve(host.cwd, stdinFilename ?? 'stdin.md')
  const config = await lookup(path)
  return {
    shown: stdinFilename === null ? '<stdin>' : show(host.cwd, path),
    path: stdinFilename === null ? null : path,
    bytes: Buffer.concat(chunks),
    size,
    isMedia,
    syntax: draftSyntax(path) ?? 'markdown',
    settings: mergeLayers([...config.layers.map((named) => named.layer), layer]),
    details,
    cache,
    fix: fixOf(options, null),
  }
}

function fixOf({ isFixing, ...options }: CollectOptions, path: string | null): DraftTask['fix'] {
  return isFixing ? narrowingOf(options, path) : null
}

/** What narrows the findings of the draft at a path; standard input has none. */
export function narrowingOf(
  { baseline, changed }: Pick<CollectOptions, 'baseline' | 'changed'>,
  path: string | null,
): Pick<Narrowing, 'baseline' | 'changed'> {
  return {
    baseline: baseline === null ? undefined : path === null ? null : baseline.entryOf(path),
    changed: changed === null || path === null ? null : (changed(path) ?? []),
  }
}
