import { SHAPE } from '../document/document.ts'
import { isAsserted } from '../queries/context/not-asserted.ts'
import { hasAmountNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'vague-speed',
  type: 'low_specificity',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A speed without a figure.',
  fix: 'Give the time it takes.',
  phrases: [
    '(blazing|blazingly|lightning|lightening|super|insanely|incredibly|extremely|ridiculously|crazy|ultra|wicked|stupidly) (fast|quick|speed|speeds)',
    '(in no time|in the blink of an eye|at the speed of light|in record time|in a matter of (minutes|seconds|hours|days|moments)|in a flash|with lightning speed|at breakneck speed|at an unprecedented (pace|rate|speed)|at a rapid pace|at an alarming rate)',
    '(quickly|swiftly) and (easily|efficiently|painlessly|effortlessly|securely|accurately)',
    '(fast|quick|rapid|short) (turnaround|response|delivery|loading|load|shipping|processing) (time|times|)',
    'in just a few (short|simple|quick|) (minutes|seconds|clicks|moments|steps|taps)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ first, last }, document) =>
    !hasAmountNear(document, last) &&
    document.sentences.links[document.words.sentences[first]] === 0 &&
    (document.words.flags[last] & SHAPE.capital) === 0 &&
    isAsserted(document, first),
  explain: (quote) => `“${quote}” does not say how fast.`,
  examples: {
    bad: [
      'The app is «blazing fast».',
      'You will be done «in no time».',
      'Send money «quickly and easily».',
      '- The app is «blazing fast».',
    ],
    good: [
      'The Super Quick guide is short.',
      'The leak shows within a few minutes.',
      'He has been extremely responsive.',
      'It was found after only a few seconds.',
      'The model is simple and easy to learn.',
      'Deal with it easily and effectively.',
      'The app starts in 40 ms.',
      'There was no time left.',
      'The fast and the slow pump differ.',
      'The blazing fast query took 3 ms.',
      'Is the app blazing fast?',
      'Run `tea`. The app is blazing fast.',
      'The app is blazing fast ([test](https://example.org/test)).',
    ],
  },
})
