import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'assistant-residue',
  type: 'generic_phrasing',
  severity: 'high',
  summary: 'A sentence of an assistant left standing in the text.',
  fix: 'Delete it, and read the text around it again.',
  phrases: [
    '^as an (ai|artificial intelligence) (language|) (model|assistant|chatbot)',
    'as (a|an) (large|ai|) language model , i',
    '(as of|up to|until|since) my (last|latest|most recent|) (knowledge|training) (data|) (cutoff|cut off|update)',
    'my (knowledge|training data) (cutoff|cut off|update) (date|) (was|is)',
    "i (do not|don't|cannot|can't) (have|access|provide|browse) (personal (opinions|beliefs|experiences|feelings|emotions)|(real time|live) (data|information)|access to real time|the internet|real time)",
    "(i'm sorry|i am sorry|i apologize|sorry) , but (i|as an ai) (cannot|can't|am unable to) (assist|help with that|fulfill|fulfil|comply|provide|generate)",
    "(i'm sorry|sorry) , but as an ai",
    "i (cannot|can't|am unable to|am not able to) (fulfill|fulfil|assist with|comply with|help with) (that|this|your) (request|prompt)",
    "^(certainly|sure|sure thing|absolutely|of course) , (here is|here's|here are) (a|an|the|some|your|my|_|)",
    "^(certainly|sure|sure thing|absolutely|of course) , (i can help|i'd be happy to|i would be happy to|i'll be happy to|let me help)",
    "^(here is|here's) (a|an|the|your) (revised|rewritten|polished|refined|condensed|more concise) (version|draft|essay|response|paragraph|rewrite|email|article)",
    '^would you like me to (continue|expand|add|revise|rewrite|refine|adjust|elaborate|generate|draft|turn)',
    "^(i'm|i am) just an (ai|assistant)",
    'regenerate response',
  ],
  explain: (quote) => `“${quote}” is a reply to a request and not part of the text.`,
  examples: {
    bad: [
      '«As an AI language model», it has no view.',
      "It rains. «I can't fulfill this request».",
      '«Sure, here is the» text.',
      '**«Would you like me to\nexpand»** it?',
    ],
    good: [
      'An AI language model has no view.',
      'A parser may use BERT as a language model, in part.',
      'Here is the text of the law.',
      'She asked whether you would like me to draft it.',
    ],
  },
})
