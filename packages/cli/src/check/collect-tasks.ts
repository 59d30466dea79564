import { resolve } from 'node:path'
import { MAX_BYTES } from '@content-trust/engine/node/drafts'
import { draftSyntax, type Workspace } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import { type Found, type FoundDrafts, findDrafts, show } from '../drafts/find-drafts.ts'
import { isMediaStart } from '../drafts/is-media.ts'
import type { Host } from '../host.ts'
import { MAX_MEDIA_BYTES } from '../tasks/media-task.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { Task } from '../tasks/task.ts'
import type { TextTask } from '../tasks/text-task.ts'
import { type KnownFindings, narrowingOf } from './narrowing.ts'

/** The files of a run. */
export interface Collection {
  readonly tasks: readonly Task[]
  /** Names that lead to no task: skipped or wrong. */
  readonly others: readonly Outcome[]
  /** What is wrong with settings but does not stop the run, one sentence each. */
  readonly notices: readonly string[]
}

export interface CollectOptions {
  readonly host: Host
  readonly names: readonly string[]
  readonly workspace: Workspace
  readonly stdinFilename: string | null
  readonly details: boolean
  /** The cache folder, or null. */
  readonly cache: string | null
  readonly known: KnownFindings
  /** Whether drafts are edited. */
  readonly isFixing: boolean
  /** Whether the images that drafts show are checked as well. */
  readonly withImages: boolean
}

type FoundFile = Extract<Found, { kind: 'draft' }>
type TaskLists = { readonly tasks: Task[]; readonly others: Outcome[] }

/** Finds the files that names lead to, each with its settings. Throws a UsageError for settings that are wrong. */
export async function collectTasks(options: CollectOptions): Promise<Collection> {
  const { host, names, workspace, stdinFilename } = options
  const lists: TaskLists = { tasks: [], others: [] }
  const files = names.filter((name) => name !== '-')
  if (names.includes('-') || (stdinFilename !== null && files.length === 0)) {
    lists.tasks.push(await stdinTask(options))
  }
  const drafts = await findDrafts(host.cwd, files, workspace)
  const named = new Set(files.map((name) => slashed(resolve(host.cwd, name))))
  for (const found of drafts.found) {
    if (found.kind === 'draft') await addFile(options, found, named.has(found.path), lists)
    else lists.others.push(outcomeOf(found))
  }
  return { ...lists, notices: workspace.notices(listingOf(drafts)) }
}

function outcomeOf(found: Exclude<Found, FoundFile>): Outcome {
  const { shown } = found
  return found.kind === 'skipped'
    ? { status: 'skipped', shown, note: found.note }
    : { status: 'failed', shown, problem: found.problem, isUsage: found.isNamed }
}

function listingOf({ found, folders }: FoundDrafts) {
  const files = found.flatMap((each) => (each.kind === 'draft' ? [each.path] : []))
  return { folders, files }
}

async function addFile(
  options: CollectOptions,
  { path, shown, bytes: size, isMedia }: FoundFile,
  isNamed: boolean,
  lists: TaskLists,
): Promise<void> {
  const { workspace, known } = options
  const isUnchanged = known.changed !== null && known.changed(path) === null
  const withImages = options.withImages && !isMedia
  // A draft that did not change may show an image that did.
  if (isUnchanged && !withImages) return
  const { settings, ignored } = await workspace.resolve(path)
  if (ignored !== null) {
    if (isNamed) lists.others.push({ status: 'skipped', shown, note: ignored.note })
    return
  }
  if (!isUnchanged) {
    const file = { shown, path, bytes: null, size, settings }
    lists.tasks.push(isMedia ? { modality: 'media', ...file } : textTask(options, file))
  }
  if (withImages) await addImages(options, path, lists)
}

/** Adds the images of one draft after it, each once, with the settings of the folder they are in. */
async function addImages(
  { host, workspace, known: { changed } }: CollectOptions,
  draft: string,
  { tasks, others }: TaskLists,
): Promise<void> {
  const { findDraftImages } = await import('../drafts/draft-images.ts')
  for (const image of await findDraftImages(host.cwd, draft, workspace, changed)) {
    if (image.kind === 'skipped') {
      others.push({ status: 'skipped', shown: image.shown, note: image.note })
      continue
    }
    const { path, shown, bytes: size } = image
    if (tasks.some((task) => task.path === path)) continue
    const { settings, ignored } = await workspace.resolve(path)
    if (ignored !== null) continue
    tasks.push({ modality: 'media', shown, path, bytes: null, size, settings })
  }
}

async function stdinTask(options: CollectOptions): Promise<Task> {
  const { host, workspace, stdinFilename } = options
  const path = slashed(resolve(host.cwd, stdinFilename ?? 'stdin.md'))
  const { settings } = await workspace.resolve(path)
  const file = {
    shown: stdinFilename === null ? '<stdin>' : show(host.cwd, path),
    path: stdinFilename === null ? null : path,
    settings,
  }
  const { isMedia, ...content } = await readInput(host)
  if (isMedia) return { modality: 'media', ...file, ...content }
  return { ...textTask(options, { ...file, ...content }), syntax: draftSyntax(path) ?? 'markdown' }
}

async function readInput({ stdin }: Host) {
  const chunks: Uint8Array[] = []
  let size = 0
  let isMedia = false
  for await (const chunk of stdin) {
    if (size === 0) isMedia = isMediaStart(chunk)
    size += chunk.length
    // The rest is read but not kept: the draft is refused for its size.
    if (size <= (isMedia ? MAX_MEDIA_BYTES : MAX_BYTES)) chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), size, isMedia }
}

function textTask(
  options: CollectOptions,
  file: Pick<TextTask, 'shown' | 'path' | 'bytes' | 'size' | 'settings'>,
): TextTask {
  const { details, cache, isFixing, known } = options
  // Standard input is compared with nothing, even under the name of a file.
  const path = file.bytes === null ? file.path : null
  return {
    modality: 'text',
    ...file,
    syntax: draftSyntax(file.path ?? '') ?? 'markdown',
    details,
    cache,
    fix: isFixing ? narrowingOf(known, path) : null,
  }
}
