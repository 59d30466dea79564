import { readFileSync } from 'node:fs'
import { type JudgedPlace, keyOf, readVerdicts, verdictsOf, writeVerdicts } from './verdicts.ts'

/**
 * Joins drawn places with the verdicts on them and keeps both:
 *
 *     node --conditions=source training/precision/kept-back/add-verdicts.ts out/places-first.jsonl verdicts.txt
 *
 * A line of verdicts is a number of the sample, a verdict and, where it is not the best, the reason.
 */
const [placesPath = '', verdictsPath = ''] = process.argv.slice(2)
const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

const given = new Map<number, { verdict: string; reason: string }>()
for (const line of linesOf(verdictsPath)) {
  const [number, verdict = '', ...words] = line.trim().split(' ')
  if (given.has(Number(number))) throw new Error(`A second verdict: ${line}`)
  given.set(Number(number), { verdict, reason: words.join(' ') })
}

type DrawnPlace = Omit<JudgedPlace, 'verdict' | 'reason'> & { number: number }
const kept = new Map(readVerdicts().map((place) => [keyOf(place), place]))
let added = 0
for (const line of linesOf(placesPath)) {
  const { number, ...place }: DrawnPlace = JSON.parse(line)
  const answer = given.get(number)
  if (answer === undefined) continue
  const allowed = verdictsOf[place.kind]
  const verdict = allowed.find((name) => name === answer.verdict)
  if (verdict === undefined) {
    throw new Error(`Unexpected ${answer.verdict} for ${number}, expected ${allowed.join(', ')}.`)
  }
  const judged = {
    ...place,
    verdict,
    ...(answer.reason === '' ? {} : { reason: answer.reason }),
  }
  kept.set(keyOf(judged), judged)
  added++
}
writeVerdicts([...kept.values()])
process.stdout.write(`${added} verdicts added, ${kept.size} in all.\n`)
