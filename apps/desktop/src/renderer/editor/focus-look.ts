import {
  type EditorState,
  type Extension,
  type Range,
  EditorState as State,
  StateEffect,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { layout } from '../state/layout.ts'
import { settings } from '../state/settings.ts'
import { paragraphAt, sentenceAt } from './focus-span.ts'
import type { Span } from './formatting/places.ts'

const refresh = StateEffect.define<null>()
const dimmed = Decoration.mark({ class: 'is-dimmed' })

/** What focus mode leaves undimmed; null where nothing is dimmed. */
function lit(state: EditorState): Span | null {
  const { focusOn } = settings.get()
  if (!layout.get().isFocused || focusOn === 'all') return null
  const { head } = state.selection.main
  return focusOn === 'sentence' ? sentenceAt(state, head) : paragraphAt(state, head)
}

class FocusLook {
  decorations: DecorationSet = Decoration.none
  readonly #end: () => void

  constructor(view: EditorView) {
    const change = (): void => view.dispatch({ effects: refresh.of(null) })
    let before = look()
    const follow = (): void => {
      if (look() === before) return
      before = look()
      change()
    }
    const ends = [layout.subscribe(follow), settings.subscribe(follow)]
    this.#end = () => {
      for (const end of ends) end()
    }
    this.#draw(view)
  }

  update({ view, docChanged, selectionSet, viewportChanged, transactions }: ViewUpdate): void {
    const isAsked = transactions.some(({ effects }) => effects.some((one) => one.is(refresh)))
    if (docChanged || selectionSet || viewportChanged || isAsked) this.#draw(view)
  }

  destroy(): void {
    this.#end()
  }

  #draw(view: EditorView): void {
    view.dom.toggleAttribute('data-typewriter', settings.get().typewriter)
    const span = lit(view.state)
    this.decorations = span === null ? Decoration.none : Decoration.set(around(view, span))
  }
}

/** What the look depends on, so that other changes of the stores draw nothing. */
function look(): string {
  const { typewriter, focusOn } = settings.get()
  return `${typewriter} ${layout.get().isFocused ? focusOn : ''}`
}

/** The visible text before and after a span. */
function around({ visibleRanges }: EditorView, { from, to }: Span): Range<Decoration>[] {
  return visibleRanges.flatMap((visible) =>
    [
      { from: visible.from, to: Math.min(visible.to, from) },
      { from: Math.max(visible.from, to), to: visible.to },
    ].flatMap((part) => (part.from < part.to ? [dimmed.range(part.from, part.to)] : [])),
  )
}

/** Keeps the line of the caret in the middle, unless the pointer has put the caret there. */
const typewriter = State.transactionExtender.of((transaction) => {
  const { docChanged, selection, newSelection } = transaction
  if (!settings.get().typewriter || (!docChanged && selection === undefined)) return null
  if (transaction.isUserEvent('select.pointer')) return null
  return { effects: EditorView.scrollIntoView(newSelection.main.head, { y: 'center' }) }
})

/** What focus mode and typewriter scrolling do to the text. */
export const focusLook: Extension = [
  ViewPlugin.fromClass(FocusLook, { decorations: (plugin) => plugin.decorations }),
  typewriter,
]
