import { folderOf, pathFrom } from '../paths.ts'
import { UsageError } from '../problems.ts'
import type { BaselineEntry } from '../settings/settings.ts'
import { type Task, wait } from '../tasks.ts'
import type { Modules } from '../workspace/read-config.ts'
import type { Reader } from '../workspace/reader.ts'
import { movedEntry } from './moved-entry.ts'

/** What was found before, by draft. */
export interface Baseline {
  /** The entry of a draft or an image by its path; null for one that the baseline does not know. */
  readonly entryOf: (path: string) => BaselineEntry | null
  /**
   * The entry of a draft by its path, else that of the draft that it was moved or copied from: one that shares at
   * least half of the findings of both, or one of its name where neither has any. `findings` are those of the draft.
   */
  readonly entryFor: (path: string, findings: BaselineEntry['findings']) => BaselineEntry | null
}

/** Reads a baseline file; paths in it start from its folder. */
export function* readBaseline(
  reader: Reader,
  path: string,
  modules: Modules,
  mayBeMissing: boolean,
): Task<Baseline> {
  const text = yield* reader.text(path)
  const shown = reader.show(path)
  if (text === null) {
    if (mayBeMissing) return { entryOf: () => null, entryFor: () => null }
    throw new UsageError(`${shown}: no such file or folder; make it with --update-baseline`)
  }
  const { parseBaseline } = yield* wait(modules.checks)
  const parsed = parseBaseline(text)
  if ('problem' in parsed) throw new UsageError(`${shown}: ${parsed.problem}`)
  const entries = new Map(Object.entries(parsed.files))
  const entryOf = (draft: string) => entries.get(pathFrom(folderOf(path), draft)) ?? null
  return {
    entryOf,
    entryFor: (draft, findings) => entryOf(draft) ?? movedEntry(entries, draft, findings),
  }
}
