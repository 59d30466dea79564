import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'call-to-action',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An appeal to act now.',
  fix: 'Say what is offered, or delete the line.',
  phrases: [
    "^(don't|do not) (miss out|delay|wait (any longer|another (day|minute|second)))",
    '^(order|buy|book|shop|call|sign up|subscribe|register|join|contact us|get started|act|reserve|download|try it|visit us|apply) (now|today|for free)',
    '^(so ,|) (why wait|what are you waiting for|act now)',
    '^(get|grab|claim|secure|reserve) (your|yours) (_|) (_|) (now|today|copy|spot|free)',
    '^(join|be part of) (us|our|thousands|millions) (_|) (today|now|community|movement|journey)',
    '^(click|tap) (here|the link|below|the button) (below|now)',
    '^(visit|contact|call|check out) (us|our website|our site|our store|our team) (today|now|for|to|at|and|online)',
    '^(like|share) (and|,) (subscribe|share|comment|follow)',
    '^(feel free to|please) (share|leave|drop) (your|a|us) (thoughts|comment|comments|line|experiences|opinion|opinions)',
    '(limited time (only|offer)|while supplies last|while stocks last|risk free trial|money back guarantee|satisfaction guaranteed)',
  ],
  explain: (quote) => `“${quote}” urges the reader and gives no reason.`,
  examples: {
    bad: [
      "«Don't miss out» on this pump.",
      '«Order now» and save ten euro.',
      '«Act\nnow» and buy it.',
    ],
    good: [
      'The banks got money with no strings attached.',
      'Join us next week for the count.',
      'Do not miss the last bus.',
      'Do not hesitate to ask for the key.',
      'They order pumps in May.',
      'If you click here, nothing happens.',
      'Start the engine.',
    ],
  },
})
