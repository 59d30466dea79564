import { type Finding, type FindingPlace, suggestionText } from '../report/index.ts'
import { escapeHtml } from './escape-html.ts'

/** What cards need to know beside their findings. */
interface CardFacts {
  /** Names the draft on the page. */
  readonly id: string
  /** What fixes the findings of each rule. */
  readonly fixes: ReadonlyMap<string, string>
  /** Whether the findings are about an image, a recording or a video. */
  readonly isMedia: boolean
}

/** The findings of a draft as a list, each with links to its places in the text. */
export function cards(findings: readonly Finding[], facts: CardFacts): string {
  if (findings.length === 0) return '<p class="none">No findings.</p>'
  const items = findings.map((finding, index) => card(finding, index + 1, facts))
  return `<ol class="cards" aria-label="Findings">${items.join('\n')}</ol>`
}

function card(finding: Finding, number: number, { id, fixes, isMedia }: CardFacts): string {
  const { place, others = [], severity, title, quote, explanation, rule } = finding
  const whole = isMedia ? 'whole file' : 'whole draft'
  const where = place === null ? whole : placeLink(place, `${id}-mark-${number}`)
  const also = others.map((other, at) => placeLink(other, `${id}-mark-${number}-${at + 1}`))
  const places = also.length === 0 ? '' : `<p>Also at ${also.join('; ')}.</p>`
  const suggestion = suggestionText(finding) ?? fixes.get(rule) ?? null
  const more = suggestion === null ? '' : `<p class="suggestion">${escapeHtml(suggestion)}</p>`
  return `<li id="${id}-finding-${number}" class="card ${severity}"><p class="card-head"><span class="severity ${severity}">${severity}</span> <strong>${escapeHtml(title)}</strong> <span class="where">${where}</span></p><blockquote>${escapeHtml(quote)}</blockquote><p>${escapeHtml(explanation)}</p>${places}${more}<p class="rule">${escapeHtml(rule)}</p></li>`
}

function placeLink({ from }: FindingPlace, target: string): string {
  return `<a href="#${target}">line ${from.line}, column ${from.column}</a>`
}
