import { isDigit } from './characters.ts'
import { defineTextDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { phraseFinder } from './phrases.ts'

const inWords = phraseFinder('per cent, percent, pct')

/** Percentages by the way in which they are written. */
export const percent = defineTextDetector({
  id: 'percent',
  names:
    'percent sign, percent signs, per cent sign, per cent signs, percentage sign, percentage signs, percent symbol, percent symbols, percentage symbols, the percent sign, the percent symbol',
  describe: 'percentages in one way of writing, such as “5%” or “5 per cent”',
  parameter: {
    name: 'form',
    fallback: 'sign',
    choices: ['sign', 'word'],
    describe: '`sign` for “5%”, `word` for “5 per cent”',
  },
  *find(draft, form) {
    if (form === 'word') yield* inWords(draft)
    else yield* signsIn(draft)
  },
})

function* signsIn({ source, units }: DetectorDraft): Generator<Span> {
  for (let at = source.indexOf('%'); at !== -1; at = source.indexOf('%', at + 1)) {
    const before = units[at - 1] === 0x20 ? units[at - 2] : units[at - 1]
    if (units[at] === 0x25 && isDigit(before) && !isDigit(units[at + 1]))
      yield { start: at, end: at + 1 }
  }
}
