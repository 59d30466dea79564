import { capital } from '@content-trust/design'
import type { StyleResult } from '@content-trust/engine/schema'
import { useEffect, useState } from 'react'
import { wordCount } from '../editor/word-count.ts'
import { messages } from '../language/messages.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { settingsFiles } from '../state/settings-files.ts'
import { useStore } from '../state/store.ts'
import { AdviceList } from './advice-list.tsx'
import { RhythmPlot } from './rhythm-plot.tsx'
import { sentenceLengths } from './sentence-lengths.ts'

const PAUSE_MS = 400
/** Fewer sentences have no rhythm, and no school grade worth a number. */
const FEWEST_SENTENCES = 3

/** How the draft reads: its grade, its rhythm, what would help, and the measures behind it. */
export function StylePanel() {
  const draft = useStore(drafts, activeDraft)
  const changes = useStore(settingsFiles, (count) => count)
  const [style, setStyle] = useState<StyleResult | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when settings in files change.
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
  }, [draft, changes])
  if (draft === null) return null
  if (style === null) return <p className="soft small">{messages.style.measuring}</p>
  if (style.stats.sentences < FEWEST_SENTENCES) {
    return <p className="soft small">{messages.style.short}</p>
  }
  return <Style style={style} />
}

function Style({ style }: { readonly style: StyleResult }) {
  const { stats, summary, metrics, sentence_scores, stylometric_band } = style
  const grade = Math.max(0, summary.readability_grade)
  // The words of the draft as the status bar has them; the measures read its running text alone.
  const words = useStore(wordCount, (state) => state?.words ?? stats.words)
  return (
    <div className="panel-stack style-sections">
      <section>
        <h2>{messages.style.readability}</h2>
        <p className="style-grade">{messages.style.grade(grade.toFixed(1))}</p>
        <p className="small">{messages.style.gradeMeaning(grade)}</p>
        <p className="small soft figures">
          {messages.style.counts(
            words,
            stats.sentences,
            messages.style.minutes(stats.reading_time_minutes),
          )}
        </p>
      </section>
      <section>
        <h2>{messages.style.rhythm}</h2>
        <p className="small">{messages.style.bands[stylometric_band]}</p>
        <RhythmPlot lengths={sentenceLengths(sentence_scores)} />
      </section>
      <section>
        <h2>{messages.style.advice}</h2>
        <AdviceList style={style} />
      </section>
      <section>
        <h2>{messages.style.measures}</h2>
        <ul className="metric-list">
          {Object.entries(metrics).map(([name, { value, verdict, explanation }]) => (
            <li key={name}>
              <p className="metric-head">
                <span>{capital(name.replaceAll('_', ' '))}</span>
                <span className={`figures is-verdict-${verdict}`}>
                  {Math.round(value * 100) / 100} {messages.style.verdicts[verdict]}
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
