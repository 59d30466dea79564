import { standardKeymap } from '@codemirror/commands'
import { goToNextChunk, goToPreviousChunk, MergeView, unifiedMergeView } from '@codemirror/merge'
import { EditorState, type Extension, type Text } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { styleNonce } from '@content-trust/playground/style-nonce'
import { useEffect, useMemo, useRef } from 'react'
import { messages } from '../language/messages.ts'
import { createStore, useStore } from '../state/store.ts'
import { type ChangedPlace, changedPlaces, diffLimits } from './changed-places.ts'

const { compare: text } = messages.keeping

interface CompareProps {
  readonly before: Text
  readonly after: Text
  readonly beforeTitle: string
  readonly afterTitle: string
}

/** Below this width of the window two columns are too narrow to read. */
const NARROW = 900

const options = createStore({
  isUnified: window.innerWidth < NARROW,
  showsAll: false,
})

/** Two versions of a text, side by side or in one column, with a list of what differs for screen readers. */
export function CompareView({ before, after, beforeTitle, afterTitle }: CompareProps) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef<EditorView | null>(null)
  const { isUnified, showsAll } = useStore(options, (state) => state)
  const places = useMemo(() => changedPlaces(before, after), [before, after])
  useEffect(() => {
    if (frame.current === null) return
    const parts = { before, after, beforeTitle, afterTitle, showsAll, parent: frame.current }
    const made = isUnified ? showUnified(parts) : showBeside(parts)
    shown.current = made.view
    return () => {
      shown.current = null
      made.destroy()
    }
  }, [before, after, beforeTitle, afterTitle, isUnified, showsAll])
  const go = (step: typeof goToNextChunk) => () => {
    const view = shown.current
    if (view === null) return
    step(view)
    view.dispatch({
      effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: 'center' }),
    })
    view.focus()
  }
  if (places.length === 0) return <p className="notice">{text.same}</p>
  return (
    <div className="compare-view">
      <div className="compare-bar">
        <span role="status">{text.places(places.length)}</span>
        <button type="button" className="button is-small" onClick={go(goToPreviousChunk)}>
          {text.previous}
        </button>
        <button type="button" className="button is-small" onClick={go(goToNextChunk)}>
          {text.next}
        </button>
        <Option
          label={text.unified}
          isOn={isUnified}
          change={(isOn) => options.change((state) => ({ ...state, isUnified: isOn }))}
        />
        <Option
          label={text.allLines}
          isOn={showsAll}
          change={(isOn) => options.change((state) => ({ ...state, showsAll: isOn }))}
        />
      </div>
      {!isUnified && (
        <div className="compare-titles small soft" aria-hidden="true">
          <span>{beforeTitle}</span>
          <span>{afterTitle}</span>
        </div>
      )}
      <div ref={frame} className="compare-text" />
      <PlaceList places={places} />
    </div>
  )
}

interface OptionProps {
  readonly label: string
  readonly isOn: boolean
  change(isOn: boolean): void
}

function Option({ label, isOn, change }: OptionProps) {
  return (
    <label className="check small">
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}

/** So many places are read out, and so many characters of each. */
const MOST_READ = 50
const MOST_LETTERS = 300

/** What colours show, in words. */
function PlaceList({ places }: { readonly places: readonly ChangedPlace[] }) {
  return (
    <ol className="hidden-text" aria-label={text.list}>
      {places.slice(0, MOST_READ).map(({ line, before, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name and never move.
        <li key={at}>
          {text.place(
            line,
            before.trim().slice(0, MOST_LETTERS),
            after.trim().slice(0, MOST_LETTERS),
          )}
        </li>
      ))}
    </ol>
  )
}

interface ShownTexts extends CompareProps {
  readonly showsAll: boolean
  readonly parent: HTMLElement
}

interface ShownCompare {
  /** The editor in which one goes from change to change. */
  readonly view: EditorView
  destroy(): void
}

/** Lines that stay around a change, and how many alike are left out at least. */
const collapsing = { margin: 2, minSize: 4 }

function showBeside({
  before,
  after,
  beforeTitle,
  afterTitle,
  showsAll,
  parent,
}: ShownTexts): ShownCompare {
  const merge = new MergeView({
    parent,
    a: { doc: before, extensions: readingExtensions(beforeTitle) },
    b: { doc: after, extensions: readingExtensions(afterTitle) },
    diffConfig: diffLimits,
    ...(showsAll ? {} : { collapseUnchanged: collapsing }),
  })
  return { view: merge.b, destroy: () => merge.destroy() }
}

function showUnified({ before, after, afterTitle, showsAll, parent }: ShownTexts): ShownCompare {
  const unified = unifiedMergeView({
    original: before,
    mergeControls: false,
    diffConfig: diffLimits,
    ...(showsAll ? {} : { collapseUnchanged: collapsing }),
  })
  const extensions = [readingExtensions(afterTitle), unified]
  const view = new EditorView({ parent, state: EditorState.create({ doc: after, extensions }) })
  return { view, destroy: () => view.destroy() }
}

/** A text that is read and not written, with a caret for the keyboard. */
function readingExtensions(title: string): Extension[] {
  return [
    EditorView.cspNonce.of(styleNonce()),
    EditorState.lineSeparator.of('\n'),
    EditorState.readOnly.of(true),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.contentAttributes.of({ 'aria-label': title }),
    keymap.of(standardKeymap),
  ]
}
