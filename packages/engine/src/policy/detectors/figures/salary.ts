import { defineDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { phraseFinder } from '../phrases.ts'
import { price } from '../price.ts'

const pays = phraseFinder(
  'salary, salaries, pay, pays, paid, wage, wages, remuneration, stipend, earn, earns, earning, hourly rate, day rate, starting at, basic pay, compensation, per annum, pro rata, rate of pay, we offer, pay range, pay band, ote, p a, an hour, per hour, a year, per year, a month, per month, a week, per week, a day, per day, annually',
)
const bands = phraseFinder(
  'minimum wage, living wage, pay is negotiable, salary is negotiable, competitive salary, competitive pay, salary negotiable, unpaid role, unpaid position, unpaid internship, pay band, pay scale, pay grade, salary grade',
)

/** What a job pays. */
export const salary = defineDetector({
  id: 'salary',
  names:
    'salary, salaries, the pay, pay range, pay ranges, salary range, salary ranges, pay rate, pay rates, wage, wages, salary figure, salary figures, salary band, salary bands, pay band, pay bands, hourly pay, hourly wage, rate of pay, rates of pay, remuneration, what the job pays, what it pays, how much the job pays',
  describe: 'what a job pays, such as “£13 an hour” and “a salary of $60,000”',
  *find(draft) {
    yield* bands(draft)
    yield* paidSums(draft)
  },
})

/** Sums of money in the sentence of a word of pay. */
function* paidSums(draft: DetectorDraft): Generator<Span> {
  const { words, sentences } = draft
  const sums = price.find(draft)
  if (sums.length === 0) return
  const paid = new Set(pays(draft).map(({ first }) => words.sentence(first)))
  if (paid.size === 0) return
  let next = 0
  for (const sum of sums) {
    while (next < sentences.length && sentences[next].end <= sum.start) next++
    if (paid.has(next)) yield sum
  }
}
