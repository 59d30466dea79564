import { pointsBack } from '../queries/points-back.ts'
import { holdsYear, lacksSupport } from '../queries/support.ts'
import { defineRule } from './define-rule.ts'

const verbs =
  'show|shows|showed|shown|suggest|suggests|suggested|indicate|indicates|indicated|find|finds|found|reveal|reveals|revealed|confirm|confirms|confirmed|prove|proves|proved|proven|demonstrate|demonstrates|demonstrated|point to|points to|support|supports|link|links|linked|estimate|estimates|estimated|conclude|concluded'

export default defineRule({
  id: 'unnamed-study',
  type: 'weak_provenance',
  severity: 'medium',
  summary: 'A finding credited to a study, to research or to data that nobody could look up.',
  fix: 'Name the study, its year and who made it, or link to it.',
  phrases: [
    `(a|an|one|another) (recent|new|large|major|small|scientific|landmark|2-year|groundbreaking|) (study|survey|report|poll|analysis|experiment|trial|review) (has|recently|also|even|) (${verbs})`,
    `(recent|new|several|many|most|numerous|multiple|some|various|countless|scientific|other|more recent|) (studies|surveys|polls|trials|experiments) (have|also|consistently|repeatedly|even|have consistently|have also|) (${verbs})`,
    `(recent|new|scientific|current|growing|mounting|extensive|some|) (research|evidence|science|literature) (has|also|consistently|clearly|increasingly|now|even|has consistently|has also|) (${verbs})`,
    `(statistics|figures|data|numbers) (show|shows|suggest|suggests|indicate|indicates|reveal|reveals|prove|confirm) (that|how|a)`,
    'science (says|tells us|has spoken|is clear)',
    'history (shows|has shown|tells us|teaches us|has taught us|proves) (that|)',
    '(studies|research) (has|have) been (done|conducted|carried out) (that|which) (show|shows|prove|proves|suggest)',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    !pointsBack(document, hit.first) &&
    !holdsYear(document, document.words.sentences[hit.first]),
  explain: (quote) => `“${quote}” cites a finding without saying which one.`,
  examples: {
    bad: [
      '«Studies show» that walking lowers the pulse.',
      '«Studies have shown» that it lowers the pulse by 47 percent.',
      '«A recent study found» that cats dream.',
      'Cats dream, as «scientific research has shown».',
      '«Research **consistently** suggests» that pupils read less.',
      '«Statistics show that» rents rise.',
    ],
    good: [
      'Studies by Karolinska in 2019 show that walking lowers the pulse.',
      'A recent study of cats will follow.',
      'Our research shows a gap.',
      'The study found no link.',
      'A recent study found that cats dream (Jouvet 1979).',
      'Studies showing the harbour hang in the hall.',
    ],
  },
})
