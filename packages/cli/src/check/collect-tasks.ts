import { dirname, resolve } from 'node:path'
import { MAX_BYTES } from '@content-trust/engine/node/drafts'
import { mergeLayers, type SettingsLayer } from '@content-trust/engine/settings'
import type { FolderChain } from '../config/find-config.ts'
import type { ConfigLookup } from '../config/load-config.ts'
import { draftSyntax } from '../drafts/draft-syntax.ts'
import { findDrafts, show } from '../drafts/find-drafts.ts'
import { isMediaStart } from '../drafts/is-media.ts'
import type { Host } from '../host.ts'
import { MAX_MEDIA_BYTES } from '../tasks/media-task.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { Task } from '../tasks/task.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { type KnownFindings, narrowingOf } from './narrowing.ts'

export interface Collection {
  readonly tasks: readonly Task[]
  /** Names that lead to no draft: skipped or wrong. */
  readonly others: readonly Outcome[]
}

export interface CollectOptions {
  readonly host: Host
  readonly names: readonly string[]
  readonly lookup: ConfigLookup
  readonly chain: FolderChain
  /** Settings of the command line, which overrule config files. */
  readonly layer: SettingsLayer
  readonly stdinFilename: string | null
  readonly details: boolean
  readonly cache: string | null
  readonly known: KnownFindings
  /** Whether drafts are edited. */
  readonly isFixing: boolean
  /** Whether the images that drafts show are checked as well. */
  readonly withImages: boolean
}

/** Finds the drafts that names lead to, each with its settings. */
export async function collectTasks(options: CollectOptions): Promise<Collection> {
  const {
    host,
    names,
    lookup,
    chain,
    layer,
    known: { changed },
  } = options
  const tasks: Task[] = []
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
      const file = { shown, path, bytes: null, size: found.bytes, settings }
      tasks.push(found.isMedia ? { modality: 'media', ...file } : textTask(options, file))
    }
    if (withImages) await addImages(options, path, { tasks, others })
  }
  return { tasks, others }
}

/** Adds the images of one draft after it, each once, with the settings of the folder they are in. */
async function addImages(
  { host, lookup, chain, layer, known: { changed } }: CollectOptions,
  draft: string,
  { tasks, others }: { tasks: Task[]; others: Outcome[] },
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
    tasks.push({ modality: 'media', shown, path, bytes: null, size, settings })
  }
}

/** The root of the repository that a draft lies in, or the working folder. */
async function rootOf(chain: FolderChain, draft: string): Promise<string> {
  const folder = dirname(draft)
  return (await chain(folder)).at(-1) ?? folder
}

async function stdinTask(options: CollectOptions): Promise<Task> {
  const { host, lookup, layer, stdinFilename } = options
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
  const file = {
    shown: stdinFilename === null ? '<stdin>' : show(host.cwd, path),
    path: stdinFilename === null ? null : path,
    bytes: Buffer.concat(chunks),
    size,
    settings: mergeLayers([...config.layers.map((named) => named.layer), layer]),
  }
  if (isMedia) return { modality: 'media', ...file }
  return { ...textTask(options, file), syntax: draftSyntax(path) ?? 'markdown' }
}

function textTask(
  options: CollectOptions,
  file: Pick<TextTask, 'shown' | 'path' | 'bytes' | 'size' | 'settings'>,
): TextTask {
  const { details, cache, isFixing } = options
  // What comes from standard input is never on disk, so nothing narrows it.
  const path = file.bytes === null ? file.path : null
  return {
    modality: 'text',
    ...file,
    syntax: draftSyntax(file.path ?? '') ?? 'markdown',
    details,
    cache,
    fix: isFixing ? narrowingOf(options.known, path) : null,
  }
}
