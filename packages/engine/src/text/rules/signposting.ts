import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'signposting',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A sentence about the text instead of its subject.',
  fix: 'Delete the sentence.',
  phrases: [
    "(let's|let us) (dive|delve|jump|dig) (right|straight|) (in|into|deeper)",
    "(let's|let us) (break (it|this) down|unpack|(demystify|decode|untangle)|explore the (world|fascinating|exciting|power|magic|many))",
    'in this (article|post|blog post|guide|essay|piece|tutorial|blog|review) , (we|i|you) (will|are going to|) (explore|delve|dive|unpack|uncover|embark|take a (closer|deep) (look|dive))',
    "in this (article|post|blog post|guide|essay|piece|tutorial|blog) , (we'll|you'll|i'll) (explore|delve|dive|unpack|uncover|embark|take a (closer|deep) (look|dive))",
    'this (article|post|blog post|guide|essay|piece|blog) (aims to|seeks to|delves|dives|will (explore|delve|dive|unpack|walk you through|take you))',
    '^(without further ado|with that out of the way|that brings us to|this brings us to)',
    "(we will|we'll|i will|i'll) (now|also|then|) (delve into|dive into|unpack|take a deep dive into)",
  ],
  explain: (quote) => `“${quote}” is about the text, not about its subject.`,
  examples: {
    bad: [
      "«Let's dive in».",
      '«In this article, we will explore» a pump.',
      '**«Without further ado»**, the pump.',
      '«This essay\ndelves» into rain.',
    ],
    good: [
      "Let's go to the sea.",
      'In this article of clothing we found a coin.',
      'This essay by Orwell was sold.',
      'He will look at the pump.',
    ],
  },
})
