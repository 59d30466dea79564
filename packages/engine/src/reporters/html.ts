import {
  actionMeaning,
  bandOf,
  countVerdicts,
  coverageText,
  type DraftReport,
  disclaimer,
  gateText,
  gatherByClause,
  greyNote,
  isUnjudged,
  type MediaResult,
  mediaScores,
  plural,
  type ScoredReport,
  type Standing,
  type Summary,
  scoreCosts,
  scoreLabels,
  scoreQuestions,
  scoresOf,
  scoreText,
  scoreTone,
  specificLimitations,
  standingOf,
  verdictFacts,
  verdictOf,
  worstFirst,
} from '../report/index.ts'
import { escapeHtml } from './escape-html.ts'
import { cards } from './html-cards.ts'
import { costAnchors, costBlock } from './html-costs.ts'
import { styles } from './html-styles.ts'
import { markText } from './html-text.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

interface Held {
  readonly standing: Standing
  readonly row: string
  readonly section: { toString(): string }
}

/** One page that stands alone: no scripts, no fonts, nothing to load. */
export function createHtml({
  engineVersion,
  modelVersion,
  rules,
  hold,
}: ReporterOptions): Reporter {
  const fixes = new Map(rules.map(({ id, fix }) => [id, fix]))
  // The table of all drafts is first, and the worst draft before the others, so all wait.
  const drafts: Held[] = []
  return {
    begin: () =>
      `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n<title>Content Trust report</title>\n<style>${styles}</style>\n</head>\n<body>\n`,
    draft: (report) => {
      const id = `draft-${drafts.length + 1}`
      const section =
        report.status === 'scored' ? draftSection(report, id, fixes) : otherSection(report, id)
      drafts.push({
        standing: standingOf(report),
        row: contentsRow(report, id),
        section: hold(section),
      })
      return ''
    },
    end: function* (summary) {
      drafts.sort((a, b) => worstFirst(a.standing, b.standing))
      yield `${head(summary)}<main>\n${contentsTable(drafts.map(({ row }) => row))}`
      for (const { section } of drafts) yield `${section}\n`
      yield `</main>\n<footer><p>${escapeHtml(disclaimer)}</p><p>Engine ${escapeHtml(engineVersion)}, model ${escapeHtml(modelVersion)}.</p></footer>\n</body>\n</html>\n`
    },
  }
}

function head(summary: Summary): string {
  const { drafts, scored, skipped, failed, findings, gateFailed, hasGate } = summary
  const total = findings.high + findings.medium + findings.low
  const gate = !hasGate
    ? ''
    : gateFailed > 0
      ? ` <strong class="bad">${plural(gateFailed, 'draft')} failed the gate.</strong>`
      : ' The gate passed.'
  const decided = countVerdicts(summary).map(({ label, count }) => `${count} ${label}`)
  const decisions = decided.length === 0 ? '' : `: ${decided.join(', ')}`
  const left = [
    ...(failed > 0 ? [`<strong class="bad">${failed} could not be checked.</strong> `] : []),
    ...(skipped > 0 ? [`${skipped} skipped. `] : []),
  ]
  return `<header><h1>Content Trust</h1><p>${scored} of ${plural(drafts, 'draft')} checked${decisions}. ${left.join('')}${plural(total, 'finding')}: ${findings.high} high, ${findings.medium} medium, ${findings.low} low.${gate}</p></header>\n`
}

function contentsTable(rows: readonly string[]): string {
  if (rows.length === 0) return '<p class="none">No drafts were found.</p>\n'
  const scores = Object.values(scoreLabels).map(
    (label) => `<th scope="col" class="number">${label}</th>`,
  )
  return `<div class="scroll" role="region" aria-label="All drafts" tabindex="0"><table><caption>All drafts</caption><thead><tr><th scope="col">draft</th><th scope="col">decision</th>${scores.join('')}<th scope="col" class="number">findings</th></tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>\n`
}

function contentsRow(report: DraftReport, id: string): string {
  const name = (more: string) =>
    `<th scope="row"><a href="#${id}">${escapeHtml(report.shown)}</a>${more}</th>`
  if (report.status !== 'scored') {
    const [label, reason] =
      report.status === 'failed' ? ['not checked', report.problem] : ['skipped', report.note]
    const cell = name(`<span class="reason">${escapeHtml(reason)}</span>`)
    return `<tr>${cell}<td><span class="badge ${report.status}">${label}</span></td><td colspan="5"></td></tr>`
  }
  const { media = null } = report
  // Media has scores of its own; the four columns are those of texts.
  const scores =
    media === null
      ? scoresOf(report.result).map(
          ([name, value]) =>
            `<td class="number ${scoreTone(report.result, name)}">${scoreText(value)}</td>`,
        )
      : [`<td colspan="4" class="number">${mediaCell(media)}</td>`]
  return `<tr>${name('')}<td>${badge(report)}</td>${scores.join('')}<td class="number">${report.findings.length + report.omitted}</td></tr>`
}

function mediaCell(media: MediaResult): string {
  return mediaScores(media)
    .map(([label, value]) => `${label} <span class="${bandOf(value)}">${scoreText(value)}</span>`)
    .join(', ')
}

function badge({ result }: ScoredReport): string {
  const { action, label } = verdictOf(result)
  return `<span class="badge ${action ?? 'unjudged'}">${label}</span>`
}

type Fixes = ReadonlyMap<string, string>

function draftSection(report: ScoredReport, id: string, fixes: Fixes): string {
  const { result, shown } = report
  const facts = [
    ...verdictFacts(result),
    ...(result.coverage ? [coverageText(result.coverage)] : []),
    ...(report.gateFailure ? [`fails the gate (${gateText(report.gateFailure)})`] : []),
  ]
  const meaning = actionMeaning(result)
  const notes = [
    ...report.warnings.map(({ line, problem }) => `Line ${line}: ${problem}`),
    ...specificLimitations(result.limitations).filter((text) => !meaning.includes(text)),
    ...(report.omitted > 0 ? [`${plural(report.omitted, 'more finding')} not shown.`] : []),
    ...(report.hidden.length > 0
      ? [
          `${plural(report.hidden.length, 'finding')} hidden by settings, comments, a baseline or unchanged lines.`,
        ]
      : []),
  ]
  const list =
    notes.length === 0
      ? ''
      : `<ul class="notes">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`
  const costs = scoreCosts(report.lines, result)
  const findings = gatherByClause(report.findings)
  const text = isMedia(report)
    ? ''
    : `<div class="text" role="region" aria-label="Text of ${escapeHtml(shown)}" tabindex="0">${markText({ source: report.source, findings }, id, costAnchors(costs, id))}</div>\n`
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(shown)}</h2>\n<p class="facts">${badge(report)} ${escapeHtml(facts.join(' · '))}</p>\n<p>${escapeHtml(meaning)}</p>\n${meters(report)}${costBlock(costs, id)}${list}<div class="columns">${text}${cards(findings, { id, fixes, isMedia: isMedia(report) })}</div></section>\n`
}

function isMedia({ media = null }: ScoredReport): boolean {
  return media !== null
}

/** The scores as bars; those that do not move the decision are grey, which a line below says. */
function meters({ result, media = null }: ScoredReport): string {
  const scores =
    media === null
      ? scoresOf(result).map(([name, value]) => {
          const tone = scoreTone(result, name)
          return { label: scoreLabels[name], meaning: scoreQuestions[name], value, tone }
        })
      : mediaScores(media).map(([label, value]) => {
          return { label, meaning: label, value, tone: bandOf(value) }
        })
  const rows = scores.map(({ label, meaning, value, tone }) => {
    const band = isUnjudged(result) ? '' : ` <span class="${tone}">${bandOf(value)}</span>`
    return `<div class="meter"><dt title="${escapeHtml(meaning)}">${label}</dt><dd><span class="bar" aria-hidden="true"><span class="${tone}" style="width:${Math.round(value * 100)}%"></span></span> ${scoreText(value)}${band}</dd></div>`
  })
  const note = media === null ? `<p class="none">${escapeHtml(greyNote(result))}</p>\n` : ''
  return `<dl class="meters">${rows.join('')}</dl>\n${note}`
}

function otherSection(report: Exclude<DraftReport, ScoredReport>, id: string): string {
  const text =
    report.status === 'failed' ? `Not checked: ${report.problem}` : `Skipped: ${report.note}`
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(report.shown)}</h2><p>${escapeHtml(text)}</p></section>\n`
}
