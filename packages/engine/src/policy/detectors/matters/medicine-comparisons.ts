import type { DetectorDraft, Span } from '../detector-draft.ts'
import { medicineName } from '../names/medicine-name.ts'
import { wordFinder } from '../phrases.ts'

const signs = wordFinder('than outperforms outperformed beats superior')
const better =
  '(?:better|worse|safer|riskier|faster|quicker|stronger|weaker|gentler|milder|kinder|(?:more|less) (?:effective|effectively|safe|harmful|dangerous|reliable|powerful|toxic|addictive)|(?:fewer|more|milder) side effects)'
const before = new RegExp(
  `\\b(?:${better} (?:[a-z-]+ ){0,6}than|superior to|outperform(?:s|ed)|beats) (?:[a-z-]+ ){0,3}$`,
  'iu',
)

/** Characters before a medicine that are read for what it is compared by. */
const REACH = 100

/** “Naproxen works better than ibuprofen”: one medicine that is better or safer than another. */
export function* medicineComparisons(draft: DetectorDraft): Generator<Span> {
  const { words, prose, sentences } = draft
  const compared = new Set(signs(draft).map((at) => words.sentence(at)))
  if (compared.size === 0) return
  const places = [...compared].map((at) => sentences[at]).filter((each) => each !== undefined)
  let next = 0
  for (const name of medicineName.find(draft, 'any')) {
    while (next < places.length && places[next].end <= name.start) next++
    const place = places[next]
    if (place === undefined) return
    const from = Math.max(place.start, name.start - REACH)
    const found = before.exec(prose.slice(from, Math.max(from, name.start)))
    if (found !== null) yield { start: from + found.index, end: name.end }
  }
}
