import { CLAUSE_BREAK, type Document } from '../document/document.ts'
import { isBeforeComma } from '../queries/context/before-comma.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** Inside a clause (“we think it is worth noting that”) the words carry the verb before them. */
function opensClause(document: Document, first: number): boolean {
  if (document.sentences.firstWords[document.words.sentences[first]] === first) return true
  if ((document.words.separators[first] & CLAUSE_BREAK) !== 0) return true
  return /^(and|but|so|also|here|however|because|since|although|while|therefore)$/i.test(
    document.textOf(first - 1, first - 1),
  )
}

function following(document: Document, last: number): string {
  const end = Math.min(document.words.count - 1, last + 6)
  return last < end ? document.textOf(last + 1, end) : ''
}

export default defineRule({
  id: 'throat-clearing',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'Words that announce a statement.',
  fix: 'Delete the words and make the statement.',
  phrases: [
    "(it is|it's) (also|) (important|worthwhile|crucial|essential|vital|interesting|critical|necessary|useful) to (note|mention|remember|recognize|recognise|understand|acknowledge|realize|emphasize|highlight|point out|keep in mind) that",
    "(it is|it's) (also|) worth (noting|mentioning|remembering|pointing out|emphasizing|highlighting|repeating|stressing) that",
    '(it|this) (should|must|may|can|could) (also|) be (noted|mentioned|remembered|emphasized|emphasised|stressed|pointed out|acknowledged|said) that',
    '(it|this) (is|bears) (worth|) (repeating|mentioning|noting) that',
    "(it goes without saying|it is no secret|it's no secret|it is no surprise|it's no surprise|it is no exaggeration to say|it is safe to say|it's safe to say|it is fair to say|it's fair to say|there is no denying|there's no denying|it cannot be denied|it is undeniable|it is a well known fact|it is common knowledge|it is widely known) that",
    '^needless to say',
    '(the fact of the matter is|the truth of the matter is|what this means is|what is important is|the thing is|the bottom line is) that',
    '^(also ,|but|and|just|so|) (keep|bear) in mind that',
    '^as we all know',
    '^as (previously|already) (mentioned|stated|noted|discussed)',
    '(i|we) would like to (point out|mention|note|say|emphasize|emphasise) that',
    '^(also ,|but|and|so|) please (note|be aware|be advised) that',
    'suffice it to say (that|)',
    '^(at the end of the day|when all is said and done|all things considered)',
    '^(in a nutshell|long story short|simply put|put simply|to put it simply|in essence)',
  ],
  // The notice of a code of conduct is adopted word for word.
  accepts: ({ first, last }, document) =>
    !/^(?:this|the) project is released with a\b/.test(following(document, last)) &&
    opensClause(document, first) &&
    (/\b(that|say)$/i.test(document.textOf(first, last)) || isBeforeComma(document, last)),
  suggest: (quote) => (/\b(what|this) /i.test(quote) ? undefined : ''),
  explain: (quote) => `“${quote}” announces a statement instead of making it.`,
  examples: {
    bad: [
      '«It is important to note that» the pump leaks.',
      'Here «it should be noted that» rain falls.',
      '«Needless to say», it rained.',
      "«It's worth noting that»\nwe lost.",
      "In May, «it's worth noting that» we lost.",
      "However, «it's worth noting that» we lost.",
      '«As we all know», it rains.',
    ],
    good: [
      'Please note that this project is released with a code of conduct.',
      'It is important to note the time.',
      'The pump leaks, and it should.',
      'She needs less to say.',
      'As mentioned in May, it rained.',
      "She says it's worth noting that we lost.",
      'As we all know it.',
      'As we all know him, he is kind.',
    ],
  },
})
