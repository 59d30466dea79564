import { type Document, GAP } from '../document.ts'
import { loadedAdjectives, loadedNouns, loadedVerbs } from '../lexicons/loaded-wording.ts'
import { holdsName } from '../queries/support.ts'
import { lowerAt, sentenceEnds, sentenceHas } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

/** Words that also have a plain sense: a sham marriage, the mob of a game, horrific wounds. */
const AMBIGUOUS = new Set([
  'mob',
  'mobs',
  'elites',
  'sham',
  'botched',
  'bungled',
  'blasted',
  'crooked',
  'rabid',
  'radicals',
  'extremists',
  'dystopian',
  'unhinged',
  'indoctrination',
  'horrific',
  'egregious',
  'absurd',
  'scandalous',
  'infamous',
  'hoax',
])

/** What is judged has a name: a verdict in a story or on a thing is no slant. */
function judgesSomebody(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  if (AMBIGUOUS.has(lowerAt(document, word))) return false
  return holdsName(document, sentence) && !sentenceHas(document, sentence, 'first_person')
}

/** The word is somebody's own, or has its plain sense in company ("slammed on the brakes", "mob cap"). */
function isQuoted(document: Document, first: number, last: number): boolean {
  const { gaps } = document.words
  if ((gaps[first] & GAP.quote) !== 0) return true
  const sentence = document.words.sentences[first]
  if ((document.sentences.punctuation[sentence] & GAP.quote) !== 0) return true
  if (last >= sentenceEnds(document, last).last) return false
  return PLAIN.has(lowerAt(document, last + 1))
}

const PLAIN = new Set([
  'on',
  'into',
  'shut',
  'against',
  'cap',
  'programming',
  'theatre',
  'theater',
  'show',
  'shows',
])

export default defineRule({
  id: 'loaded-wording',
  type: 'hedging_and_absolutes',
  severity: 'low',
  silentIn: ['software'],
  summary: 'A word that passes judgement where a description should stand.',
  fix: 'Describe what happened and let the reader judge.',
  phrases: [
    loadedAdjectives.join('|'),
    loadedNouns.join('|'),
    loadedVerbs.join('|'),
    '(so-called|self-styled|self-proclaimed) (<vague_agent>|leader|leaders|activist|activists|journalist|journalists|elite|elites|science|news|justice|reform|reforms|solution|progressive|liberal|conservative|patriots|moderates)',
    '(far-left|far-right|hard-left|hard-right|radical left|radical right|loony left|lunatic|rabid|crazed|woke|fake news|mainstream media|lamestream|deep state|nanny state) (mob|mobs|agenda|ideology|activists|activist|media|propaganda|crowd|lies|narrative|politicians|policies|elites|brigade|nonsense|madness)',
    '(ram|ramming|shove|shoving|forced|force) (down|it down|this down) (our|their|the) throats',
    '(pure|utter|complete|sheer|total|absolute) (nonsense|madness|insanity|stupidity|ignorance|incompetence|garbage|rubbish|chaos|hypocrisy|disgrace|lunacy)',
  ],
  accepts: ({ first, last, pattern }, document) =>
    !isQuoted(document, first, last) &&
    (pattern.startsWith('(') || judgesSomebody(document, first)),
  explain: (quote) => `“${quote}” judges instead of describing what happened.`,
  examples: {
    bad: [
      'The «disgraceful» vote of the Leeds council came late.',
      'The minister «slammed» Ann Lee.',
      'It was **«utter**\nnonsense».',
    ],
    good: [
      'A botched change of hands cost Britain a medal.',
      'The test catches the most egregious mistakes.',
      'A story may need a dystopian society.',
      'The minister called the plan "disgraceful".',
      'The vote came late.',
      'She slammed on the brakes.',
      'A mob cap is made of linen.',
    ],
  },
})
