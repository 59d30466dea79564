import { confidenceMeanings } from '@content-trust/engine/report'
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
import type { Mark } from '../marks/marks.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { capitalize } from '../ui/capitalize.ts'
import { CardFinding } from './card-finding.tsx'
import { fixablesOf } from './fixes.ts'
import { type CardPlace, placeCard } from './place-card.ts'

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
  const move = useCallback(() => {
    if (frame.current !== null && first !== undefined) setPlace(placeFor(frame.current, first))
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
  const title = capitalize(findings[first.finding]?.title ?? '')
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
        const nth = fixables.findIndex((fixable) => fixable.mark === mark)
        const rest = { draft: open.draft, finding, mark, nth }
        return <CardFinding key={mark.finding} {...rest} />
      })}
      <p className="card-foot small soft">
        <span>{messages.confidence(result.confidence, confidenceMeanings[result.confidence])}</span>
        <kbd>{messages.closes}</kbd>
      </p>
    </div>
  )
}

/** Keeps the card at its text; one that a pointer opened goes when the text moves. */
function useFollow(frame: HTMLElement | null, open: OpenCard, move: () => void): void {
  useEffect(() => {
    const scroller = editorView()?.scrollDOM
    const onScroll = open.by === 'pointer' ? closeCard : move
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

function placeFor(frame: HTMLElement, { from }: Mark): CardPlace | null {
  const view = editorView()
  const anchor = view?.coordsAtPos(from, 1)
  if (view === null || anchor === null || anchor === undefined) return null
  const scroller = view.scrollDOM.getBoundingClientRect()
  const line = view.coordsAtPos(view.state.selection.main.head)
  const isVisible = line !== null && line.bottom > scroller.top && line.top < scroller.bottom
  // The natural height: what an earlier place allowed must not count.
  const height = Math.min(frame.scrollHeight + 2, window.innerHeight)
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
    width: frame.offsetWidth,
    height,
  })
}
