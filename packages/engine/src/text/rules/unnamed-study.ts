import { CLAUSE_BREAK, type Document } from '../document/document.ts'
import { sentenceHas } from '../queries/class-tests.ts'
import { isAsserted, isFollowedBy } from '../queries/context/not-asserted.ts'
import { pointsBack } from '../queries/context/points-back.ts'
import { lowerAt } from '../queries/context/surroundings.ts'
import { holdsName, holdsYear, lacksSupport, supportIn } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const verbs =
  'show|shows|showed|shown|suggest|suggests|suggested|indicate|indicates|indicated|find|finds|found|reveal|reveals|revealed|confirm|confirms|confirmed|prove|proves|proved|proven|demonstrate|demonstrates|demonstrated|point to|points to|linked|estimate|estimates|estimated|conclude|concluded'

/** The sentence before carries the citation, or a public body comes before the figures. */
function isCitedBefore(document: Document, word: number): boolean {
  const sentence = document.words.sentences[word]
  if (['government', 'official'].includes(lowerAt(document, word - 1))) return true
  return sentence > 0 && supportIn(document, sentence - 1) !== undefined
}

const CLAUSE = new Set(['that', 'how', 'a'])

/** “Your user research”, “our own usage data”: the reader or the team has it. */
function isOwned(document: Document, word: number): boolean {
  const before = word - 2
  const { words, sentences } = document
  if (before < sentences.firstWords[words.sentences[word]]) return false
  if (
    (words.separators[word] & CLAUSE_BREAK) !== 0 ||
    (words.separators[word - 1] & CLAUSE_BREAK) !== 0
  )
    return false
  return ['your', 'our', 'my', 'their', 'the', 'its', 'this', 'these'].includes(
    lowerAt(document, before),
  )
}

/** Sentences after a finding in which a report names the study: “The survey by …”. */
const REACH = 3

/** News opens with the finding and names the study a sentence or two later; essays do not. */
function isNamedSoon(document: Document, word: number): boolean {
  const { sentences, words } = document
  const sentence = words.sentences[word]
  const end = Math.min(sentences.count, sentence + REACH + 1)
  for (let next = sentence + 1; next < end; next++) {
    if (sentences.links[next] > 0) return true
    if (!sentenceHas(document, next, 'source_noun')) continue
    if (holdsName(document, next) || holdsYear(document, next)) return true
  }
  return false
}

export default defineRule({
  id: 'unnamed-study',
  type: 'weak_provenance',
  severity: 'medium',
  summary: 'A finding credited to a study or to data that nobody could look up.',
  fix: 'Name the study, its year and who made it, or link to it.',
  phrases: [
    `(a|an|one|another) (recent|new|large|major|small|scientific|landmark|2-year|groundbreaking|) (study|survey|report|poll|analysis|trial|review) (has|recently|also|even|) (${verbs})`,
    `(recent|new|several|many|most|numerous|multiple|some|various|countless|scientific|other|more recent|) (studies|surveys|polls|trials) (have|also|consistently|repeatedly|even|have consistently|have also|) (${verbs})`,
    `(recent|new|scientific|current|growing|mounting|extensive|some|) (research|science|literature) (has|also|consistently|clearly|increasingly|now|even|has consistently|has also|) (${verbs})`,
    `(statistics|figures|data|numbers) (show|shows|suggest|suggests|indicate|indicates|reveal|reveals|prove|confirm)`,
    'science (says|tells us|has spoken|is clear)',
    'history (shows|has shown|tells us|teaches us|has taught us|proves) (that|)',
    '(studies|research) (has|have) been (done|conducted|carried out) (that|which) (show|shows|prove|proves|suggest)',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    isAsserted(document, hit.first) &&
    (!hit.pattern.startsWith('(statistics') || isFollowedBy(document, hit.last, CLAUSE)) &&
    !pointsBack(document, hit.first) &&
    !isOwned(document, hit.first) &&
    !isNamedSoon(document, hit.first) &&
    !isCitedBefore(document, hit.first) &&
    !holdsYear(document, document.words.sentences[hit.first]),
  explain: (quote) => `“${quote}” cites a finding without saying which one.`,
  examples: {
    bad: [
      '«Studies show» that walking lowers the pulse.',
      '«Studies have shown» that it lowers the pulse by 47 percent.',
      '«A recent study found» that cats dream.',
      'Cats dream, as «scientific research has shown».',
      '«Research **consistently** suggests» that pupils read less.',
      '«Statistics show» that rents rise.',
      'It rained. «Statistics show» that rents rise.',
      '«Statistics show» that rents rise. It rained.',
      '«Statistics show» that rents rise. It rained. The survey is old.',
    ],
    good: [
      'Add a page if your user research shows that it is needed.',
      'Your usage data shows that few read it.',
      'Check whether studies show an effect.',
      'Rents rose (Lee 2019). Studies show that wages did not.',
      'Government statistics show that half of them own one.',
      'Cats dream, a survey suggests. They twitch. The survey by Mirapoint asked 40 owners.',
      'Experiments show that the model learns.',
      'Evidence suggests that he knelt.',
      'Studies by Karolinska in 2019 show that walking lowers the pulse.',
      'A recent study of cats will follow.',
      'Our research shows a gap.',
      'The study found no link.',
      'A recent study found that cats dream (Jouvet 1979).',
      'Studies showing the harbour hang in the hall.',
      'Statistics show rising rents.',
      'Statistics show that rents rose in 2019.',
      'As Leeds University says, statistics show that rents rise.',
      'Statistics show that rents rise. It rained. See the [list](https://example.org/rents).',
      'Statistics show that rents rise. It rained. The survey by Leeds University is old.',
      'Statistics show that rents rise. It rained. The survey was made in 2019.',
    ],
  },
})
