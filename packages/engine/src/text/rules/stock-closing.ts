import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'stock-closing',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A closing that would fit any text.',
  fix: 'End with the last fact or the next step.',
  phrases: [
    'the future (of _|of _ _|) (is|looks|seems|remains) (bright|promising|brighter|limitless|exciting)',
    'the (possibilities|opportunities|options) are (truly|virtually|nearly|almost|) (endless|limitless|infinite)',
    'the (journey|adventure|story) (has|is) (only|just) (begun|beginning|getting started)',
    "(the sky is|the sky's|sky's) the limit",
    'one thing is (certain|clear|for sure|for certain)',
    '^with the right (approach|mindset|tools|strategy|strategies|attitude|guidance|support|knowledge)',
    '^as we (look|move|venture|step|navigate|journey|continue|forge) (to|into|toward|towards|ahead|forward|through) (the future|ahead|_|)',
    '^(so ,|) what are you waiting for',
    '^(so ,|) why (wait|not give it a try)$',
    '^by following (these|this|the) (simple|easy|) (steps|tips|guidelines|strategies|advice|guide)',
    '^(happy|enjoy your) (coding|cooking|reading|travels|gardening|writing|learning|baking|hiking|crafting|blogging|training|planning)$',
    '^together , we can (make|create|build|shape|achieve|ensure)',
    "^(let us|let's) (all|) (strive|work together|continue to|embrace|celebrate|remember)",
    '(embark|embarking) on (this|your|a) (exciting|incredible|transformative|new|) (journey|adventure)',
    '(it|this) is (up|) to (us|all of us) to (ensure|create|build|make)',
    'pave the way (for|to|toward|towards) a (brighter|better|more) (_|) (_|) future',
    '(for|to) (a|build a|create a|creating a|building a|shape a) (brighter|better|more _|greener) (and _ _|) (future|tomorrow|world)',
    'for (generations|years|decades) to come',
  ],
  explain: (quote) => `“${quote}” would close any text.`,
  examples: {
    bad: [
      '«The future looks bright» for pumps.',
      '«The possibilities are endless».',
      'So try it. «Happy baking»!',
      '«The sky is\nthe limit».',
    ],
    good: [
      'The future of the firm depends on May.',
      'The list of possibilities is endless only in theory.',
      'She was happy cooking for ten people.',
      'The limit is the sky above the dome.',
    ],
  },
})
