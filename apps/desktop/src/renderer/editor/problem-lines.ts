import { type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** Replaces the offsets whose lines are marked as mistakes in settings. */
export const setProblemLines = StateEffect.define<readonly number[]>()

const line = Decoration.line({ class: 'problem-line' })

/** Marks the lines of front matter that hold a mistake. */
export const problemLines: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (lines, { changes, effects, newDoc }) => {
    let next = lines.map(changes)
    for (const effect of effects) {
      if (!effect.is(setProblemLines)) continue
      const starts = new Set(
        effect.value.map((offset) => newDoc.lineAt(Math.min(offset, newDoc.length)).from),
      )
      next = Decoration.set(
        [...starts].map((start) => line.range(start)),
        true,
      )
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})
