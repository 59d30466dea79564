import { type Document, GAP } from '../document.ts'
import { hasDetailNear, hasInstanceAfter, lowerAt, sentenceEnds } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

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

/** A means, a condition or a reason stands in the sentence, or an instance behind it. */
function tellsHow(document: Document, last: number): boolean {
  const ends = sentenceEnds(document, last)
  for (let word = last + 1; word <= ends.last; word++) {
    if (HOW.has(lowerAt(document, word)) || (document.words.gaps[word] & GAP.colon) !== 0)
      return true
  }
  return hasInstanceAfter(document, last)
}

export default defineRule({
  id: 'advice-without-how',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'Advice that names a goal and no step towards it.',
  fix: 'Say what to do, with what, and how the reader sees that it worked.',
  phrases: [
    "^(make sure|be sure|remember|try|always try|strive|aim|don't forget|it is important|it's important|it is essential|it is crucial|it is vital|it's essential|it's crucial|be prepared|take the time) to (optimize|optimise|improve|enhance|stay|keep|be|maintain|manage|balance|embrace|focus|understand|consider|foster|build|create|develop|prioritize|prioritise|adapt|engage|communicate|plan|leverage|choose|select|find|think|invest|practice|practise|educate|cultivate|ensure|follow|take|seek|research|listen|do) _",
    '^(stay|be|get|remain) (informed|updated|up to date|organized|organised|consistent|patient|positive|proactive|authentic|motivated|focused|creative|prepared|open-minded|curious|engaged|connected|committed|disciplined|adaptable|open to|persistent|true to)',
    '^(optimize|optimise|improve|enhance|maximize|maximise|prioritize|prioritise|embrace|foster|cultivate|leverage|elevate|streamline|strengthen|boost) (your|the|a|an|self|open|effective|strong|positive|customer|team|user) _',
    '^(choose|select|find|pick|invest in|use) (the right|a reputable|high quality|high-quality|quality|the best|a reliable|a good|the perfect) _',
    '^(think outside|do your research|know your audience|understand your audience|set clear goals|set realistic goals|listen to your body|trust the process|trust your (gut|instincts)|find your|seek professional (help|advice|guidance)|consult (a|with a) (professional|expert|specialist))',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) => !hasDetailNear(document, last) && !tellsHow(document, last),
  explain: (quote) => `“${quote}” names a goal and no step that leads to it.`,
  examples: {
    bad: [
      '«Make sure to optimize your» workflow.',
      '«Stay informed» about new trends.',
      '«Choose **the right** tool» for the job.',
    ],
    good: [
      'Make sure to close the valve.',
      'Make sure to optimize the page by caching it.',
      'Stay on the path.',
      'Choose the right tool: a 5 mm hex key.',
    ],
  },
})
