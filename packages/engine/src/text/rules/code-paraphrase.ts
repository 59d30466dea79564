import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'code-paraphrase',
  type: 'generic_phrasing',
  severity: 'low',
  summary:
    'A phrase that retells code, or guesses what it is for, instead of saying why it is there.',
  fix: 'Say when a reader needs the code and what goes wrong without it; the rest is in the code.',
  phrases: [
    'the purpose of (this|the) (code|function|file|script|class|module|contract|method|interface|struct)',
    '^this (code|code file) (defines|provides|contains|takes|sets|exports|imports|allows|implements|also)',
    '(can|could|may|might) be used (in|within|as part of|by other parts of) (the|a) larger (project|system|application|codebase|framework)',
    '(in|within|of) (the|a) larger (project|codebase)',
    '(code|function|script|class|module|package|file|project|method) (is|are) (likely|probably) (used|intended|meant|a|an|the|part)',
    'which is (likely|probably) (a|an|the|used|part)',
  ],
  explain: (quote) => `“${quote}” retells or guesses what the code itself says.`,
  examples: {
    bad: [
      '«The purpose of this function» is to add two numbers.',
      '«This code defines» a class for a basket.',
      'The class «can be used in a larger project» to sort apples.',
      'The «script is likely used» to clean the basket.',
      'It reads a basket, «which is likely a» list of apples.',
    ],
    good: [
      'The function adds two numbers, because the shop rounds each of them.',
      'The purpose of the fee is to pay the guard.',
      'This code of 1804 defines theft.',
      'Rain is likely in the larger area of the project.',
      'The fox is likely a male.',
    ],
  },
})
