import { defineTextDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { opensSentence, wordFinder } from './phrases.ts'
import { spellings } from './spelling-pairs.ts'

/** Words as they are spelled on one side of the Atlantic alone. */
export const spelling = defineTextDetector({
  id: 'spelling',
  names:
    'american spelling, american spellings, us spelling, us spellings, american forms, american english, us english, americanisms, american words, spellings from the us, american spelling of words, american spelling variants',
  describe:
    'words in that spelling, such as “color” or “colour”; “-ize” is good English in both countries, and names with a capital do not count',
  parameter: {
    name: 'spelling',
    fallback: 'american',
    choices: ['american', 'british'],
    describe: 'The spelling that is found',
  },
  *find(draft, side) {
    const { words } = draft
    for (const at of (side === 'british' ? britishWords : americanWords)(draft)) {
      const isName = words.isCapital(at) && !words.isAllCapitals(at) && !opensSentence(draft, at)
      if (!isName && !isInAddress(draft, at)) yield { start: words.start(at), end: words.end(at) }
    }
  },
})

/** “color:” of a style sheet, “center.js”. */
function isInAddress({ words, prose }: DetectorDraft, at: number): boolean {
  return (
    /[@/_.]/.test(prose[words.start(at) - 1] ?? '') ||
    /^(?:[/_=(@]|\.\w)/.test(prose.slice(words.end(at), words.end(at) + 2))
  )
}

const britishWords = wordFinder(() => spellings('british'))
const americanWords = wordFinder(() => spellings('american'))
