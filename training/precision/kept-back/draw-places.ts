import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createRandom, shuffle } from '../../random.ts'
import { hashAround } from '../find-hits.ts'
import { type PlacedFinding, type ReadDraft, readFindings } from './read-findings.ts'
import { type JudgedPlace, keyOf, readVerdicts, type VerdictKind, verdictsOf } from './verdicts.ts'

/**
 * Draws places of kept-back drafts to be judged, and prints each in its context:
 *
 *     node --conditions=source training/precision/kept-back/draw-places.ts --part first
 *
 * Drawn are 300 of all findings, 200 of those of medium and high severity, 100 replacements, and
 * every draft with a decision stricter than `allow`. Places that were judged are not drawn again.
 * `out/places-<part>.jsonl` gets the places without text; `add-verdicts.ts` joins them with the
 * verdicts.
 */
const { values } = parseArgs({ options: { part: { type: 'string' } } })
const part = values.part === 'second' ? 'second' : 'first'
const SIZES = { all: 300, graded: 200, replacement: 100 }
const BEFORE = 260
const AFTER = 320

interface Candidate {
  readonly draft: ReadDraft
  readonly finding: PlacedFinding
}

const known = new Set(readVerdicts().map(keyOf))
const candidates: Candidate[] = []
const strict: ReadDraft[] = []
for await (const draft of readFindings()) {
  if (draft.part !== part) continue
  candidates.push(...draft.findings.map((finding) => ({ draft, finding })))
  if (draft.result.recommended_action !== 'allow') strict.push(draft)
}

type Place = Omit<JudgedPlace, 'verdict' | 'reason'>
const lines: string[] = []

draw('finding', 'all', candidates, SIZES.all)
draw(
  'finding',
  'graded',
  candidates.filter(({ finding }) => finding.severity !== 'low'),
  SIZES.graded,
)
draw(
  'replacement',
  'all',
  candidates.filter(({ finding }) => finding.suggestion !== undefined),
  SIZES.replacement,
)
for (const draft of strict) {
  const { risk_level, recommended_action, primary_reason } = draft.result
  const place = placeOf('decision', 'all', draft, 'decision', 0, draft.text.length)
  keep(
    place,
    `${recommended_action} (${risk_level}, ${primary_reason}) ${oneLine(draft.text.slice(0, 3000))}`,
  )
}
mkdirSync('out', { recursive: true })
writeFileSync(`out/places-${part}.jsonl`, lines.join(''))

function draw(
  kind: VerdictKind,
  drawnFrom: JudgedPlace['drawnFrom'],
  from: readonly Candidate[],
  most: number,
): void {
  const order = Uint32Array.from(from, (_, index) => index)
  // A place keeps its rank when other rules change, since the seed is of the sample alone.
  shuffle(order, createRandom(kind.length * 1000 + drawnFrom.length * 10 + part.length))
  let left = most
  for (const index of order) {
    if (left === 0) break
    const { draft, finding } = from[index]
    const { rule, start, end } = finding
    const place = placeOf(kind, drawnFrom, draft, rule, start, end, finding)
    if (known.has(keyOf(place))) continue
    keep(place, show(draft, finding))
    left--
  }
}

function placeOf(
  kind: VerdictKind,
  drawnFrom: JudgedPlace['drawnFrom'],
  { file, id, text }: ReadDraft,
  rule: string,
  start: number,
  end: number,
  finding?: PlacedFinding,
): Place {
  const hash = hashAround(text, start, end)
  const severity = finding?.severity ?? null
  return { kind, file, id, rule, severity, start, end, hash, drawnFrom, part }
}

function keep(place: Place, shown: string): void {
  const number = lines.length + 1
  lines.push(`${JSON.stringify({ number, ...place })}\n`)
  const { kind, rule, severity, file, id } = place
  const choice = verdictsOf[kind].join('|')
  process.stdout.write(
    `${number} [${kind}: ${choice}] ${rule} ${severity ?? ''} (${file} ${id})\n  ${shown}\n`,
  )
}

function show({ text, genre }: ReadDraft, finding: PlacedFinding): string {
  const { start, end, explanation, suggestion } = finding
  const quote = text.slice(start, end)
  const shown = quote.length > 420 ? `${quote.slice(0, 320)} […] ${quote.slice(-80)}` : quote
  const context = `${text.slice(Math.max(0, start - BEFORE), start)}«${shown}»${text.slice(end, end + AFTER)}`
  const advice = suggestion === undefined ? '' : `\n  ⇒ “${suggestion}”`
  return `${genre}: ${oneLine(context)}\n  → ${explanation}${advice}`
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ⏎ ').replace(/\s+/g, ' ')
}
