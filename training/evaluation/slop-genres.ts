import { auroc, quantile, shareOf } from '../metrics.ts'
import { percent } from './row.ts'
import type { Scored } from './score-corpora.ts'

/** Genres whose people also write to please: there a high score may be right. */
const selling: Readonly<Record<string, string>> = {
  product: 'product copy',
  'marketing-email': 'advertising mail',
  abstract: 'summaries that praise their paper',
  blog: 'announcements of companies and projects',
}
/** A share over fewer texts than this says little. */
const FEWEST = 30

/** A genre's scores of slop, by people and by machines. */
export function slopGenreTable(scored: readonly Scored[]): string[] {
  const lines = [
    'slop_risk by genre, test groups. The engine looks for generic phrasing and not for a machine, so a press release of a person may be high. The corpora hold no press releases; product copy, advertising mail, announcements and abstracts are the nearest to them.',
    '',
    '| genre | human | median | medium+ | high | machine | median | medium+ | high | AUROC |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ]
  for (const domain of [...new Set(scored.map((row) => row.domain))].sort()) {
    const rows = scored.filter((row) => row.domain === domain)
    const note = selling[domain] === undefined ? '' : ` (${selling[domain]})`
    const people = slopOf(rows, 0)
    const machines = slopOf(rows, 1)
    lines.push(
      `| ${domain}${note} | ${cellsOf(people)} | ${cellsOf(machines)} | ${areaOf(people, machines)} |`,
    )
  }
  const everybody = slopOf(scored, 0)
  const everything = slopOf(scored, 1)
  lines.push(
    `| all | ${cellsOf(everybody)} | ${cellsOf(everything)} | ${areaOf(everybody, everything)} |`,
  )
  return lines
}

function slopOf(rows: readonly Scored[], machine: 0 | 1): number[] {
  return rows.filter((row) => row.machine === machine).map(({ slop }) => slop)
}

/** Number of texts, median and the shares of two bands. */
function cellsOf(values: readonly number[]): string {
  if (values.length === 0) return '0 | – | – | –'
  const share = (least: number): string => percent(shareOf(values, (value) => value >= least))
  return [values.length, quantile(values, 0.5).toFixed(2), share(0.4), share(0.7)].join(' | ')
}

function areaOf(people: readonly number[], machines: readonly number[]): string {
  if (people.length === 0 || machines.length === 0) return '–'
  const labels = [...people.map(() => 0), ...machines.map(() => 1)]
  const few = Math.min(people.length, machines.length) < FEWEST ? ' (few texts)' : ''
  return `${auroc([...people, ...machines], labels).toFixed(3)}${few}`
}
