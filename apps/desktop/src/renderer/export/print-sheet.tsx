import { capital } from '@content-trust/design'
import { disclaimer, suggestionText, verdictText } from '@content-trust/engine/report'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { placeMarks } from '../../markdown/place-marks.ts'
import { renderMarkdown } from '../../markdown/render-markdown.ts'
import { messages } from '../language/messages.ts'
import { PreviewImage } from '../preview/preview-image.tsx'
import { PreviewLink } from '../preview/preview-link.tsx'
import { ScoreRows } from '../scores/score-rows.tsx'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { createStore, useStore } from '../state/store.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'

/** The draft that is on its way to the printer. */
const printed = createStore<Draft | null>(null)

/** Prints the draft with its marks, its decision and its findings; the editor itself shows only a part of it. */
export async function printDraft(): Promise<void> {
  printed.set(activeDraft(drafts.get()))
  // The sheet has to be drawn before the system takes a screenshot of it.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await valueOrNotice(window.api.printWindow({}))
  printed.set(null)
}

/** What is printed; it is never on the screen. */
export function PrintSheet() {
  const draft = useStore(printed, (state) => state)
  return draft === null ? null : <Sheet draft={draft} />
}

function Sheet({ draft }: { readonly draft: Draft }) {
  const { result, findings, marks } = useActiveAnalysis()
  const text = draft.doc.toString()
  const body = toJsxRuntime(placeMarks(renderMarkdown(text), text, marks), {
    Fragment,
    jsx,
    jsxs,
    components: { a: PreviewLink, img: PreviewImage },
  })
  return (
    <div className="print-sheet" aria-hidden="true">
      <p className="print-name">{draft.name}</p>
      {result !== null && (
        <>
          <p className="print-decision">{capital(verdictText(result))}.</p>
          <ScoreRows result={result} />
        </>
      )}
      <p className="small">{disclaimer}</p>
      <article className="preview-text">{body}</article>
      <h2>{messages.output.findings}</h2>
      <ol className="print-findings">
        {findings.map((finding) => (
          <li key={`${finding.place?.start ?? ''} ${finding.rule} ${finding.quote}`}>
            <b>{capital(finding.title)}</b>, {finding.severity}: “{finding.quote}”{' '}
            {finding.explanation} {suggestionText(finding)}
          </li>
        ))}
      </ol>
    </div>
  )
}
