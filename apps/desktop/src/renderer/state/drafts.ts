import { Text } from '@codemirror/state'
import { type Backup, type DraftFile, type FileFormat, newFileFormat } from '../../shared/drafts.ts'
import { createStore } from './store.ts'

/** An open draft. Its text live in `doc`, which shares what did not change with `savedDoc`. */
export interface Draft {
  readonly id: string
  /** Null: it was never saved. */
  readonly path: string | null
  readonly name: string
  readonly format: FileFormat
  readonly readOnly: boolean
  /** The bytes on the disk that the draft was made from. */
  readonly version: string | null
  readonly doc: Text
  readonly savedDoc: Text
  /** What another program did to the file since. */
  readonly externalChange: 'none' | 'changed' | 'removed'
}

interface DraftsState {
  readonly open: readonly Draft[]
  readonly activeId: string | null
}

/** The open drafts in the order of their tabs. */
export const drafts = createStore<DraftsState>({ open: [], activeId: null })

/** The active draft; null when none is open. */
export function activeDraft({ open, activeId }: DraftsState): Draft | null {
  return open.find(({ id }) => id === activeId) ?? null
}

/** Whether a draft has words that are not on the disk. */
export function isUnsaved({ doc, savedDoc, path, externalChange }: Draft): boolean {
  if (externalChange === 'removed') return doc.length > 0
  return doc !== savedDoc && !doc.eq(savedDoc) && (path !== null || doc.length > 0)
}

/** Finds an open draft. */
export function findDraft(id: string): Draft | null {
  return drafts.get().open.find((draft) => draft.id === id) ?? null
}

/** Makes a document of a text; only `\n` ends a line, so that a file of mixed line ends keeps them. */
export function docOf(text: string): Text {
  return Text.of(text.split('\n'))
}

/** A draft from a file. */
export function draftOfFile({ path, name, text, format, readOnly, version }: DraftFile): Draft {
  const doc = docOf(text)
  return {
    id: newId(),
    path,
    name,
    format,
    readOnly,
    version,
    doc,
    savedDoc: doc,
    externalChange: 'none',
  }
}

/** A draft without a file. */
export function newDraft(name: string, text: string): Draft {
  const doc = docOf(text)
  const rest = {
    format: newFileFormat,
    readOnly: false,
    version: null,
    externalChange: 'none',
  } as const
  return { id: newId(), path: null, name, doc, savedDoc: doc, ...rest }
}

/** A draft that a crash left behind: all of it counts as unsaved. */
export function draftOfBackup({ draft, path, name, text, format, version }: Backup): Draft {
  const rest = { readOnly: false, externalChange: 'none' } as const
  return { id: draft, path, name, format, version, doc: docOf(text), savedDoc: Text.empty, ...rest }
}

/** A name for a copy of a file that no open draft has: `notes copy.md`. */
function nameOfCopy(name: string): string {
  const names = new Set(drafts.get().open.map((draft) => draft.name))
  const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length
  const named = (count: string): string => `${name.slice(0, dot)} copy${count}${name.slice(dot)}`
  let copy = named('')
  for (let count = 2; names.has(copy); count++) copy = named(` ${count}`)
  return copy
}

/** What makes a copy without a file of a draft whose file is read-only; its undo and its id stay. */
export function asCopy({ name }: Draft): Partial<Draft> {
  return {
    path: null,
    name: nameOfCopy(name),
    readOnly: false,
    version: null,
    externalChange: 'none',
  }
}

/** Shows drafts in new tabs; a file that is open already comes to the front instead. */
export function showDrafts(added: readonly Draft[]): void {
  drafts.change(({ open, activeId }) => {
    const isOpen = (draft: Draft): boolean =>
      draft.path !== null && open.some(({ path }) => path === draft.path)
    const fresh = added.filter((draft) => !isOpen(draft))
    const last = added.at(-1)
    const front = [...open, ...fresh].find(({ id, path }) =>
      last?.path == null ? id === last?.id : path === last.path,
    )
    return { open: [...open, ...fresh], activeId: front?.id ?? activeId }
  })
}

/** Changes one draft. */
export function changeDraft(id: string, change: Partial<Draft>): void {
  drafts.change((state) => ({
    ...state,
    open: state.open.map((draft) => (draft.id === id ? { ...draft, ...change } : draft)),
  }))
}

/** Brings a draft to the front. */
export function activateDraft(id: string): void {
  drafts.change((state) => ({ ...state, activeId: id }))
}

/** Closes a draft; the tab beside it comes to the front. */
export function removeDraft(id: string): void {
  drafts.change(({ open, activeId }) => {
    const at = open.findIndex((draft) => draft.id === id)
    const left = open.filter((draft) => draft.id !== id)
    const beside = left[Math.min(at, left.length - 1)]?.id ?? null
    return { open: left, activeId: activeId === id ? beside : activeId }
  })
}

function newId(): string {
  return crypto.randomUUID()
}
