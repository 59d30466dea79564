import {
  actionLabels,
  findLines,
  messageText,
  plural,
  positionAt,
} from '@content-trust/engine/report'
import type { HeldClaim, SourceCheck } from '@content-trust/sources/check'
import { cleanText } from '../terminal/display-text.ts'
import { type Colors, type Page, wrapPainted } from '../terminal/page.ts'
import { type DraftSources, sourceMatches, strictestOf } from './draft-sources.ts'
import {
  nameOf,
  notesOf,
  shownClaims,
  sourcesDisclaimer,
  stateLabels,
  type Tone,
  toneOf,
  verdictLabels,
} from './labels.ts'
import { policyFindings } from './policy-findings.ts'

/** What of a report is drawn. */
type Sheet = Pick<Page, 'colors' | 'columns'>

const reference = '  '
const claim = '      '
const sentence = '        '

/** The report for people: each reference with its state, its claims and what the source has for them. */
export function drawSources(
  sheet: Sheet,
  drafts: readonly DraftSources[],
  isQuiet: boolean,
): string {
  const parts = drafts.flatMap((each) => {
    const { draft, checks } = each
    const lines = findLines(draft.source)
    const shown = isQuiet ? checks.filter((check) => toneOf(check) !== 'good') : checks
    const policy = drawPolicy(sheet, each)
    if (shown.length === 0 && policy === '') return []
    const entries = shown.map((check) => {
      const { column, line } = positionAt(lines, check.reference.span.start)
      return drawReference(sheet, `${line}:${column}`, check)
    })
    return [`${sheet.colors.bold(cleanText(draft.shown))}\n${entries.join('')}${policy}`]
  })
  return `${[...parts, drawSummary(sheet, drafts)].join('\n')}`
}

function drawReference(sheet: Sheet, place: string, check: SourceCheck): string {
  const { colors, columns } = sheet
  const { label, tone } = stateLabels[check.checked.state]
  const notes = notesOf(check).map(cleanText)
  const head = [
    colors.bold(place),
    paint(colors, tone)(label),
    cleanText(nameOf(check)),
    ...(notes.length === 0 ? [] : [`(${notes.join('; ')})`]),
  ].join(' ')
  const claims = shownClaims(check).map((each) => drawClaim(sheet, each))
  return `${wrapPainted(head, columns, reference)}\n${claims.join('')}`
}

/** What a policy says to what was found, and what it decides. */
function drawPolicy({ colors, columns }: Sheet, sources: DraftSources): string {
  const lines = policyFindings(sources).map((finding) => {
    const { column, line } = finding.place?.from ?? { column: 1, line: 1 }
    const said = `${colors.bold(`${line}:${column}`)} ${cleanText(messageText(finding))}`
    return `${wrapPainted(said, columns, reference)}\n`
  })
  const action = strictestOf(sourceMatches(sources))
  const decision =
    action === 'allow' ? '' : `${reference}Decision by policy: ${actionLabels[action]}\n`
  return `${lines.join('')}${decision}`
}

function drawClaim(
  { colors, columns }: Sheet,
  { facts, source_sentence, verdict }: HeldClaim,
): string {
  const words = facts.map((fact) => {
    const { label, tone } = verdictLabels[fact.verdict]
    const stated =
      fact.verdict === 'contradicted' && fact.stated !== null
        ? `, the source has “${cleanText(fact.stated)}”`
        : ''
    return `${paint(colors, tone)(label)} “${cleanText(fact.claimed)}”${stated}`
  })
  const lines = words.map((text) => wrapPainted(text, columns, claim))
  const shown = verdict === 'supported' || verdict === 'contradicted' ? source_sentence : null
  if (shown !== null) {
    lines.push(
      wrapPainted(`“${cleanText(shown)}”`, columns, sentence)
        .split('\n')
        .map(colors.dim)
        .join('\n'),
    )
  }
  return `${lines.join('\n')}\n`
}

function drawSummary({ colors, columns }: Sheet, drafts: readonly DraftSources[]): string {
  const checks = drafts.flatMap((each) => each.checks)
  const claims = checks.flatMap(shownClaims)
  const states = countBy(stateLabels, checks, ({ checked }) => checked.state)
  const verdicts = countBy(verdictLabels, claims, ({ verdict }) => verdict)
  const lines = [
    `${plural(checks.length, 'reference')}${states === '' ? '' : `: ${states}`}`,
    ...(claims.length === 0 ? [] : [`${plural(claims.length, 'claim')}: ${verdicts}`]),
  ]
  const last = claims.length === 0 ? [] : [colors.dim(sourcesDisclaimer)]
  return `${[...lines.map((line) => wrapPainted(line, columns, '')), ...last].join('\n')}\n`
}

/** How many there are of each label, without those of which there is none. */
export function countBy<Item, Name extends string>(
  labels: Readonly<Record<Name, { readonly label: string }>>,
  items: readonly Item[],
  nameIn: (item: Item) => Name,
): string {
  const counts = new Map<string, number>()
  for (const item of items) {
    const { label } = labels[nameIn(item)]
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].map(([label, count]) => `${count} ${label}`).join(', ')
}

function paint(colors: Colors, tone: Tone) {
  return { good: colors.green, bad: colors.red, unsure: colors.yellow, none: colors.dim }[tone]
}
