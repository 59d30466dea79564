import { isBeforeComma } from '../queries/context/before-comma.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/**
 * Sentences without any statement of their own; the others make a claim, if a worn one. “That’s not all” is
 * left out: it denies, and a revision takes no denial away.
 */
const saysNothing =
  /^(let that sink in|(and |so |but |)here's (the thing|the kicker|the catch)|sounds? (familiar|simple)|(and |but |so |)(that's|that is) (just the beginning|only the beginning)|the (answer|solution) is simple|(you|we) (heard|read) that right|rest assured|trust me|believe me|make no mistake|mark my words)$/i

export default defineRule({
  id: 'filler-sentence',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations'],
  summary: 'A sentence that can be deleted without loss.',
  fix: 'Delete the sentence.',
  phrases: [
    '^(this|that|it) (is|was) (no|not an|not a|hardly an|hardly a) (easy|small|simple|mean) (task|feat|thing|matter|undertaking|accomplishment)$',
    '^(but|and|) the (answer|reason|result|solution|choice|message|lesson|question|takeaway) is (simple|clear|yes|obvious|undeniable|yours|straightforward)$',
    "^(and|but|so|) (that's|that is|this is) (not all|just the beginning|only the beginning|just the start|where it gets interesting|where things get interesting|the beauty of it|what makes it special|the real question|no accident)$",
    "^(it's|it is) (that|as) (simple|easy) (as that|)$",
    '^let that sink in$',
    "^(and|so|but|) here's (the thing|why|the kicker|the catch|the truth|the deal|the twist)$",
    '^(sound|sounds) (familiar|simple|good|too good to be true)$',
    '^(the|but the) stakes (are|were|have never been) (high|higher)$',
    '^this (changes everything|is huge|is not just a trend|is where it gets interesting)$',
    '^(and|but|) the best part$',
    '^(rest assured|trust me|believe me|make no mistake|mark my words)',
    '^(the|) (choice|decision|rest) is (yours|up to you)$',
    '^(you|we) (heard|read) (that|it|me) right$',
    "^(but|and) (wait|that's not all) , (there's|there is) more$",
    "^(not only that|that's not all|but that's not all)",
    '^(no|not) (wonder|surprise) (there|here|then)$',
    '^every (little bit|bit|second|moment|detail|choice) (counts|matters)$',
  ],
  accepts: ({ last, pattern }, document) =>
    !/mark my words|not only that/.test(pattern) || isBeforeComma(document, last),
  suggest: (quote) => {
    return saysNothing.test(quote) ? '' : undefined
  },
  explain: (quote) => `“${quote}” can be deleted without loss.`,
  examples: {
    bad: [
      'They moved the bridge. «This is no easy task».',
      '«The answer is simple». It rained.',
      '«Make no\nmistake», it rained.',
    ],
    good: [
      '“Trust me, I know the law,” he said.',
      'This is no easy task for one man with a spade.',
      'The answer is simple arithmetic.',
      'The rest is up to you and the court.',
      'Trust me and go.',
    ],
  },
})
