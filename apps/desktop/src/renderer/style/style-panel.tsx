import type { StyleResult } from '@content-trust/engine/schema'
import { useEffect, useState } from 'react'
import { valueOrNotice } from '../state/api.ts'
import { useStore } from '../state/store.ts'
import { capital } from '../ui/capitalize.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { words } from '../language/messages.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { AdviceList } from './advice-list.tsx'
import { RhythmPlot } from './rhythm-plot.tsx'
import { sentenceLengths } from './sentence-lengths.ts'

const PAUSE_MS = 400
/** Fewer sentences have no rhythm, and no school grade worth a number. */
const FEWEST_SENTENCES = 3

/** How the draft reads: its grade, its rhythm, what would help, and the measures behind it. */
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
  if (draft === null) return null
  if (style === null) return <p className="soft small">{words.style.measuring}</p>
  if (style.stats.sentences < FEWEST_SENTENCES) {
    return <p className="soft small">{words.style.short}</p>
  }
  return <Style style={style} />
}

function Style({ style }: { readonly style: StyleResult }) {
  const { stats, summary, metrics, sentence_scores, stylometric_band } = style
  const grade = Math.max(0, summary.readability_grade)
  return (
    <div className="panel-stack style-sections">
      <section>
        <h2>{words.style.readability}</h2>
        <p className="style-grade">{words.style.grade(grade.toFixed(1))}</p>
        <p className="small">{words.style.gradeMeaning(grade)}</p>
        <p className="small soft figures">
          {words.style.counts(
            stats.words,
            stats.sentences,
            words.style.minutes(stats.reading_time_minutes),
          )}
        </p>
      </section>
      <section>
        <h2>{words.style.rhythm}</h2>
        <p className="small">{words.style.bands[stylometric_band]}</p>
        <RhythmPlot lengths={sentenceLengths(sentence_scores)} />
      </section>
      <section>
        <h2>{words.style.advice}</h2>
        <AdviceList style={style} />
      </section>
      <section>
        <h2>{words.style.measures}</h2>
        <ul className="metric-list">
          {Object.entries(metrics).map(([name, { value, verdict, explanation }]) => (
            <li key={name}>
              <p className="metric-head">
                <span>{capital(name.replaceAll('_', ' '))}</span>
                <span className={`figures is-verdict-${verdict}`}>
                  {Math.round(value * 100) / 100} {words.style.verdicts[verdict]}
                </span>
              </p>
              <p className="small soft">{explanation}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
