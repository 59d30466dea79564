import { percent, type Row } from '../../evaluation/row.ts'
import { hashAround } from '../find-hits.ts'
import { wilson } from '../wilson.ts'
import { type ReadDraft, readFindings } from './read-findings.ts'
import { findingVerdicts, type JudgedPlace, readVerdicts, type Verdict } from './verdicts.ts'

/** What the findings on kept-back drafts of people are like. */
export interface KeptBackMeasure {
  readonly rows: readonly Row[]
  /** By rule: findings in all, and verdicts on those that were drawn. */
  readonly table: string[]
}

/**
 * Counts findings on the drafts of people in repositories that no rule was written on, and joins
 * those that were judged with their verdicts. A verdict counts while the rule still reports its place.
 */
export async function measureKeptBack(): Promise<KeptBackMeasure> {
  const verdicts = readVerdicts()
  const judged = Map.groupBy(verdicts, ({ file, id }) => `${file}/${id}`)
  const reported: JudgedPlace[] = []
  const counts = new Map<string, number>()
  const tallies = { all: newTally(), docs: newTally(), blogs: newTally() }
  for await (const draft of readFindings()) {
    const genres =
      draft.domain === 'blog' ? [tallies.blogs] : isProduct(draft) ? [tallies.docs] : []
    for (const tally of [tallies.all, ...genres]) addTo(tally, draft)
    for (const { rule } of draft.findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
    for (const place of judged.get(`${draft.file}/${draft.id}`) ?? []) {
      if (isReported(place, draft)) reported.push(place)
    }
  }
  return {
    rows: [...blindRows(verdicts), ...rowsOf(tallies, reported)],
    table: tableOf(counts, reported),
  }
}

/** Whether the page tells how to use something, as the documentation of a product does. */
function isProduct({ genre }: ReadDraft): boolean {
  return ['docs', 'guide', 'readme', 'book'].includes(genre)
}

interface Tally {
  drafts: number
  words: number
  findings: number
  graded: number
  stricter: number
  high: number
}

function newTally(): Tally {
  return { drafts: 0, words: 0, findings: 0, graded: 0, stricter: 0, high: 0 }
}

function addTo(tally: Tally, { words, findings, result }: ReadDraft): void {
  tally.drafts++
  tally.words += words
  tally.findings += findings.length
  tally.graded += findings.filter(({ severity }) => severity !== 'low').length
  if (result.recommended_action !== 'allow') tally.stricter++
  if (result.risk_level === 'high') tally.high++
}

/** Whether the engine still says at this place what was judged. */
function isReported(place: JudgedPlace, { text, findings, result }: ReadDraft): boolean {
  if (hashAround(text, place.start, place.end) !== place.hash) {
    throw new Error(`The text of ${place.file}/${place.id} is not the one that was judged.`)
  }
  if (place.kind === 'decision') return result.recommended_action !== 'allow'
  return findings.some(
    ({ rule, start, end, severity, suggestion }) =>
      rule === place.rule &&
      start < place.end &&
      place.start < end &&
      (place.kind === 'finding' ? severity === place.severity : suggestion !== undefined),
  )
}

function rowsOf(
  { all, docs, blogs }: Readonly<Record<'all' | 'docs' | 'blogs', Tally>>,
  reported: readonly JudgedPlace[],
): Row[] {
  const findings = reported.filter(({ kind }) => kind === 'finding')
  const random = findings.filter(({ drawnFrom }) => drawnFrom === 'all')
  // Both samples are drawn at random, so their findings of medium and high severity are alike.
  const graded = distinct(findings.filter(({ severity }) => severity !== 'low'))
  const high = graded.filter(({ severity }) => severity === 'high')
  const replacements = reported.filter(({ kind }) => kind === 'replacement')
  const decisions = reported.filter(({ kind }) => kind === 'decision')
  return [
    judgedRow('useful among findings of medium and high severity', graded, 'useful', '≥ 75 %'),
    judgedRow('false among findings of medium and high severity', graded, 'false', '≤ 10 %'),
    judgedRow('useful among all findings', random, 'useful', '≥ 65 %'),
    judgedRow('false among all findings', random, 'false', '≤ 10 %'),
    {
      measure: `false among findings of high severity (${high.length} judged)`,
      floor: '–',
      goal: 'never',
      value: String(high.filter(({ verdict }) => verdict === 'false').length),
    },
    judgedRow('replacements that read well and keep the meaning', replacements, 'well', '≥ 97 %'),
    rateRow('all drafts', all, '≤ 2.0'),
    rateRow('documentation of products', docs, '≤ 1.0'),
    rateRow('blogs', blogs, '≤ 3'),
    {
      measure: `findings of medium and high severity for 1,000 words, ${all.drafts} drafts`,
      floor: '–',
      goal: '≤ 0.08',
      value: rate(all.graded, all.words, 3),
    },
    // The shipped texture model was fitted to most of these drafts, so these two say what a user of
    // the engine gets and not how it does on new repositories: `evaluation/wild.ts` says that.
    shareRow(
      'drafts stricter than allow (texture has seen them)',
      all.stricter,
      all.drafts,
      '≤ 1 %',
    ),
    shareRow('drafts at high (texture has seen them)', all.high, all.drafts, '≤ 0.2 %'),
    judgedRow(
      'decisions stricter than allow that an editor agrees with',
      decisions,
      'agrees',
      '≥ 66 %',
    ),
  ].map((row) => ({ ...row, measure: `kept-back drafts of people, after repairs, ${row.measure}` }))
}

/** The verdicts as they were given, on findings that the rules gave before anybody had read the part. */
function blindRows(verdicts: readonly JudgedPlace[]): Row[] {
  return (['first', 'second'] as const).flatMap((part) => {
    const own = verdicts.filter((place) => place.part === part)
    const findings = own.filter(({ kind, drawnFrom }) => kind === 'finding' && drawnFrom === 'all')
    const replacements = own.filter(({ kind }) => kind === 'replacement')
    const rows = [
      judgedRow('useful among all findings', findings, 'useful', '≥ 65 %'),
      judgedRow('false among all findings', findings, 'false', '≤ 10 %'),
      judgedRow('replacements that read well', replacements, 'well', '≥ 97 %'),
    ]
    return rows.map((row) => ({
      ...row,
      measure: `${part} kept-back part, read blind, ${row.measure}`,
    }))
  })
}

function judgedRow(
  name: string,
  places: readonly JudgedPlace[],
  verdict: Verdict,
  goal: string,
): Row {
  const count = places.filter((place) => place.verdict === verdict).length
  return {
    ...shareRow(name, count, places.length, goal),
    measure: `${name} (${places.length} judged)`,
  }
}

function shareRow(measure: string, count: number, of: number, goal: string): Row {
  const { low, high } = wilson(count, of)
  const value = of === 0 ? 'none' : `${percent(count / of)} (${percent(low)} to ${percent(high)})`
  return { measure, floor: '–', goal, value }
}

function rateRow(name: string, { drafts, words, findings }: Tally, goal: string): Row {
  const measure = `findings for 1,000 words, ${name} (${drafts} drafts)`
  return { measure, floor: '–', goal, value: rate(findings, words, 2) }
}

function rate(count: number, words: number, digits: number): string {
  return ((1000 * count) / words).toFixed(digits)
}

/** A finding that both samples drew counts once. */
function distinct(places: readonly JudgedPlace[]): JudgedPlace[] {
  const byPlace = new Map(
    places.map((place) => [[place.file, place.id, place.rule, place.start].join(' '), place]),
  )
  return [...byPlace.values()]
}

function tableOf(counts: ReadonlyMap<string, number>, reported: readonly JudgedPlace[]): string[] {
  const findings = distinct(reported.filter(({ kind }) => kind === 'finding'))
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  const rows = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return [
    `| rule | findings | judged | ${findingVerdicts.join(' | ')} |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(([rule, count]) => {
      const own = byRule.get(rule) ?? []
      const shares = findingVerdicts.map(
        (verdict) => own.filter((place) => place.verdict === verdict).length,
      )
      return `| ${rule} | ${count} | ${own.length} | ${shares.join(' | ')} |`
    }),
  ]
}
