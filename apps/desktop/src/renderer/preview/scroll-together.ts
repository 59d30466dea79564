import { editorView } from '../state/shown-editor.ts'

/** After one side was moved by the other its own scroll event is no wish of the user. */
const QUIET_MS = 120

/** Lets the text and the preview follow each other; the returned function ends it. */
export function scrollTogether(preview: HTMLElement): () => void {
  const view = editorView()
  if (view === null) return () => undefined
  const words = view.scrollDOM
  let quietUntil = 0
  const move = (other: HTMLElement, top: number | null): void => {
    if (top === null || Math.abs(other.scrollTop - top) < 2) return
    quietUntil = performance.now() + QUIET_MS
    other.scrollTop = top
  }
  const fromWords = (): void => {
    if (performance.now() < quietUntil) return
    const height = words.getBoundingClientRect().top - view.documentTop
    const { from, length, top, height: tall } = view.lineBlockAtHeight(height)
    const share = Math.max(0, Math.min(1, (height - top) / Math.max(1, tall)))
    move(preview, words.scrollTop < 2 ? 0 : topOf(preview, from + length * share))
  }
  const fromPreview = (): void => {
    if (performance.now() < quietUntil) return
    if (preview.scrollTop < 2) {
      move(words, 0)
      return
    }
    const from = offsetAtTop(preview)
    if (from === null) return
    const block = view.lineBlockAt(Math.min(from, view.state.doc.length))
    const share = (from - block.from) / Math.max(1, block.length)
    const shown = view.documentTop + block.top + block.height * Math.min(1, share)
    const top = words.scrollTop + shown - words.getBoundingClientRect().top
    move(words, top)
  }
  words.addEventListener('scroll', fromWords, { passive: true })
  preview.addEventListener('scroll', fromPreview, { passive: true })
  fromWords()
  return () => {
    words.removeEventListener('scroll', fromWords)
    preview.removeEventListener('scroll', fromPreview)
  }
}

interface Block {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly height: number
}

function blocksOf(preview: HTMLElement): Block[] {
  const origin = preview.getBoundingClientRect().top - preview.scrollTop
  return [...preview.querySelectorAll('[data-from]')].map((element) => {
    const { top, height } = element.getBoundingClientRect()
    const offset = (name: string): number => Number(element.getAttribute(name) ?? 0)
    return { from: offset('data-from'), to: offset('data-to'), top: top - origin, height }
  })
}

/** Where the preview shows an offset of the draft at its top. */
function topOf(preview: HTMLElement, offset: number): number | null {
  const block = blocksOf(preview).findLast(({ from }) => from <= offset)
  if (block === undefined) return 0
  const share = (offset - block.from) / Math.max(1, block.to - block.from)
  return block.top + block.height * Math.min(1, share) - 16
}

function offsetAtTop(preview: HTMLElement): number | null {
  const top = preview.scrollTop + 16
  const block = blocksOf(preview).findLast((candidate) => candidate.top <= top)
  if (block === undefined) return null
  const share = Math.min(1, (top - block.top) / Math.max(1, block.height))
  return Math.round(block.from + (block.to - block.from) * share)
}
