import type { Extension } from '@codemirror/state'
import { type EditorView, GutterMarker, gutter } from '@codemirror/view'
import type { Mark } from '@content-trust/design'
import { shownMarks } from '@content-trust/design/editor-marks'

interface GutterOptions {
  /** What the reader sees of a mark when the pointer rests on it. */
  readonly textOf: (mark: Mark) => string
  readonly open: (view: EditorView, marks: readonly Mark[]) => void
}

/** A bar beside the line of each finding that is about the whole draft. */
export function markGutter({ textOf, open }: GutterOptions): Extension {
  const marksAt = (view: EditorView, from: number, to: number): Mark[] =>
    shownMarks(view.state).filter(
      (mark) => mark.scope === 'draft' && mark.from >= from && mark.from <= to,
    )
  return gutter({
    class: 'mark-gutter',
    renderEmptyElements: false,
    lineMarker: (view, { from, to }) => {
      const marks = marksAt(view, from, to)
      return marks.length === 0 ? null : new DraftMarker(marks, marks.map(textOf).join('\n'))
    },
    lineMarkerChange: ({ startState, state }) => shownMarks(startState) !== shownMarks(state),
    domEventHandlers: {
      click: (view, { from, to }) => {
        const marks = marksAt(view, from, to)
        if (marks.length > 0) open(view, marks)
        return marks.length > 0
      },
    },
  })
}

class DraftMarker extends GutterMarker {
  readonly #marks: readonly Mark[]
  readonly #text: string
  constructor(marks: readonly Mark[], text: string) {
    super()
    this.#marks = marks
    this.#text = text
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof DraftMarker && other.#text === this.#text
  }

  override toDOM(): Node {
    const frame = document.createElement('div')
    frame.className = 'mark-gutter-bars'
    frame.title = this.#text
    for (const { group } of this.#marks.slice(0, 3)) {
      const bar = document.createElement('span')
      bar.className = `mark-gutter-bar is-${group}`
      frame.append(bar)
    }
    return frame
  }
}
