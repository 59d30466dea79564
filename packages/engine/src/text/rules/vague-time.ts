import type { Document } from '../document.ts'
import { hasAmountNear, sentenceHas } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

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
  silentIn: ['software'],
  summary: 'A time that is named without a date, year or length.',
  fix: 'Give the date, the year or the length of time.',
  phrases: [
    '(in|over|during|for) (recent|the past few|the last few|the last several|the past several|the past couple of|the last couple of) (years|decades|times|memory|history|centuries)',
    '(for|over|through|throughout|across) (many|several|countless|) (decades|centuries|ages|generations|millennia)',
    '(for|over) (many|several|countless) years',
    'in the (not too distant|not so distant|foreseeable) future',
    '(some|a (long|short|little|good|)) (time|while) ago',
    '(long|not so long|not long) ago',
    'in the (old days|olden days|modern era|modern age|digital age|modern world)',
    '^(recently|lately|nowadays|these days)',
    '(in modern times|in this day and age|at some point in history|from time immemorial|since ancient times|throughout history|since the dawn of (time|civilization|humanity|mankind)|once upon a time|as of late)',
    '(sooner or later|one day soon|in due course|eventually one day|as soon as possible)',
  ],
  kinds: ['paragraph'],
  accepts: ({ first, last }, document) =>
    !hasAmountNear(document, last) && !isOwnStory(document, first),
  explain: (quote) => `“${quote}” names no date, year or length of time.`,
  examples: {
    bad: [
      '«In recent years», trade has grown.',
      '«Nowadays», phones are cheap.',
      'The town has brewed beer «for centuries».',
    ],
    good: [
      'A force will stay for some time.',
      'It grew over the years.',
      'The rule falls in the coming weeks.',
      'The name may change at some point in the future.',
      'Historically, it was a mill.',
      'In recent years, since 2015, trade has grown.',
      'For two decades the town brewed beer.',
      'I was there some time ago.',
      'Read on: years of data follow.',
    ],
  },
})
