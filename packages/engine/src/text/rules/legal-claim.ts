import { isSoftwareText } from '../queries/genre/software-text.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'legal-claim',
  type: 'unsupported_claim',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A statement about the law that names no law and no country.',
  fix: 'Name the law and the country.',
  phrases: [
    '(is|are) (perfectly|completely|totally|entirely|fully|absolutely|100|strictly|now|) (legal|illegal|unlawful|against the law) (everywhere|to) (this|your|our|most|all|every|any|the|do|use|own|sell|buy|have|be)',
    '(is|are) (required|prohibited|forbidden|banned|protected|mandated) by law',
    "(you|we|they|companies|employers|everyone) (are|is|'re|) legally (required|obliged|obligated|entitled|allowed|bound|responsible) to",
    '(legally|law) (requires|require) (that|you|all|every|employers|companies)',
    'the law (requires|says|states|forbids|prohibits|allows|protects) (that|you|all|every|anyone|employers|companies|it)',
    "(it is|it's) (a crime|a felony|a criminal offence|a criminal offense|against the law|your right|your legal right|illegal|unlawful) to",
    '(violates|violate|violating|breaks) the (law|constitution)',
  ],
  accepts: (hit, document) => !isSoftwareText(document) && lacksSupport(hit, document),
  explain: (quote) => `“${quote}” does not say which law, or in which country.`,
  examples: {
    bad: [
      '«It is illegal to» sell tea at night.',
      'Masks «are required by law» here.',
      '«Employers are **legally**\nrequired to» pay.',
    ],
    good: [
      'It moves the question from what is legal to how much it costs.',
      'The Tea Act of 1773 says that it is illegal to sell tea at night.',
      'The law firm requires two forms.',
      'Tea is legal tender in no place.',
      'It is illegal to sell tea at night ([law](https://example.org/law)).',
      'Run `tea`. Masks are required by law here.',
    ],
  },
})
