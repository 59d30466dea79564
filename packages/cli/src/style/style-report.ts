import {
  bandOf,
  disclaimer,
  findLines,
  plural,
  scoreText,
  specificLimitations,
} from '@content-trust/engine/report'
import type { StyleResult } from '@content-trust/engine/schema'
import pc from 'picocolors'
import { cleanText, loadMeasure } from '../terminal/display-text.ts'
import { INDENT, wrapPainted } from '../terminal/page.ts'
import { cutAfter } from '../terminal/quote-line.ts'
import { drawDimensions } from './draw-dimensions.ts'
import { drawFixes } from './draw-fixes.ts'
import { drawMetrics } from './draw-metrics.ts'
import { paintVerdict, type StylePage } from './style-page.ts'

const MIN_COLUMNS = 40
const MAX_COLUMNS = 100

/** A style result with what a report needs besides. */
export interface StyleReport {
  readonly shown: string
  readonly source: string
  readonly result: StyleResult
  readonly columns: number
  readonly canColor: boolean
}

/** Draws a style result for people: the verdict, every metric, and what to fix first. */
export async function drawStyle(report: StyleReport): Promise<string> {
  const { shown, source, result, canColor } = report
  const page: StylePage = {
    colors: pc.createColors(canColor),
    columns: Math.max(MIN_COLUMNS, Math.min(MAX_COLUMNS, report.columns)),
    measure: await loadMeasure(source),
    lines: findLines(source),
    result,
  }
  const sections = [drawHeadline(page, shown)]
  if (result.stats.words > 0) {
    sections.push(drawDimensions(page), drawMetrics(page), drawFixes(page))
  }
  sections.push(drawNotes(page))
  return `\n${sections.filter((section) => section !== '').join('\n')}`
}

function drawHeadline(page: StylePage, shown: string): string {
  const { colors, columns, measure, result } = page
  const { summary, stats, stylometric_band: band } = result
  const isShort = summary.primary_reason === 'insufficient_text'
  const verdict = bandVerdicts[bandOf(summary.style_risk)]
  const badge = isShort ? ' STYLE ' : ` STYLE ${verdict.toUpperCase()} `
  const painted = isShort ? colors.bold(badge) : paintVerdict(colors, verdict)(colors.bold(badge))
  const facts = [plural(stats.words, 'word'), plural(stats.sentences, 'sentence')]
  if (!isShort) {
    facts.unshift(
      `style risk ${scoreText(summary.style_risk)}`,
      `school grade ${summary.readability_grade}`,
      `${band} rhythm`,
    )
    facts.push(`${readingTime(stats.reading_time_minutes)} to read`)
  }
  facts.push(`confidence ${summary.confidence}`)
  const text = stats.words === 0 ? NO_PROSE : facts.join(' · ')
  const name = cutAfter(cleanText(shown), columns - badge.length - 1, measure, false)
  const head = `${colors.isColorSupported ? colors.inverse(painted) : badge} ${colors.bold(name)}`
  return `${head}\n${colors.dim('─'.repeat(columns))}\n${wrapPainted(text, columns, INDENT)}\n`
}

const NO_PROSE =
  'No running text was found. Headings, code, tables and front matter are not measured.'
const bandVerdicts = { low: 'good', medium: 'watch', high: 'poor' } as const

function readingTime(minutes: number): string {
  return minutes < 1 ? 'under a minute' : plural(Math.round(minutes), 'minute')
}

function drawNotes({ colors, columns, result }: StylePage): string {
  const notes = [...specificLimitations(result.limitations), disclaimer]
  const rule = colors.dim('─'.repeat(columns))
  const body = notes.map((note) => wrapPainted(colors.dim(note), columns, INDENT)).join('\n')
  return `${rule}\n${body}\n`
}
