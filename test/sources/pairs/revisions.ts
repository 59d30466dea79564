// Prints how revisions are held against their drafts: node --conditions=source test/sources/pairs/revisions.ts [FOLDER]
// The faults of the half `tuning` are listed with --faults; of `kept-back` only the numbers, so that it stays unseen.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareClaim, indexSource } from '@content-trust/sources/compare'
import type { Verdict } from '@content-trust/sources/schema'
import { z } from 'zod'
import { corporaFolder, readJsonlFile } from '../../../training/corpora.ts'
import { findsFault, type Half, halves } from './measure.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { faults: { type: 'boolean', default: false } },
})
const folder = resolve(positionals[0] ?? join(corporaFolder, 'signals/revision_safety'))
const sets = ['summedits', 'simplification-wikilarge', 'argrewrite'] as const

const pairSchema = z.object({
  id: z.string(),
  before: z.string(),
  after: z.string(),
  label: z.enum(['kept', 'changed', 'surface', 'content']),
})

/** What was altered in a claim that a source has. */
type Family = 'number' | 'name' | 'words' | null

interface Outcome {
  readonly family: Family
  readonly verdict: Verdict
  readonly before: string
  readonly after: string
}

for (const set of sets) {
  const file = join(folder, `${set}.jsonl.gz`)
  if (!existsSync(file)) {
    print(`${set}: skipped, there is no ${file}`)
    continue
  }
  const outcomes = new Map<Half, Outcome[]>(halves.map((half) => [half, []]))
  for await (const row of readJsonlFile(file)) {
    const { id, before, after, label } = pairSchema.parse(row)
    const isKept = label === 'kept' || label === 'surface'
    const { verdict } = compareClaim(after, indexSource(before))
    const family = isKept ? null : familyOf(before, after)
    outcomes.get(halfOf(id))?.push({ family, verdict, before, after })
  }
  for (const [half, members] of outcomes) printHalf(`${set}, ${half}`, members)
  if (values.faults) printFaults(outcomes.get('tuning') ?? [])
}

/** The half of a pair: all claims about one source are in the same. */
function halfOf(id: string): Half {
  const source = id.replace(/_\d+$/, '')
  const [first = 0] = createHash('sha256').update(source).digest()
  return first % 2 === 0 ? 'tuning' : 'kept-back'
}

/** A revision that has a number or a name which its draft does not have; told by letters, and not by what is measured. */
function familyOf(before: string, after: string): Family {
  const known = new Set(wordsOf(before).map((word) => word.toLowerCase()))
  const added = wordsOf(after).filter((word) => !known.has(word.toLowerCase()))
  if (added.some((word) => /\d/.test(word))) return 'number'
  const opens = new Set(
    [...after.matchAll(/(?:^|[.!?:]\s+|\n\s*)["“]?([\p{L}\p{N}'’-]+)/gu)].map(([, word]) => word),
  )
  return added.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !opens.has(word)) ? 'name' : 'words'
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu) ?? []
}

function printHalf(name: string, outcomes: readonly Outcome[]): void {
  print(`${name}: ${outcomes.length} pairs`)
  const ways = [['not_found', 'contradicted'], ['not_found'], ['contradicted']] as const
  for (const verdicts of ways) {
    const flagged = outcomes.filter(({ verdict }) => verdicts.some((each) => each === verdict))
    const right = flagged.filter(({ family }) => family !== null)
    const precision = share(right.length, flagged.length)
    print(`  ${verdicts.join(' or ')}: ${flagged.length}, precision ${precision}`)
  }
  for (const families of [['number', 'name'], ['number'], ['name'], ['words']] as const) {
    const altered = outcomes.filter(({ family }) => families.some((each) => each === family))
    const found = altered.filter(({ verdict }) => findsFault(verdict))
    const recall = share(found.length, altered.length)
    print(`  ${families.join(' or ')} altered: ${altered.length}, recall ${recall}`)
  }
}

function printFaults(outcomes: readonly Outcome[]): void {
  for (const { family, verdict, before, after } of outcomes) {
    const isWrong = findsFault(verdict) ? family === null : family === 'number' || family === 'name'
    if (isWrong) print(`  ${family ?? 'kept'} is ${verdict}\n    - ${before}\n    + ${after}`)
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : (part / whole).toFixed(3)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
