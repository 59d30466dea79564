import { type Document, SEPARATOR } from '../document/document.ts'
import {
  hasDetailNear,
  hasInstanceAfter,
  lowerAt,
  sentenceEnds,
} from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const HOW = new Set([
  'by',
  'using',
  'with',
  'until',
  'before',
  'because',
  'if',
  'when',
  'so',
  'through',
  'via',
])

/** A means, a condition or a reason is in the sentence, or an instance after it. */
function tellsHow(document: Document, last: number): boolean {
  const ends = sentenceEnds(document, last)
  for (let word = last + 1; word <= ends.last; word++) {
    if (
      HOW.has(lowerAt(document, word)) ||
      (document.words.separators[word] & SEPARATOR.colon) !== 0
    )
      return true
  }
  return hasInstanceAfter(document, last)
}

export default defineRule({
  id: 'advice-without-how',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'Advice that gives a goal but no step towards it.',
  fix: 'Say what to do, and how to tell that it worked.',
  phrases: [
    "^(make sure|be sure|remember|try|always try|strive|aim|don't forget|it is important|it's important|it is essential|it is crucial|it is vital|it's essential|it's crucial|take the time) to (optimize|optimise|enhance|stay (informed|organized|organised|positive|focused|motivated|consistent|healthy|connected|engaged)|embrace|foster|prioritize|prioritise|adapt|engage|communicate|leverage|cultivate|listen|invest in|strike a balance|think outside the box)",
    '^(stay|remain|be) (informed|organized|organised|consistent|positive|proactive|authentic|motivated|focused|creative|open-minded|curious|engaged|connected|disciplined|adaptable|persistent)',
    '^(optimize|optimise|improve|enhance|maximize|maximise|prioritize|prioritise|embrace|foster|cultivate|leverage|elevate|streamline|strengthen|boost) your (brand|business|communication|confidence|creativity|efficiency|life|mindset|performance|presence|productivity|relationships|skills|strategy|team|well-being|workflow|workflows)',
    '^(choose|select|find|pick|invest in) (the right|a reputable|the best|a reliable|the perfect) (tool|tools|approach|strategy|platform|partner|provider|solution|solutions|team|people|technology|technologies|software|equipment)',
    '^(think outside|do your research|know your audience|understand your audience|set clear goals|set realistic goals|listen to your body|trust the process|trust your (gut|instincts)|seek professional (help|advice|guidance)|consult (a|with a) (professional|expert|specialist))',
  ],
  kinds: ['paragraph', 'list_item'],
  exemptIn: ['software'],
  accepts: ({ last }, document) => !hasDetailNear(document, last) && !tellsHow(document, last),
  explain: (quote) => `“${quote}” gives a goal but no step towards it.`,
  examples: {
    bad: [
      '«Make sure to optimize» your workflow.',
      '«Stay informed» about new trends.',
      '«Choose **the right** tool» for the job.',
      '«Boost your productivity» today.',
      '- «Stay informed» about new trends.',
    ],
    good: [
      'Try to keep these differences small.',
      'Be sure to create a folder first.',
      '- Improve the error message',
      '- Use the right file extension',
      'Be patient: a review takes days.',
      'Make sure to close the valve.',
      'Make sure to optimize the page by caching it.',
      'Stay on the path.',
      'Choose the right tool: a 5 mm hex key.',
      'Stay informed about new trends: read.',
      'Stay informed. For example, read the minutes.',
      'Run `tea`. Boost your productivity today.',
      'Boost your productivity in two days.',
    ],
  },
})
