import type { Document } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { hasDetailNear, sentenceHas } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** In a story of one's own the reader needs no date. */
function isOwnStory(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  return (
    sentenceHas(document, sentence, 'first_person') ||
    sentenceHas(document, sentence, 'second_person')
  )
}

export default defineRule({
  id: 'vague-time',
  type: 'low_specificity',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A time without a date, a year or a length.',
  fix: 'Give the date, the year or the length of time.',
  phrases: [
    '(in|over|during|for) (recent|the past few|the last few|the last several|the past several|the past couple of|the last couple of) (years|decades|times|memory|history|centuries)',
    '(for|throughout) (many|several|countless|) (decades|centuries|ages|generations|millennia)',
    '(for|over) (many|several|countless) years',
    'in the (not too distant|not so distant|foreseeable) future',
    'some time ago',
    'in the (old days|olden days|modern era|modern age|digital age|modern world)',
    '^(nowadays|these days)',
    '(in modern times|in this day and age|at some point in history|from time immemorial|since ancient times|throughout history|since the dawn of (time|civilization|humanity|mankind)|once upon a time|as of late)',
    '(one day soon|eventually one day)',
  ],
  kinds: ['paragraph'],
  accepts: ({ first, last }, document) =>
    !hasDetailNear(document, last) &&
    !isOwnStory(document, first) &&
    !sentenceHas(document, document.words.sentences[first], 'modal') &&
    isAsserted(document, first),
  explain: (quote) => `“${quote}” does not say when.`,
  examples: {
    bad: [
      '«In recent years», trade has grown.',
      '«Nowadays», phones are cheap.',
      'The town has brewed beer «for centuries».',
    ],
    good: [
      'Conflicts go to the moderators as soon as possible.',
      'Recently, the host moved.',
      'The answer may be useful for decades.',
      'In recent years, Anna Reed led the firm.',
      'A force will stay for some time.',
      'It grew over the years.',
      'The rule falls in the coming weeks.',
      'The name may change at some point in the future.',
      'Historically, it was a mill.',
      'In recent years, since 2015, trade has grown.',
      'For two decades the town brewed beer.',
      'I was there some time ago.',
      'Read on: years of data follow.',
      'Nowadays, phones are cheap for you.',
      'Run `tea`. Nowadays, phones are cheap.',
      'Nowadays, are phones cheap?',
    ],
  },
})
