import {
  bandOf,
  type CostlySentence,
  decides,
  type ScoreCost,
  scoreLabels,
  shareText,
  whyText,
} from '../report/index.ts'
import { escapeHtml } from './escape-html.ts'
import type { Anchor } from './html-text.ts'

/** For each score above the low band, the sentences that cost most, with links into the text. */
export function costBlock(costs: readonly ScoreCost[], id: string): string {
  if (costs.length === 0) return ''
  const lists = costs.map(({ score, value, sentences }) => {
    const items = sentences.map(
      (costly, index) =>
        `<li><a href="#${anchorId(id, score, index)}">line ${costly.from.line}, column ${costly.from.column}</a> <span class="share">${escapeHtml(shareText(costly.share))}</span> <q>${escapeHtml(costly.quote)}</q>${whyLine(costly)}</li>`,
    )
    return `<div class="cost"><h4 class="${decides(score) ? bandOf(value) : 'none'}">${scoreLabels[score]}</h4><ol>${items.join('')}</ol></div>`
  })
  return `<section class="costs" aria-labelledby="${id}-costs"><h3 id="${id}-costs">What costs most</h3><p>Each share says how much of the score the sentence accounts for. The reasons follow below it.</p><div class="cost-lists">${lists.join('')}</div></section>\n`
}

function whyLine(costly: CostlySentence): string {
  const why = whyText(costly)
  return why === '' ? '' : `<span class="why">${escapeHtml(why)}</span>`
}

/** The places in the text that the links of `costBlock` lead to. */
export function costAnchors(costs: readonly ScoreCost[], id: string): Anchor[] {
  return costs.flatMap(({ score, sentences }) =>
    sentences.map(({ start }, index) => ({ id: anchorId(id, score, index), offset: start })),
  )
}

function anchorId(id: string, score: string, index: number): string {
  return `${id}-${score}-${index + 1}`
}
