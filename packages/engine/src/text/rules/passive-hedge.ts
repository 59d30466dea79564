import { type Document, SEPARATOR } from '../document/document.ts'
import { OPAQUE_WORD } from '../document/vocabulary.ts'
import { isDenied, isSupposed } from '../queries/context/not-asserted.ts'
import { isName, lowerAt, sentenceEnds, sentenceHas } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const HELD =
  '(believed|thought|said|known|argued|claimed|suggested|assumed|presumed|speculated|estimated|felt|hoped|considered|alleged|rumored|rumoured|reported|understood|recognized|recognised|accepted|acknowledged|theorized|theorised|hypothesized|hypothesised|noted|stated|supposed|feared|agreed)'

/** "… by Anna Reed", a link or code in the sentence: the reader can look it up. */
function isAttributed(document: Document, first: number, last: number): boolean {
  if (isSupposed(document, first) || isDenied(document, first)) return true
  const sentence = document.words.sentences[first]
  if (document.sentences.links[sentence] > 0 || sentenceHas(document, sentence, 'second_person'))
    return true
  const ends = sentenceEnds(document, first)
  for (let word = ends.first; word <= ends.last; word++) {
    if (document.words.ids[word] === OPAQUE_WORD) return true
  }
  // "Must be considered" rules and "is not expected" denies; neither reports a belief.
  const before = lowerAt(document, first - 1)
  if (lowerAt(document, first) === 'be') return true
  if (before === 'must' || before === 'should' || before === 'will' || before === 'not') return true
  for (let word = first; word <= last; word++) if (lowerAt(document, word) === 'not') return true
  for (let word = last; word <= ends.last; word++) {
    // “Is said to be hot if …” defines a word.
    if (lowerAt(document, word) === 'if') return true
    if ((document.words.separators[word] & SEPARATOR.quote) !== 0) return true
    if (lowerAt(document, word) === 'by' && word < ends.last && isName(document, word + 1))
      return true
  }
  return (document.sentences.punctuation[sentence] & SEPARATOR.quote) !== 0 && ends.first === first
}

export default defineRule({
  id: 'passive-hedge',
  type: 'hedging_and_absolutes',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A passive that hides whose view it is.',
  fix: 'Say who thinks so, or give the reason.',
  phrases: [
    `it (is|was|has been) (_|) ${HELD} that`,
    '<copula> (_|) (believed|thought|said|rumored|rumoured|alleged|reputed|speculated|claimed) to',
    '<copula> (also|commonly|frequently|generally|often|sometimes|usually|widely) (regarded|acknowledged|hailed|touted) as',
    '<copula> (hailed|touted) as',
    '<copula> (often|generally|widely|sometimes|usually) considered',
    '<copula> (considered|regarded) (one of|by (some|many|most)|the (most|best|first|greatest|finest|father|founder))',
    '<copula> widely (believed|thought|considered|regarded|accepted|known|seen|viewed|held|assumed|acclaimed|recognized|recognised|acknowledged|criticized|criticised|praised)',
    '(could|may|might) be (argued|said|thought|considered|regarded) (that|to be|as)',
  ],
  accepts: ({ first, last }, document) => !isAttributed(document, first, last),
  explain: (quote) => `“${quote}” does not say who thinks so.`,
  examples: {
    bad: [
      '«It is believed that» the wall is older.',
      'She «is widely regarded as» a pioneer.',
      'The town «is **said**\nto» have two gates.',
      'The town «is said to» have two gates by the road.',
    ],
    good: [
      'A journal is said to be hot if it must be rolled back.',
      'The tool was also cited as a barrier.',
      'Both are considered to be one connection.',
      'The package is assumed to be fixed.',
      'It is said to run “in the background”.',
      'It seems like an overreaction.',
      'The exercise would be perceived as a waste of time.',
      'It is expected that teams keep a charter.',
      'The method can be viewed as an instance of it.',
      'It is possible that the pump is too small.',
      'It can be assumed that both have one type.',
      'An order that is considered a priority comes first.',
      'Historians of the abbey believe that the wall is older.',
      'It is believed by Anna Reed that the wall is older.',
      'We agreed that it is late.',
      'The path is assumed to be relative to `root`.',
      'The town is said to have two gates for you.',
      'The town is said to have two gates ([map](https://example.org/map)).',
      'Run `tea`. The town is said to have two gates.',
      'Some ask whether the town is said to have two gates.',
      'No town is said to have two gates.',
      'The town is said to own https://example.org now.',
      'It should be widely known.',
      'The town is said to have two gates by Mr Reed.',
    ],
  },
})
