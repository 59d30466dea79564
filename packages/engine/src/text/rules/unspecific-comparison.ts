import type { Document } from '../document.ts'
import { hasAmountNear, lowerAt, sentenceEnds } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

/** "Than" behind the hit gives the comparison its other side. */
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
  summary: 'A comparison without what it is compared with.',
  fix: 'Say than what, and by how much.',
  phrases: [
    '(better|faster|easier|stronger|bigger|smarter|cheaper|safer|simpler|more (important|popular|accessible|powerful|relevant|connected|competitive|complex|efficient)) than ever (before|)',
    'like never before',
    '(now|) more than ever (before|)',
    '(a|an) (better|brighter|healthier|happier|smarter|simpler|more efficient|more sustainable|more productive|more fulfilling|more connected|more engaging|more effective|more meaningful|more inclusive) (future|tomorrow|life|world|you|lifestyle|society)',
    '(to|at) (the|a) (next|whole new) level',
    '(much|far|a lot|way|significantly|considerably|dramatically|so much|infinitely|vastly) (better|faster|cheaper|smarter|more (efficient|effective|powerful|productive|reliable|enjoyable))$',
    'work smarter (,|) not harder',
    '(unlike|compared to|compared with) (other|others|most|many|traditional|conventional) (tools|products|solutions|companies|approaches|methods|options|platforms|brands|services|competitors|apps|systems)',
  ],
  accepts: ({ first, last }, document) =>
    !hasAmountNear(document, last) && !hasObject(document, first, last),
  explain: (quote) => `“${quote}” compares without saying with what or by how much.`,
  examples: {
    bad: [
      'Trust matters «more than ever».',
      'The new one is «much faster».',
      'It connects us «like never before».',
    ],
    good: [
      'We were watched as never before.',
      'The bowl is small, though the other tastes much better.',
      'The new one is much faster than a horse.',
      'The new one is much faster: 40 ms.',
      'More than ever, in 1914, was lost.',
      'Ever more of it is read.',
    ],
  },
})
