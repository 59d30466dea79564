import { findLines, messageText, plural, positionAt } from '@content-trust/engine/report'
import { escapeHtml } from '@content-trust/engine/reporters'
import type { HeldClaim, SourceCheck } from '@content-trust/sources/check'
import { cleanText } from '../terminal/display-text.ts'
import type { DraftSources } from './draft-sources.ts'
import { countBy } from './draw-sources.ts'
import {
  nameOf,
  notesOf,
  shownClaims,
  sourcesDisclaimer,
  stateLabels,
  toneOf,
  verdictLabels,
} from './labels.ts'
import { pageStyles } from './page-styles.ts'
import { policyFindings } from './policy-findings.ts'

/** What `--html` writes: one page without scripts, links and foreign files, with claim and source side by side. */
export function sourcesPage(drafts: readonly DraftSources[]): string {
  const checks = drafts.flatMap((draft) => draft.checks)
  const states = countBy(stateLabels, checks, ({ checked }) => checked.state)
  const count = `${plural(checks.length, 'reference')} in ${plural(drafts.length, 'draft')}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Content Trust: sources</title>
<style>${pageStyles}</style>
</head>
<body>
<h1>Sources</h1>
<p>${count}${states === '' ? '' : `: ${states}`}.</p>
${drafts.map(draftSection).join('\n')}
<footer><p>${sourcesDisclaimer}</p></footer>
</body>
</html>
`
}

function draftSection(each: DraftSources): string {
  const { draft, checks } = each
  const lines = findLines(draft.source)
  const items = checks.map((check) =>
    sourceItem(check, positionAt(lines, check.reference.span.start).line),
  )
  const list =
    items.length === 0
      ? '<p class="none-found">This draft has no references.</p>'
      : `<ol>${items.join('\n')}</ol>`
  return `<section>
<h2>${shown(draft.shown)}</h2>
${list}${policyList(each)}
</section>`
}

/** What a policy says to what was found. */
function policyList(each: DraftSources): string {
  const items = policyFindings(each).map((finding) => `<li>${shown(messageText(finding))}</li>`)
  return items.length === 0 ? '' : `\n<h3>Policy</h3>\n<ul class="policy">${items.join('')}</ul>`
}

function sourceItem(check: SourceCheck, line: number): string {
  const { label, tone } = stateLabels[check.checked.state]
  const notes = notesOf(check)
  return `<li class="source ${toneOf(check)}"><h3><span class="badge ${tone}">${label}</span> <code>${shown(nameOf(check))}</code> <span class="where">line ${line}</span></h3>
${check.title === null ? '' : `<p class="title">${shown(check.title)}</p>`}
${notes.length === 0 ? '' : `<p class="notes">${shown(notes.join('; '))}</p>`}
${shownClaims(check).map(pair).join('\n')}</li>`
}

/** A claim, and beside it the sentence of its source. */
function pair({ facts, source_sentence, text }: HeldClaim): string {
  const rows = facts.map((fact) => {
    const { label, tone } = verdictLabels[fact.verdict]
    const stated =
      fact.verdict === 'contradicted' && fact.stated !== null
        ? `, the source has “${shown(fact.stated)}”`
        : ''
    return `<li><span class="fact ${tone}">${label}</span> “${shown(fact.claimed)}”${stated}</li>`
  })
  const source =
    source_sentence === null
      ? '<p class="none-found">no sentence to show</p>'
      : `<blockquote>${shown(source_sentence)}</blockquote>`
  return `<div class="pair"><div><h4>Draft</h4><blockquote>${shown(text)}</blockquote></div><div><h4>Source</h4>${source}</div><ul class="facts">${rows.join('')}</ul></div>`
}

function shown(text: string): string {
  return escapeHtml(cleanText(text))
}
