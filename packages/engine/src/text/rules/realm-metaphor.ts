import type { Document } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

function opensSentence(document: Document, word: number): boolean {
  return document.sentences.firstWords[document.words.sentences[word]] === word
}

export default defineRule({
  id: 'realm-metaphor',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A “realm”, “world” or “landscape” that adds nothing.',
  fix: 'Delete the metaphor and name the subject.',
  phrases: [
    'in the (realm|realms|world|landscape|arena) of',
    '(digital|modern|competitive|evolving|technological|cultural|business|educational|healthcare|changing) landscape',
    "(navigate|navigating|navigates) (the|a|this|life's|these) (_|) (_|) (world|landscape|realm|waters|terrain|maze) of",
    '(the|this|a) (fascinating|exciting|wonderful|vast|complex|intricate|magical|vibrant|captivating|enchanting|ever changing|ever evolving) (world|realm|landscape) of',
    '(the|) (world|realm) of (possibilities|opportunities|opportunity|imagination|wonder|flavors|flavours|adventure|creativity|innovation)',
  ],
  accepts: ({ first, last, pattern }, document) =>
    !pattern.startsWith('in the (realm') ||
    /realm|sphere|arena|landscape/i.test(document.textOf(first, last)) ||
    opensSentence(document, first),
  explain: (quote) => `“${quote}” adds a metaphor and no meaning.`,
  examples: {
    bad: [
      '«In the realm of» music, taste rules.',
      '«The fascinating world of» pumps.',
      'The «digital\nlandscape» of law.',
      '«In the realm of» music, taste rules.',
      'It is «the fascinating world of» pumps.',
      'He rules «in the realm of» music.',
      '«In the world of» music, taste rules.',
    ],
    good: [
      'The realm of the king was large.',
      'A landscape of hills.',
      'The world of 1900 had no radio.',
      'He lives in the world of music.',
    ],
  },
})
