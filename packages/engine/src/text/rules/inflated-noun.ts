import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'inflated-noun',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A grand noun for a plain thing.',
  fix: 'Name the thing itself.',
  phrases: [
    '(rich|vibrant|intricate|complex|diverse|beautiful|cultural|vast|woven|delicate) tapestry',
    "(a|the|this|our|life's|human) (_|) tapestry of",
    '(a|the) (_|) beacon of (hope|light|knowledge|progress|innovation|inspiration|excellence)',
    '(a|the) (_|) (symphony|kaleidoscope|mosaic|labyrinth|cacophony) of (_|) (flavors|flavours|colors|colours|sounds|emotions|scents|textures|ideas|cultures|tastes|experiences|voices|sensations|notes|aromas)',
    '(the|a) (very|rich|social|moral|) fabric of (our|society|reality|existence|human|life|modern|daily|everyday)',
    '(the|very|true|) (cornerstone|bedrock|linchpin|lynchpin|backbone|lifeblood) of (our|society|any|every|modern|successful|effective) (society|community|civilization|business|economy|life|team|organization|firm|company|democracy|success|leadership|strategy|communication)',
    '(is|was|as|remains|the) (the|) (epitome|pinnacle|embodiment|hallmark|essence) of (luxury|elegance|excellence|success|human|what|modern|true|style|sophistication|innovation|comfort)',
    '(delicate|complex|intricate|dynamic|constant|subtle) (interplay|dance|balance|web|interplay) (of|between)',
    '(the|this) (intricacies|nuances|complexities|subtleties) of (human|modern|life)',
    'a (treasure trove|wide array|vast array|diverse range|diverse array|rich array|broad spectrum) of (information|knowledge|opportunities|benefits|options|possibilities|experiences|flavors|activities|resources|insights|features|perspectives|topics)',
    '(a|the) (perfect|unique|harmonious|seamless|delightful|captivating|rich|beautiful) (blend|fusion|mix|marriage|combination|harmony) of',
    '(the|a) (dawn|advent) of a new (era|age|day|chapter)',
    '(a|the) (paradigm shift|sea change|melting pot|guiding light|crown jewel|hidden gem|hidden gems)',
  ],
  explain: (quote) => `“${quote}” is a grand name for something plain.`,
  examples: {
    bad: [
      'The town weaves «a tapestry of» streets.',
      'She was «a beacon of hope».',
      'It is «a **symphony** of\nflavors».',
      'Trust is «the cornerstone of any firm».',
    ],
    good: [
      'The tapestry hung in the hall.',
      'The beacon on the hill was lit.',
      'They played a symphony of Mahler.',
      'The corner stone of the house is dated 1890.',
    ],
  },
})
