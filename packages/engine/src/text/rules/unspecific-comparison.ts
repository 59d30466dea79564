import type { Document } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { holdsDigits } from '../queries/context/points-back.ts'
import {
  hasAmountNear,
  lowerAt,
  sentenceEnds,
  sentenceHas,
} from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const GREATER =
  '(much|far|a lot|way|significantly|considerably|dramatically|so much|infinitely|vastly) (faster|cheaper|smarter|more (efficient|effective|powerful|productive|reliable))$'

/** “… much faster. The loop took minutes, …”: the next sentence tells how much. */
function isMeasuredNext(document: Document, word: number): boolean {
  const { sentences, words } = document
  const next = words.sentences[word] + 1
  if (next >= sentences.count) return false
  return (
    holdsDigits(document, next) ||
    sentenceHas(document, next, 'statistic') ||
    TIMES.test(document.source.slice(sentences.starts[next], sentences.ends[next]))
  )
}
const TIMES = /\b(milli)?seconds?\b|\bminutes?\b|\bhours?\b|\btimes\b|%/i

/** "Than" after the hit gives the comparison its other side. */
function hasObject(document: Document, first: number, last: number): boolean {
  const ends = sentenceEnds(document, first)
  for (let word = ends.first; word <= ends.last; word++) {
    if (word >= first && word <= last) continue
    if (['than', 'instead', 'although', 'though', 'while'].includes(lowerAt(document, word)))
      return true
  }
  return false
}

export default defineRule({
  id: 'unspecific-comparison',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A comparison that does not say what it is compared with.',
  fix: 'Say compared with what, and by how much.',
  phrases: [
    '(better|faster|easier|stronger|bigger|smarter|cheaper|safer|simpler|more (important|popular|accessible|powerful|relevant|connected|competitive|complex|efficient)) than ever (before|)',
    'like never before',
    '(now|) more than ever (before|)',
    '(a|an) (better|brighter|healthier|happier|smarter|simpler|more efficient|more sustainable|more productive|more fulfilling|more connected|more engaging|more effective|more meaningful|more inclusive) (future|tomorrow|life|world|you|lifestyle|society)',
    '(to|at) (the|a) (next|whole new) level',
    GREATER,
    'work smarter (,|) not harder',
    '(unlike|compared to|compared with) (other|others|most|many|traditional|conventional) (tools|products|solutions|companies|approaches|methods|options|platforms|brands|services|competitors|apps|systems)',
  ],
  accepts: ({ first, last, pattern }, document) =>
    !hasAmountNear(document, last) &&
    !hasObject(document, first, last) &&
    isAsserted(document, first) &&
    document.sentences.links[document.words.sentences[first]] === 0 &&
    (pattern !== GREATER || !isMeasuredNext(document, last)),
  explain: (quote) => `“${quote}” does not say compared with what, or by how much.`,
  examples: {
    bad: [
      'Trust matters «more than ever».',
      'The new one is «much faster».',
      'It connects us «like never before».',
      'Trust matters «more than ever». It fell by 12 percent.',
    ],
    good: [
      'The lookup is much faster. The loop took minutes.',
      'How much faster is it? It got a lot faster, see [the log](https://example.org/log).',
      'We were watched as never before.',
      'The bowl is small, though the other tastes much better.',
      'The new one is much faster than a horse.',
      'The new one is much faster: 40 ms.',
      'More than ever, in 1914, was lost.',
      'Ever more of it is read.',
      'Trust matters more than ever, although it rains.',
      'Is the new one much faster?',
      'The new one is much faster. It ran 12 km.',
      'Trust matters more than ever ([list](https://example.org/trust)).',
    ],
  },
})
