import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isLinked } from './names/name-runs.ts'
import { wordFinder } from './phrases.ts'

const titles = wordFinder(
  'mr mrs ms miss mx dr prof professor sir dame lady lord rev reverend mister madam monsieur madame herr frau',
)
const courtesyTitles = wordFinder('mr mrs ms miss mx mister')

/** Titles before names. */
export const honorific = defineDetector({
  id: 'honorific',
  names:
    'honorific, honorifics, courtesy title, courtesy titles, titles before names, titles of persons, academic titles, personal titles, mr and mrs',
  describe: 'titles before names, such as “Mr” and “Dr”',
  find: (draft) => beforeNames(draft, titles),
})

/** Titles that everybody has. */
export const courtesyTitle = defineDetector({
  id: 'courtesy-title',
  names: 'plain courtesy title, plain courtesy titles, titles such as mr and mrs',
  describe: '“Mr”, “Mrs”, “Miss”, “Ms” and “Mx” before names',
  find: (draft) => beforeNames(draft, courtesyTitles),
})

function* beforeNames(
  draft: DetectorDraft,
  find: (draft: DetectorDraft) => readonly number[],
): Generator<Span> {
  const { words } = draft
  for (const at of find(draft)) {
    const isTitle = words.isCapital(at) && words.isCapital(at + 1) && isLinked(draft, at + 1)
    if (isTitle && !words.isAllCapitals(at)) yield { start: words.start(at), end: words.end(at) }
  }
}
