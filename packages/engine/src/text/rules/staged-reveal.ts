import { SEPARATOR } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'staged-reveal',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations', 'stories'],
  summary: 'A phrase that announces the point: “The result?”, “Here is where it gets interesting”.',
  fix: 'Delete the announcement and make the point.',
  phrases: [
    '^(and|but|so|) (the|your) (end|net|) (result|results|outcome|payoff|upshot|catch|kicker|twist|best part|worst part|best news|good news|bad news|secret|problem|takeaway|lesson|bottom line|verdict|difference|reason|goal|magic|irony|icing on the cake|scariest part|craziest part|fix)$',
    "^(and|but|so|) (here's|here is) (where|when) (it|things|this|the) (gets|get|really gets|magic|becomes|become|starts|start) (really|truly|) (interesting|tricky|fun|exciting|powerful|weird|complicated|messy|fascinating|good|to get interesting|happens|hard|)",
    "^(and|but|so|) (here's|here is) where (_|) (_|) (comes in|come in|comes into play|come into play|steps in|shines|changes everything)",
    "^(and|but|so|) (this|that|that's|this is|that is) (is|) (exactly|precisely|) where (_|) (_|) (_|) (comes in|come in|comes into play|come into play|steps in|step in|enters the picture|truly shines|really shines)",
    '^(and|but|so|) (this|that) is where (things|it) (gets|get|really gets) (interesting|tricky|exciting|fun)',
    "^(and|but|so|) (here's|here is) (the (thing|kicker|catch|truth|secret|twist|deal|problem|good news|bad news|reality|best part|beautiful part|uncomfortable truth|hard truth|harsh truth|dirty little secret|interesting part|fun part|scary part)|what nobody tells you|what most people (miss|get wrong|overlook)|the part (nobody|no one|most people))",
    '^(enter|meet) (the|our|your|a) (humble|mighty|unsung|new|next generation|future|game changing|world of|age of|era of)',
    '^(but|and|so|) (what if|what would happen if) (i told you|there was a (better|simpler|smarter|faster|easier)|you could|we told you)',
    "^(but|and|) the (real|hard|simple|uncomfortable|harsh|dirty) (truth|question|magic|secret|power|game changer|kicker) (is|lies|isn't|comes|happens)",
    '^(sounds|sound) (too good to be true|complicated|like a dream|impossible)$',
    '^(and|so|but|) (there you have it|that is a wrap|and just like that|just like that|voila|boom|mind blown|plot twist|cue the _)$',
    '^(and|so|) there you have it',
    '^(buckle up|strap in|brace yourself|fasten your seatbelts|hold on to your hats|grab a coffee|grab your coffee|get ready to be amazed|prepare to be amazed)',
    "^(and|but|) (let that sink in|that changes everything|this changes everything|everything changed|nothing was the same|and it shows|it doesn't stop there|it gets better|it gets worse|that's just the beginning|that's only the beginning)",
    '^(curious|intrigued|skeptical|excited|overwhelmed|surprised|impressed|convinced)$',
    '^(the|but the|and the|) (truth|reality|truth is|reality is) (is|) , (most|many|nobody|no one|few) (people|teams|of us|companies|developers|businesses|one)',
    '^let me (break it down|break this down|paint you a picture|put it this way)',
    "^let's (face it|be honest|be real)",
  ],
  accepts: ({ first, pattern }, document) => {
    const sentence = document.words.sentences[first]
    const isQuestion = (document.sentences.tails[sentence] & SEPARATOR.question) !== 0
    // “The result” and “Curious” are drum rolls only when they ask; as labels they are plain.
    return isQuestion || !/\bresults\|outcome|\^\(curious/.test(pattern)
  },
  explain: (quote) => `“${quote}” announces a point instead of making it.`,
  examples: {
    bad: [
      '«The result»? A dry cellar.',
      '«Here is where it gets interesting»: the pump sings.',
      '«This is where the valve comes in».',
      'It rained. «And there you have it»!',
      '«Buckle up», the pump starts.',
      '«Sounds complicated»? It is not.',
    ],
    good: [
      'The result is a dry cellar.',
      'The result: a dry cellar.',
      'Here is where the pump stands.',
      'This is where the water comes from.',
      'The king said to enter the hall.',
      '“The result? A dry cellar.”',
      'The result was a dry cellar.',
      'Curious cats came.',
      'The result.\n\nIt is dry.',
    ],
  },
})
