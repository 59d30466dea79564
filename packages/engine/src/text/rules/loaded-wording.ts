import { type Document, SEPARATOR, SHAPE } from '../document/document.ts'
import { isSupposed } from '../queries/context/not-asserted.ts'
import { sentenceHas } from '../queries/context/surroundings.ts'
import { holdsName } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/**
 * Words of contempt in every sense. Longer lists, after news sentences that readers marked as biased,
 * also met sham marriages, the mobs of games and horrific wounds: two hits in three were wrong.
 */
const CONTEMPT =
  '(disgraceful|shameful|despicable|contemptible|preposterous|laughable|pathetic|idiotic|moronic|brainless|clueless|gutless|spineless|hypocritical|tone-deaf|grifter|grifters|charlatan|charlatans|nutjob|nutjobs|morons|cronies|lackeys|stooge|stooges|scaremongering|fearmongering|fanatics)'

/** What is judged has a name: a verdict in a story or on a thing is no slant. */
function judgesSomebody(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  // A capital is in a title: the directors of “Shameless”.
  if ((document.words.flags[word] & SHAPE.capital) !== 0) return false
  return holdsName(document, sentence) && !sentenceHas(document, sentence, 'first_person')
}

/** The word is somebody's own. */
function isQuoted(document: Document, first: number): boolean {
  if ((document.words.separators[first] & SEPARATOR.quote) !== 0) return true
  const sentence = document.words.sentences[first]
  return (document.sentences.punctuation[sentence] & SEPARATOR.quote) !== 0
}

export default defineRule({
  id: 'loaded-wording',
  type: 'hedging_and_absolutes',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A word that judges instead of describing.',
  fix: 'Describe what happened, and let readers judge.',
  phrases: [
    CONTEMPT,
    '(so-called|self-styled|self-proclaimed) (<vague_agent>|leader|leaders|activist|activists|journalist|journalists|elite|elites|science|news|justice|reform|reforms|solution|progressive|liberal|conservative|patriots|moderates)',
    '(far-left|far-right|hard-left|hard-right|radical left|radical right|loony left|lunatic|rabid|crazed|woke|fake news|mainstream media|lamestream|deep state|nanny state) (mob|mobs|agenda|ideology|activists|activist|media|propaganda|crowd|lies|narrative|politicians|policies|elites|brigade|nonsense|madness)',
    '(ram|ramming|shove|shoving|forced|force) (down|it down|this down) (our|their|the) throats',
    '(pure|utter|complete|sheer|total|absolute) (nonsense|madness|insanity|stupidity|ignorance|incompetence|garbage|rubbish|hypocrisy|disgrace|lunacy)',
  ],
  accepts: ({ first, pattern }, document) =>
    !isQuoted(document, first) &&
    !isSupposed(document, first) &&
    (pattern !== CONTEMPT || judgesSomebody(document, first)),
  explain: (quote) => `“${quote}” judges instead of describing.`,
  examples: {
    bad: [
      'The «disgraceful» vote of the Leeds council came late.',
      'The «spineless» council of Leeds gave in.',
      'It was **«utter**\nnonsense».',
    ],
    good: [
      'The minister slammed the plan of Ann Lee.',
      'The directors of Shameless and of Hustle came.',
      'A botched change of hands cost Britain a medal.',
      'The test catches the most egregious mistakes.',
      'A story may need a dystopian society.',
      'The minister called the plan "disgraceful".',
      'The vote came late.',
      'She slammed on the brakes.',
      'A mob cap is made of linen.',
      'It was “utter nonsense”, they said.',
      'Was it utter nonsense?',
      'Run `tea`. It was utter nonsense.',
      'We met the spineless council of Leeds.',
      'The spineless worm lives here.',
      'The council of Leeds was “spineless” then.',
      '“Doors” reports that spineless men of Leeds gave in.',
    ],
  },
})
