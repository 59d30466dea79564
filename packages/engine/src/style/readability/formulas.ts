import type { TextCounts } from './text-counts.ts'

/** A readability formula; 0 for a text without a sentence. */
export type Formula = (counts: TextCounts) => number

const guarded =
  (formula: Formula): Formula =>
  (counts) =>
    counts.words === 0 || counts.sentences === 0 ? 0 : formula(counts)

/** Flesch reading ease, 0 hard to 100 easy (Flesch 1948, "A new readability yardstick", Journal of Applied Psychology 32). */
export const fleschReadingEase = guarded(
  ({ words, sentences, syllables }) =>
    206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words),
)

/** Flesch-Kincaid grade level (Kincaid, Fishburne, Rogers and Chissom 1975, US Navy report 8-75). */
export const fleschKincaidGrade = guarded(
  ({ words, sentences, syllables }) =>
    0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
)

/** Gunning fog index, a grade (Gunning 1952, "The technique of clear writing"). */
export const gunningFog = guarded(
  ({ words, sentences, complexWords }) => 0.4 * (words / sentences + (100 * complexWords) / words),
)

/** SMOG grade by the exact regression (McLaughlin 1969, "SMOG grading", Journal of Reading 12); made for 30 sentences. */
export const smogIndex = guarded(
  ({ sentences, polysyllables }) => 1.043 * Math.sqrt((polysyllables * 30) / sentences) + 3.1291,
)

/** Automated readability index, a grade (Senter and Smith 1967, US Air Force report AMRL-TR-66-220). */
export const automatedReadabilityIndex = guarded(
  ({ words, sentences, letters }) => 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43,
)

/** Coleman-Liau index, a grade (Coleman and Liau 1975, Journal of Applied Psychology 60). */
export const colemanLiauIndex = guarded(
  ({ words, sentences, letters }) => (5.88 * letters) / words - (29.6 * sentences) / words - 15.8,
)

/** Share of unfamiliar words in percent from which the adjusted score gets its constant. */
const UNFAMILIAR = 5

/** Dale-Chall score with the 1995 list: 4.9 is grade 4 or below, 9.9 college (Dale and Chall 1948; Chall and Dale 1995). */
export const daleChallScore = guarded(({ words, sentences, unfamiliarWords }) => {
  const percent = (100 * unfamiliarWords) / words
  const raw = 0.1579 * percent + 0.0496 * (words / sentences)
  return percent > UNFAMILIAR ? raw + 3.6365 : raw
})

/** LIX, 20 very easy to 60 very hard (Björnsson 1968, "Läsbarhet"). */
export const lix = guarded(
  ({ words, sentences, longWords }) => words / sentences + (100 * longWords) / words,
)
