import { actionLabels, disclaimer, scoreText, trustMeaning } from '@content-trust/engine/report'
import { actionSchema } from '@content-trust/engine/schema'
import { scoreColumns } from '../rows/columns.ts'
import type { CorpusEnd } from '../run-corpus.ts'
import { meanOf, shareFrom } from './distribution.ts'
import { BINS, type Tally } from './tally.ts'

const styles = `
:root{color-scheme:light dark;--ink:#1d1f21;--dim:#5b6168;--line:#dcdfe3;--page:#fbfbfa;--bar:#0b57a4}
@media (prefers-color-scheme:dark){:root{--ink:#e8eaed;--dim:#a5adb6;--line:#363b42;--page:#16181b;--bar:#8ab8f0}}
body{margin:0 auto;max-width:76rem;padding:1rem 1.25rem;background:var(--page);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem;overflow-wrap:anywhere}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}caption{text-align:left;color:var(--dim)}
th,td{padding:.4rem .6rem;border-bottom:1px solid var(--line);text-align:right;font-weight:400;font-variant-numeric:tabular-nums}
th:first-child{text-align:left;overflow-wrap:anywhere}thead th{color:var(--dim);font-size:.875rem;vertical-align:bottom}
svg{vertical-align:middle;fill:var(--bar)}svg .axis{fill:var(--line)}p.dim,footer{color:var(--dim)}
`

const scoreNames = {
  content_trust_score: 'Content trust',
  slop_risk: 'Slop risk',
  specificity_risk: 'Specificity risk',
  provenance_weakness: 'Provenance weakness',
  synthetic_texture_risk: 'Synthetic texture risk',
} as const satisfies Readonly<Record<(typeof scoreColumns)[number], string>>

/** The report for people: one self-contained page without scripts. */
export function htmlReport(
  { tallies, unreadable }: CorpusEnd,
  identity: Readonly<Record<string, string>>,
): string {
  const total = tallies.total()
  const sources = tallies.list()
  const lost = unreadable === 0 ? '' : ` ${unreadable} inputs could not be read to the end.`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content Trust: a corpus</title>
<style>${styles}</style>
</head>
<body>
<h1>Content Trust: a corpus</h1>
<p>${total.scored} texts scored, ${total.written} written, ${total.filtered} left out by the filter, ${total.duplicates} duplicates, ${total.failed} invalid rows.${lost}</p>
${decisionTable(sources, total)}
${[total, ...(sources.length > 1 ? sources : [])].map(scoreTable).join('\n')}
<p class="dim">${escapeHtml(trustMeaning)}</p>
<h2>The run</h2>
${runTable(identity)}
<footer><p>${escapeHtml(disclaimer)}</p></footer>
</body>
</html>
`
}

function decisionTable(sources: readonly Tally[], total: Tally): string {
  const names = actionSchema.options
  const heads = [
    ...names.map((name) => actionLabels[name]),
    'Scored',
    'Bad',
    'Duplicates',
    'Written',
  ]
  const row = (tally: Tally, name: string) => {
    const counts = [tally.scored, tally.failed, tally.duplicates, tally.written]
    const shares = names.map((action) => percent(tally.actions[action], tally.scored))
    return tableRow(name, [...shares, ...counts.map(String)])
  }
  const rows = sources.map((tally) => row(tally, tally.source))
  return `<h2>Decisions by source</h2>
<div class="scroll"><table><caption>Shares of the texts that were scored</caption>
${tableHead('Source', heads)}<tbody>${rows.join('')}${row(total, 'All')}</tbody></table></div>`
}

function scoreTable(tally: Tally): string {
  const rows = scoreColumns.map((name) => {
    const mean = meanOf(tally, name)
    const cells = [
      mean === null ? '–' : scoreText(mean),
      share(shareFrom(tally, name, 0.4)),
      share(shareFrom(tally, name, 0.7)),
    ]
    return tableRow(scoreNames[name], [...cells, histogram(tally.scores[name].bins)])
  })
  const title = tally.source === 'total' ? 'All sources' : tally.source
  return `<h2>${escapeHtml(title)}</h2>
<div class="scroll"><table>${tableHead('Score', ['Mean', '0.40 or more', '0.70 or more', 'From 0 to 1'])}<tbody>${rows.join('')}</tbody></table></div>`
}

function runTable(identity: Readonly<Record<string, string>>): string {
  const rows = Object.entries(identity).map(([name, value]) => tableRow(name, [escapeHtml(value)]))
  return `<div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div>`
}

/** Bars of a distribution; the table beside them has the numbers. */
function histogram(bins: readonly number[]): string {
  const most = Math.max(1, ...bins)
  const bars = bins.map((bin, index) => {
    const height = bin === 0 ? 0 : Math.max(1, Math.round((30 * bin) / most))
    return `<rect x="${index * 8}" y="${30 - height}" width="7" height="${height}"><title>${(index / BINS).toFixed(2)}: ${bin}</title></rect>`
  })
  const width = BINS * 8
  return `<svg width="${width}" height="32" role="img" aria-label="distribution"><rect class="axis" y="30" width="${width}" height="1"/>${bars.join('')}</svg>`
}

function tableHead(first: string, heads: readonly string[]): string {
  const cells = [first, ...heads].map((head) => `<th scope="col">${escapeHtml(head)}</th>`)
  return `<thead><tr>${cells.join('')}</tr></thead>`
}

function tableRow(name: string, cells: readonly string[]): string {
  return `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`
}

function percent(count: number, of: number): string {
  return share(of === 0 ? null : count / of)
}

function share(value: number | null): string {
  return value === null ? '–' : `${(100 * value).toFixed(1)} %`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
