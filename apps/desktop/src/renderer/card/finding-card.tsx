import type { EditorView } from '@codemirror/view'
import type { Mark } from '@content-trust/design'
import { capital, groupOf, Swatch } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { card, closeCard, marksOfCard, type OpenCard } from '../editor/card.ts'
import { loadRules } from '../findings/rules.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { CardFinding } from './card-finding.tsx'
import { fixablesOf } from './fixes.ts'
import { type CardPlace, type CardSpace, placeCard } from './place-card.ts'

const { card: messages } = editingMessages
/** Space between the card and the sides of the window. */
const MARGIN = 8
/** How long the pointer may be away from the card that it opened. */
const LEAVE_MS = 350

/** The card of the findings at one place, when it is open. */
export function FindingCard() {
  const open = useStore(card, (state) => state)
  const analysis = useStore(analyses, (all) => analysisOf(all, open?.draft ?? null))
  if (open === null || analysis.result === null) return null
  return <CardFrame key={`${open.draft} ${open.findings}`} open={open} />
}

function CardFrame({ open }: { readonly open: OpenCard }) {
  const frame = useRef<HTMLDivElement>(null)
  const leaving = useRef(0)
  const [place, setPlace] = useState<CardPlace | null>(null)
  const { findings, result } = useStore(analyses, (all) => analysisOf(all, open.draft))
  const marks = marksOfCard(open)
  const first = marks[0]
  const [shown, setShown] = useState(first?.finding)
  const roomFor = useRef(0)
  const move = useCallback(() => {
    if (frame.current === null || first === undefined) return
    const next = placeFor(frame.current, first)
    const height = heightOf(frame.current)
    // Once for each height: where the text cannot be scrolled further, nothing is gained.
    if (next !== null && next.maxHeight < height && roomFor.current !== height) {
      roomFor.current = height
      makeRoom(first)
    }
    setPlace(next)
  }, [first])
  useLayoutEffect(move, [move])
  useFollow(frame.current, open, move)
  useEffect(() => void loadRules(), [])
  useEffect(() => {
    if (open.by === 'key') frame.current?.querySelector('button')?.focus()
  }, [open])
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  if (first === undefined || result === null) return null
  const fixables = fixablesOf(open)
  const title = capital(findings[first.finding]?.title ?? '')
  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={messages.name(title, marks.length - 1)}
      className={place === null ? 'finding-card is-unplaced' : 'finding-card'}
      style={place ?? undefined}
      onKeyDown={onKey}
      onPointerEnter={() => window.clearTimeout(leaving.current)}
      onPointerLeave={() => {
        if (open.by === 'pointer') leaving.current = window.setTimeout(closeCard, LEAVE_MS)
      }}
    >
      {marks.map((mark) => {
        const finding = findings[mark.finding]
        if (finding === undefined) return null
        if (mark.finding !== shown) {
          const show = (): void => setShown(mark.finding)
          return <FoldedFinding key={mark.finding} finding={finding} show={show} />
        }
        const nth = fixables.findIndex((fixable) => fixable.mark === mark)
        const { confidence } = result
        const rest = { draft: open.draft, finding, mark, nth, confidence }
        return <CardFinding key={mark.finding} {...rest} />
      })}
    </div>
  )
}

interface FoldedFindingProps {
  readonly finding: Finding
  show(): void
}

/** Another finding about the same words; only one of them is unfolded, so that the card stays small. */
function FoldedFinding({ finding, show }: FoldedFindingProps) {
  return (
    <button type="button" className="card-folded small" aria-expanded={false} onClick={show}>
      <Swatch group={groupOf(finding.type)} />
      <span>{capital(finding.title)}</span>
      <span className={`finding-severity is-severity-${finding.severity}`}>{finding.severity}</span>
    </button>
  )
}

/** Keeps the card at its text; one that a pointer opened goes when the text moves. */
function useFollow(frame: HTMLElement | null, open: OpenCard, move: () => void): void {
  useEffect(() => {
    const scroller = editorView()?.scrollDOM
    const onScroll = (): void => {
      // What the card itself has scrolled to get its space.
      if (open.by === 'key' || Date.now() - madeRoomAt < ROOM_MS) move()
      else closeCard()
    }
    const sizes = new ResizeObserver(move)
    if (frame !== null) sizes.observe(frame)
    scroller?.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', move)
    return () => {
      sizes.disconnect()
      scroller?.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', move)
    }
  }, [frame, open, move])
}

/** Arrows go from button to button; Escape closes. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') closeCard()
  else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') step(event.currentTarget, 1)
  else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') step(event.currentTarget, -1)
  else return
  event.preventDefault()
  event.stopPropagation()
}

function step(frame: HTMLElement, by: 1 | -1): void {
  const buttons = [...frame.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  buttons.at((at + by + buttons.length) % buttons.length)?.focus()
}

/** When a card last scrolled the text, in milliseconds since 1970. */
let madeRoomAt = 0
/** How long the scrolling counts as the card's own. */
const ROOM_MS = 200

/** Scrolls the text so that the words of a card are at its top, and the rest of the window is free. */
function makeRoom({ from }: Mark): void {
  const view = editorView()
  const anchor = view?.coordsAtPos(from, 1)
  if (view === null || anchor === null || anchor === undefined) return
  madeRoomAt = Date.now()
  view.scrollDOM.scrollTop += anchor.top - view.scrollDOM.getBoundingClientRect().top - MARGIN
}

/** The natural height: what an earlier place allowed must not count. */
function heightOf(frame: HTMLElement): number {
  return frame.scrollHeight + 2
}

/** The lines of the words that a card speaks of; of a longer text the first. */
function linesOf(view: EditorView, { from, to }: Mark): CardSpace['anchor'] | null {
  const first = view.coordsAtPos(from, 1)
  const last = view.coordsAtPos(to, -1)
  if (first === null) return null
  const isShort = last !== null && last.bottom - first.top < MOST_LINES * view.defaultLineHeight
  return { top: first.top, bottom: isShort ? last.bottom : first.bottom, left: first.left }
}

/** Words of more lines would leave no space for their card. */
const MOST_LINES = 2.5

function placeFor(frame: HTMLElement, mark: Mark): CardPlace | null {
  const view = editorView()
  const anchor = view === null ? null : linesOf(view, mark)
  if (view === null || anchor === null) return null
  const scroller = view.scrollDOM.getBoundingClientRect()
  const line = view.coordsAtPos(view.state.selection.main.head)
  const isVisible = line !== null && line.bottom > scroller.top && line.top < scroller.bottom
  return placeCard({
    area: {
      left: Math.max(
        MARGIN,
        Math.min(scroller.left, window.innerWidth - frame.offsetWidth - MARGIN),
      ),
      // Beside the panel where it fits, over it otherwise.
      right:
        Math.min(
          window.innerWidth,
          Math.max(scroller.right, scroller.left + frame.offsetWidth + MARGIN * 2),
        ) - MARGIN,
      top: Math.max(MARGIN, scroller.top),
      bottom: scroller.bottom - MARGIN,
    },
    anchor,
    caret: isVisible ? line : null,
    window: { top: MARGIN, bottom: window.innerHeight - MARGIN },
    width: frame.offsetWidth,
    height: heightOf(frame),
  })
}
