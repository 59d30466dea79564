import type { Document } from '../document/document.ts'
import { isShownSpeech } from '../queries/context/shown-words.ts'
import { hashedWords } from '../queries/hashed-words.ts'
import { defineRule, type PhraseHit } from '../rule-engine/define-rule.ts'

const request =
  '(revised|rewritten|polished|refined|updated|improved|edited|condensed|expanded|shortened|more concise|sample|possible|suggested|)'
const piece =
  '(version|draft|essay|response|paragraph|rewrite|email|article|post|blog post|letter|outline|summary|introduction|conclusion|section|description)'
const work =
  '(expand|add|revise|rewrite|refine|adjust|elaborate|tweak|continue|generate|draft|shorten|modify|turn|make)'

/** Patterns that are a reply only after a sentence that agrees to a request, or takes leave of one. */
const behindAgreement = [
  `^below is (a|an|the|your) ${request} ${piece}`,
  `^(here is|here's) (a|an|the|your) ${request} ${piece}`,
  `^i (have|) (revised|rewritten|refined|polished|updated|drafted|written) (a|an|the|your) ${piece}`,
]
const behindLeave = [`^(please|) let me know if (you'd like|you would like|you want) me to ${work}`]

const agreement = hashedWords(['absolutely', 'certainly', 'course', 'question', 'sure', 'thing'])
const leave = hashedWords(['help', 'helps', 'helpful', 'useful'])
/** An agreement or a leave is a few words. */
const SHORT = 7

function isBehind(document: Document, word: number, list: ReturnType<typeof hashedWords>): boolean {
  const { sentences, words } = document
  const before = words.sentences[word] - 1
  if (before < 0) return false
  const first = sentences.firstWords[before]
  const end = sentences.endWords[before]
  if (end - first > SHORT) return false
  for (let at = first; at < end; at++) if (list.has(words.hashes[at])) return true
  return false
}

const needsAgreement = new Set(behindAgreement)
const needsLeave = new Set(behindLeave)

function isLeft({ first, pattern }: PhraseHit, document: Document): boolean {
  if (needsAgreement.has(pattern) && !isBehind(document, first, agreement)) return false
  if (needsLeave.has(pattern) && !isBehind(document, first, leave)) return false
  return !isShownSpeech(document, first)
}

export default defineRule({
  id: 'assistant-residue',
  type: 'generic_phrasing',
  severity: 'high',
  decides: true,
  summary: 'A sentence of an assistant left standing in the text.',
  fix: 'Delete it, and read the text around it again.',
  phrases: [
    ...behindAgreement,
    ...behindLeave,
    '^as an (ai|artificial intelligence) (language|) (model|assistant|chatbot|system)',
    'as (a|an) (large|ai) language model , i',
    '(as of|up to|until|since) my (last|latest|most recent|) (knowledge|training) (data|) (cutoff|cut off|update)',
    'as of my last update in (january|february|march|april|may|june|july|august|september|october|november|december|#)',
    'my (knowledge|training data) (cutoff|cut off|update) (date|) (was|is)',
    "i (do not|don't|cannot|can't) (have|access|provide|browse) (personal (opinions|beliefs|experiences|feelings|emotions)|(real time|live) (data|information)|access to real time|the internet|real time)",
    "i (do not|don't) have (the ability|access|the capability) to (browse|access) the (internet|web)",
    "(i'm sorry|i am sorry|i apologize|sorry) , but (i|as an ai) (cannot|can't|am unable to) (assist|help with that|fulfill|fulfil|comply|provide|generate)",
    "(i'm sorry|sorry) , but as an ai",
    "i (cannot|can't|am unable to|am not able to) (fulfill|fulfil|assist with|comply with|help with) (that|this|your) (request|prompt)",
    "^(certainly|sure|sure thing|absolutely|of course) , (here is|here's|here are|below is|below are) (a|an|the|some|your|my|_|)",
    "^(certainly|sure|sure thing|absolutely|of course) , (i can help|i'd be happy to|i would be happy to|i'll be happy to|let me help)",
    "^(here is|here's) (a|an|the|your) (revised|rewritten|polished|refined|condensed|more concise) (version|draft|essay|response|paragraph|rewrite|email|article)",
    '^would you like me to (continue|expand|add|revise|rewrite|refine|adjust|elaborate|generate|draft|turn)',
    "^(i'm|i am) just an (ai|assistant)",
    '^is there anything else (i can (help|assist) you with|you would like me to)',
    'regenerate response',
  ],
  accepts: isLeft,
  explain: (quote) => `“${quote}” is a reply to a request and not part of the text.`,
  examples: {
    bad: [
      '«As an AI language model», it has no view.',
      "It rains. «I can't fulfill this request».",
      '«Sure, here is the» text.',
      '**«Would you like me to\nexpand»** it?',
      'Certainly! «Below is a revised draft» of the page.',
      "Of course! «Here's a polished introduction» for the report.",
      'The pump failed. «As of my last knowledge update», no other pump did.',
      "I hope this helps! «Let me know if you'd like me to expand» any part.",
      "The tower has 12 floors. «I don't have access to real-time» figures.",
    ],
    good: [
      'An AI language model has no view.',
      'A parser may use BERT as a language model, in part.',
      'Here is the text of the law.',
      'She asked whether you would like me to draft it.',
      '“As an AI language model, I cannot browse the internet,” it wrote.',
      'ChatGPT replied:\n\nAs an AI language model, I cannot browse the internet.',
      'Look for sentences such as these:\n\n- As an AI language model, I cannot say.\n- Sure, here is a list.',
      '> As an AI language model, I cannot browse the internet.',
      'The log holds `As an AI language model` twice.',
      'Below is a revised draft of the plan.',
      "Send the form by May. Let me know if you'd like me to add a clause.",
      'The test was a success, as of our last update in June.',
      'As an AI researcher, she reads ten papers a week.',
      'The reply says so. As an AI language model, I cannot help.',
      'ChatGPT is an assistant. GPT-4 came later, and Claude after it.\n\nAs an AI language model, I cannot tell the day.',
      'I hope this helps you as you read the long letter that the clerk of the town wrote to the mayor of the next town.',
    ],
  },
})
