import { analyzeText } from '../../packages/engine/src/index.ts'
import { readMarkdownCorpus } from '../corpora.ts'
import { shareOf } from '../metrics.ts'
import { isHeldOutMarkdown } from '../splits.ts'
import { percent, type Row } from './row.ts'

/** False alarms on reviewed human documentation; scores on the half that no model was fitted to. */
export async function documentationRows(): Promise<Row[]> {
  const files = await readMarkdownCorpus()
  let graded = 0
  let bytes = 0
  const risks: number[] = []
  for (const { path, text } of files) {
    const result = analyzeText(
      { source: text, syntax: 'markdown' },
      { maxEvidence: Number.POSITIVE_INFINITY },
    )
    graded += result.evidence.filter(({ severity }) => severity !== 'low').length
    bytes += text.length
    if (isHeldOutMarkdown(path)) {
      risks.push(Math.max(result.synthetic_texture_risk, result.slop_risk))
    }
  }
  return [
    {
      measure: `human documentation (${risks.length} held-out files), files at high`,
      floor: '–',
      goal: '≤ 0.3 %',
      value: percent(shareOf(risks, (risk) => risk >= 0.7)),
    },
    {
      measure: `human documentation (${risks.length} held-out files), files at medium or above`,
      floor: 'slop-guard: 60 % below its “moderate” mark',
      goal: '≤ 2 %',
      value: percent(shareOf(risks, (risk) => risk >= 0.4)),
    },
    {
      measure: `findings of medium or high severity per KB of human documentation (${files.length} files)`,
      floor: 'write-good 3.8, harper 4.6, alex 0.42, slopless 0.28',
      goal: '≤ 0.2',
      value: ((graded * 1000) / bytes).toFixed(3),
    },
  ]
}
