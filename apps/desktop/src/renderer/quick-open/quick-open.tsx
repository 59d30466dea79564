import { go } from 'fuzzysort'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { showRange } from '../editor/select-range.ts'
import { lineStart } from '../editor/show-place.ts'
import { folder } from '../files/folder.ts'
import { quickOpenMessages as messages } from '../language/search-messages.ts'
import { useHeadings } from '../outline/use-headings.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { editorView } from '../state/shown-editor.ts'
import { createStore, useStore } from '../state/store.ts'
import { type PickItem, PickList } from '../widgets/pick-list.tsx'
import { candidatesOf, rank, readQuery } from './candidates.ts'
import { openCandidate } from './open-candidate.ts'

/** What the list opens with; null while it is closed. */
const asked = createStore<string | null>(null)

/** Opens the list of files; with `@` that of headings, with `:` the choice of a line. */
export function openQuickly(query = ''): void {
  asked.set(query)
}

/** Opens a file, a heading or a line by a few letters. */
export function QuickOpen() {
  const query = useStore(asked, (state) => state)
  return query === null ? null : <OpenList first={query} />
}

interface Choice extends PickItem {
  run(): unknown
}

function OpenList({ first }: { readonly first: string }) {
  const [query, setQuery] = useState(first)
  const before = useMemo(() => document.activeElement, [])
  const { kind, text, line } = readQuery(query)
  const files = useFileChoices(kind === 'file' ? text : '', line)
  const headings = useHeadingChoices(text)
  const choices = kind === 'heading' ? headings : kind === 'line' ? lineChoices(line) : files
  const close = (): void => {
    asked.set(null)
    // Once the dialog is gone: while it is open nothing behind it takes the focus.
    window.setTimeout(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else editorView()?.focus()
    })
  }
  return (
    <PickList
      title={messages.title}
      field={messages.field}
      hint={messages.hint}
      list={kind === 'heading' ? messages.headings : messages.files}
      none={noneOf(kind)}
      query={query}
      items={choices}
      onQuery={setQuery}
      pick={(id) => {
        asked.set(null)
        window.setTimeout(() => void choices.find((choice) => choice.id === id)?.run())
      }}
      close={close}
    />
  )
}

function noneOf(kind: ReturnType<typeof readQuery>['kind']): string {
  if (kind === 'heading') return messages.noHeading
  return kind === 'line' ? messages.noLine : messages.noFile
}

function useFileChoices(text: string, line: number | null): readonly Choice[] {
  const open = useStore(drafts, (state) => state.open)
  const shown = useStore(folder, (state) => state)
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => {
    void window.api.listRecent({}).then((answer) => answer.ok && setRecent(answer.value.paths))
  }, [])
  const candidates = useMemo(() => candidatesOf(open, recent, shown), [open, recent, shown])
  return useMemo(
    () =>
      rank(candidates, text).map(({ candidate, letters }) => ({
        id: candidate.id,
        title: markLetters(candidate.name, letters),
        detail: candidate.place,
        keys: candidate.kind === 'draft' ? messages.open : '',
        run: () => openCandidate(candidate, line),
      })),
    [candidates, text, line],
  )
}

function useHeadingChoices(text: string): readonly Choice[] {
  const headings = useHeadings()
  const titled = headings.map((heading, index) => ({ heading, index }))
  const found =
    text.trim() === ''
      ? titled.map((obj) => ({ obj, letters: new Set<number>() }))
      : go(text.trim(), titled, { key: ({ heading }) => heading.text, limit: 100 }).map(
          ({ obj, indexes }) => ({ obj, letters: new Set(indexes) }),
        )
  return found.map(({ obj: { heading, index }, letters }) => ({
    id: String(index),
    title: markLetters(heading.text, letters),
    detail: '',
    keys: messages.level(heading.level),
    run: () => showRange(heading.from, heading.from),
  }))
}

function lineChoices(line: number | null): readonly Choice[] {
  const doc = activeDraft(drafts.get())?.doc
  if (doc === undefined || line === null) return []
  const at = lineStart(doc, line)
  const { number, text } = doc.lineAt(at)
  return [
    {
      id: 'line',
      title: messages.line(number),
      detail: text.slice(0, 200),
      keys: '',
      run: () => showRange(at, at),
    },
  ]
}

/** A text with some of its letters in bold. */
function markLetters(text: string, letters: ReadonlySet<number>): ReactNode {
  if (letters.size === 0) return text
  const parts: { text: string; isMarked: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const isMarked = letters.has(at)
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += text[at]
    else parts.push({ text: text[at] ?? '', isMarked })
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move.
  return parts.map((part, at) => (part.isMarked ? <b key={at}>{part.text}</b> : part.text))
}
