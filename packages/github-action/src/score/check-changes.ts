import { findLines, knownFindings } from '@content-trust/engine/report'
import type { Baseline, Settings, Workspace } from '@content-trust/workspace'
import type { Change } from '../changes/change.ts'
import type { BlobContent, BlobReader } from '../drafts/blobs.ts'
import { followLink, mayBeLink } from '../drafts/follow-link.ts'
import type { Tree } from '../drafts/trees.ts'
import type { FilterMode } from '../inputs.ts'
import { settingsOfChange } from './draft-settings.ts'
import { findOrigin, indexOrigins, type OriginIndex } from './find-origin.ts'
import { type CheckedDraft, reportChange, sha256 } from './report-change.ts'
import { type HeldOutcome, type Outcome, scoreDraft, scoreHeld } from './score-draft.ts'
import { shownLines } from './shown-lines.ts'
import { type OldCommits, oldBlob, trustedBlob } from './versions.ts'

export interface CheckOptions extends OldCommits {
  readonly filter: FilterMode
  readonly workspace: Pick<Workspace, 'resolve'>
  readonly blobs: BlobReader
  /** The new commit; read for drafts that may be links. */
  readonly headTree: () => Promise<Tree>
  /** Whether what a change asks to be exempt from counts at once; it is listed all the same. */
  readonly acceptsExemptions: boolean
  readonly baseline: Baseline | null
}

export { type CheckedDraft, sha256 } from './report-change.ts'

type Contents = ReadonlyMap<string, BlobContent>

/** A change with the contents of its versions. */
interface ReadChange {
  readonly change: Change
  readonly contents: Contents
}

/** Drafts whose texts are held at a time. */
const BATCH = 50

/** Scores the new version of every draft, and the old one to compare with. */
export async function* checkChanges(
  changes: readonly Change[],
  options: CheckOptions,
): AsyncGenerator<CheckedDraft> {
  const origins = options.oldTree === null ? null : indexOrigins(options.oldTree)
  for (let at = 0; at < changes.length; at += BATCH) {
    const batch = changes.slice(at, at + BATCH)
    const ids = batch.flatMap((change) => [
      change.blob,
      ...[oldBlob(change, options), trustedBlob(change, options)].flatMap((id) => id ?? []),
    ])
    const contents = await options.blobs.read(ids)
    for (const change of batch) {
      const followed = await followChange({ change, contents }, options)
      yield await checkChange(await withOrigin(followed, origins, options), options)
    }
  }
}

/** A change of a link as one of the file that it leads to: whoever publishes the draft follows it too. */
async function followChange(
  { change, contents }: ReadChange,
  { blobs, headTree }: CheckOptions,
): Promise<ReadChange> {
  if (!mayBeLink(contents.get(change.blob))) return { change, contents }
  const read = async (id: string) => contents.get(id) ?? (await blobs.read([id])).get(id)
  const target = await followLink(change.path, await headTree(), read)
  switch (target.kind) {
    case 'none':
      return { change, contents }
    case 'nowhere': {
      const problem = 'a symbolic link to nothing in this repository'
      return { change, contents: new Map([[change.blob, { problem }]]) }
    }
    case 'file': {
      const { blob } = target
      const followed = { ...change, blob, status: 'added', previous: null, lines: null } as const
      return { change: followed, contents: await blobs.read([blob]) }
    }
    default:
      return target satisfies never
  }
}

/** A new draft as a copy of the draft of the base that it was made from. */
async function withOrigin(
  { change, contents }: ReadChange,
  index: OriginIndex | null,
  options: CheckOptions,
): Promise<ReadChange> {
  if (index === null || change.status !== 'added') return { change, contents }
  const { blobs, trustedTree } = options
  const origin = await findOrigin(change, contents.get(change.blob), index, blobs.read)
  if (origin === null) return { change, contents }
  const copied: Change = { ...change, status: 'copied', previous: origin.path, lines: null }
  const trusted = trustedBlob(copied, { oldTree: options.oldTree, trustedTree })
  const more = trusted === null || trusted === origin.blob ? null : await blobs.read([trusted])
  const own = origin.content === undefined ? [] : [[origin.blob, origin.content] as const]
  return { change: copied, contents: new Map([...contents, ...(more ?? []), ...own]) }
}

async function checkChange(
  { change, contents }: ReadChange,
  options: CheckOptions,
): Promise<CheckedDraft> {
  const { path, blob, previous } = change
  const old = oldBlob(change, options)
  const [oldContent, content] = [old === null ? undefined : contents.get(old), contents.get(blob)]
  const linesFor = (filter: FilterMode) => shownLines(change, filter, oldContent, content)
  const lines = linesFor(options.filter)
  const { settings, ignored, asked } = await settingsOfChange(change, options)
  if (ignored !== null) {
    const report = { status: 'skipped', shown: path, note: ignored } as const
    return { change, report, base: null, shownLines: lines, asked }
  }
  const held = scoreNew({ change, contents }, settings, options)
  const asks = [...asked, ...held.asked]
  const { outcome } = held
  if (outcome.status !== 'scored') {
    return { change, report: outcome, base: null, shownLines: lines, asked: asks }
  }
  const before =
    old === null
      ? null
      : old === blob
        ? outcome
        : scoreDraft({ shown: previous ?? path, content: oldContent }, settings)
  const base = before?.status === 'scored' ? before.result : null
  const known = findingsOf(before)
  const addedLines = linesFor('added')
  const facts = { change, base, shownLines: lines, addedLines, known }
  const { report, added } = reportChange(outcome, facts, options)
  const { scored } = outcome
  const shown = { base, shownLines: lines, addedLines, before: known }
  return { change, report, scored, asked: asks, added, ...shown }
}

/** The findings of one version, by their names; none of one that was not scored. */
function findingsOf(outcome: Outcome | null): ReadonlyMap<string, number> {
  if (outcome?.status !== 'scored') return new Map()
  return knownFindings({ ...outcome, lines: findLines(outcome.source) }, sha256)
}

/** Deleted drafts that are scored; text seldom moves out of more. */
const MOST_DELETED = 100

/** The findings of drafts that a change deleted, by their names. */
export async function scoreDeleted(
  paths: readonly string[],
  { oldTree, workspace, blobs }: CheckOptions,
): Promise<ReadonlyMap<string, number>[]> {
  const old = paths.slice(0, MOST_DELETED).flatMap((path) => {
    const blob = oldTree?.paths.get(path)
    return blob === undefined ? [] : [{ path, blob }]
  })
  const contents = await blobs.read(old.map(({ blob }) => blob))
  return await Promise.all(
    old.map(async ({ path, blob }) => {
      const { settings } = await workspace.resolve(path)
      return findingsOf(scoreDraft({ shown: path, content: contents.get(blob) }, settings))
    }),
  )
}

/** Scores the new version: held to its base, unless its commit is trusted or the workflow accepts what it asks for. */
function scoreNew(
  { change, contents }: ReadChange,
  settings: Settings,
  options: CheckOptions,
): HeldOutcome {
  const { path, blob, status, previous } = change
  const version = { shown: path, content: contents.get(blob) }
  if (options.trustedTree === null || status === 'unchanged') {
    return { outcome: scoreDraft(version, settings), asked: [] }
  }
  const id = trustedBlob(change, options)
  const base = id === null ? null : { shown: previous ?? path, content: contents.get(id) }
  const held = scoreHeld(version, base, settings, status === 'copied' && id !== blob)
  if (!options.acceptsExemptions) return held
  return { ...held, outcome: scoreDraft(version, settings) }
}
