import type { StyleResult } from '@content-trust/engine/schema'
import { useEffect, useState } from 'react'
import { valueOrNotice } from '../app/api.ts'
import { useStore } from '../app/store.ts'
import { capital, counted } from '../app/words.ts'
import { activeDraft, drafts } from '../files/drafts.ts'
import { scoringInput } from '../scores/scoring-input.ts'

const PAUSE_MS = 400

/** How the draft reads: numbers with a verdict, and what would help. */
export function StylePanel() {
  const draft = useStore(drafts, activeDraft)
  const [style, setStyle] = useState<StyleResult | null>(null)
  useEffect(() => {
    if (draft === null) return
    let isWanted = true
    const timer = window.setTimeout(() => {
      void valueOrNotice(window.api.measureStyle(scoringInput(draft))).then((result) => {
        if (isWanted) setStyle(result)
      })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      window.clearTimeout(timer)
    }
  }, [draft])
  if (draft === null || style === null) return <p className="soft">Measuring…</p>
  const { stats, summary, metrics } = style
  return (
    <div className="panel-stack">
      <p className="small soft figures">
        {counted(stats.words, 'word')}, {counted(stats.sentences, 'sentence')}, school grade{' '}
        {summary.readability_grade.toFixed(1)}
      </p>
      <ul className="metric-list">
        {Object.entries(metrics).map(([name, { value, verdict, explanation }]) => (
          <li key={name}>
            <p className="metric-head">
              <span>{capital(name.replaceAll('_', ' '))}</span>
              <span className={`figures is-verdict-${verdict}`}>
                {Math.round(value * 100) / 100} {verdict}
              </span>
            </p>
            <p className="small soft">{explanation}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
