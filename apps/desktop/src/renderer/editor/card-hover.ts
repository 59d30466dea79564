import type { Extension } from '@codemirror/state'
import { type EditorView, ViewPlugin } from '@codemirror/view'
import { card, closeCard, marksAt, openCard } from './card.ts'

/** How long the pointer rests on a mark before its card opens. */
const REST_MS = 300
/** How long it may be on the way from the text to the card. */
const LEAVE_MS = 350

/** Opens the card when the pointer rests on a mark. A click opens nothing: it puts the caret there. */
export const cardOnHover: Extension = ViewPlugin.define((view) => new Hover(view), {
  eventHandlers: {
    mousemove(event) {
      this.move(event)
    },
    mouseleave() {
      this.leave()
    },
    mousedown(event) {
      this.press(event)
    },
  },
})

class Hover {
  readonly #view: EditorView
  #timer = 0
  /** The mark that was clicked; it opens no card until the pointer has left it. */
  #pressed: Element | null = null

  constructor(view: EditorView) {
    this.#view = view
  }

  update({ docChanged }: { readonly docChanged: boolean }): void {
    if (!docChanged) return
    this.#wait(0, () => undefined)
    if (card.get()?.by === 'pointer') card.set(null)
  }

  move(event: MouseEvent): void {
    const mark = markOf(event.target)
    if (mark !== this.#pressed) this.#pressed = null
    if (mark === null) {
      this.leave()
      return
    }
    // After a click the pointer still rests on the mark; the writer wants the caret, not a card.
    if (this.#pressed !== null || event.buttons !== 0 || card.get()?.by === 'key') return
    this.#wait(REST_MS, () => {
      const at = this.#view.posAtCoords({ x: event.clientX, y: event.clientY })
      if (at !== null) openCard(marksAt(this.#view.state, at), 'pointer')
    })
  }

  leave(): void {
    this.#pressed = null
    if (card.get()?.by !== 'pointer') this.#wait(0, () => undefined)
    else {
      this.#wait(LEAVE_MS, () => {
        if (document.querySelector('.finding-card:hover, .finding-card:focus-within') === null) {
          closeCard()
        }
      })
    }
  }

  press({ target }: MouseEvent): void {
    this.#pressed = markOf(target)
    this.#wait(0, () => undefined)
    card.set(null)
  }

  destroy(): void {
    window.clearTimeout(this.#timer)
  }

  #wait(delay: number, then: () => void): void {
    window.clearTimeout(this.#timer)
    if (delay > 0) this.#timer = window.setTimeout(then, delay)
  }
}

function markOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.mark') : null
}
