import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { placeMarks } from '../../markdown/place-marks.ts'
import { renderMarkdown } from '../../markdown/render-markdown.ts'
import { MOST_SCORED } from '../../shared/analysis.ts'
import { messages } from '../language/messages.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'
import { goToHeading, wantedPlace } from './follow-link.ts'
import { ImageBanner, imageAddresses } from './image-banner.tsx'
import { ImageFolder, PreviewImage } from './preview-image.tsx'
import { LinkingDraft, PreviewLink, showPlace } from './preview-link.tsx'
import { scrollTogether } from './scroll-together.ts'

/** A long draft takes longer to read, so it waits for a longer pause: typing goes first. */
const PAUSE_MS = 150
const CHARACTERS_A_MS = 200

/** The draft as it will look, with the same marks, scrolling in step with the text. */
export function Preview() {
  const draft = useStore(drafts, activeDraft)
  return draft === null ? null : <PreviewOf draft={draft} key={draft.id} />
}

function PreviewOf({ draft }: { readonly draft: Draft }) {
  const frame = useRef<HTMLDivElement>(null)
  const text = useSettled(draft)
  const { marks } = useActiveAnalysis()
  const hidden = useStore(layout, (state) => state.hiddenGroups)
  const isFocused = useStore(layout, (state) => state.isFocused)
  const addresses = useStore(imageAddresses, (state) => state)
  const placed = useDeferredValue(marks)
  const tree = useMemo(() => renderMarkdown(text), [text])
  const drawn = useMemo(() => {
    // Marks move with every key; until the preview has followed they would be in the wrong places.
    const isCurrent = text === textOf(draft)
    const shown = isFocused || !isCurrent ? [] : placed.filter(({ group }) => !hidden.has(group))
    return toJsxRuntime(placeMarks(tree, text, shown), {
      Fragment,
      jsx,
      jsxs,
      components: { a: PreviewLink, img: PreviewImage },
    })
  }, [tree, text, placed, hidden, isFocused, draft])
  useEffect(() => (frame.current === null ? undefined : scrollTogether(frame.current)), [])
  useWantedPlace(draft, frame)
  return (
    <section className="preview" aria-label={messages.preview.title}>
      <ImageBanner draft={draft} tree={tree} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
      <div className="preview-scroll" ref={frame} tabIndex={0} role="document">
        <article className="preview-text" dir="auto">
          <LinkingDraft value={draft}>
            <ImageFolder value={addresses.get(draft.path ?? '') ?? null}>{drawn}</ImageFolder>
          </LinkingDraft>
          {text.trim() === '' && <p className="soft">{messages.preview.empty}</p>}
          {draft.doc.length > MOST_SCORED && <p className="notice small">{messages.preview.cut}</p>}
        </article>
      </div>
    </section>
  )
}

function textOf({ doc }: Draft): string {
  return doc.sliceString(0, MOST_SCORED)
}

/** The text after a pause in typing. */
function useSettled(draft: Draft): string {
  const [text, setText] = useState(() => textOf(draft))
  useEffect(() => {
    const pause = PAUSE_MS + Math.min(MOST_SCORED, draft.doc.length) / CHARACTERS_A_MS
    const timer = window.setTimeout(() => setText(textOf(draft)), pause)
    return () => window.clearTimeout(timer)
  }, [draft])
  return text
}

/** Shows the place that a link from another draft led to, once. */
function useWantedPlace(draft: Draft, frame: RefObject<HTMLElement | null>): void {
  const wanted = useStore(wantedPlace, (state) => state)
  useEffect(() => {
    if (wanted === null || wanted.path !== draft.path) return
    // The text editor has changed to this draft by the next frame.
    const next = requestAnimationFrame(() => {
      wantedPlace.set(null)
      goToHeading(draft, wanted.name)
      if (frame.current !== null) showPlace(frame.current, wanted.name)
    })
    return () => cancelAnimationFrame(next)
  }, [wanted, draft, frame])
}
