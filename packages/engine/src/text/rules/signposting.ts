import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'signposting',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A sentence about the text instead of about its subject.',
  fix: 'Delete it; the reader sees what the text does.',
  phrases: [
    "(let's|let us) (dive|delve|jump|dig) (in|into|right in|deeper|a little deeper|straight in)",
    "(let's|let us) (take a (closer|deeper|quick) look|explore|break (it|this) down|unpack|get started|get into it|begin|walk through)",
    'in this (article|post|blog post|guide|essay|piece|tutorial|blog|review) , (we|i|you) (will|are going to|shall|aim to|explore|examine|discuss|delve|look)',
    "in this (article|post|blog post|guide|essay|piece|tutorial|blog) , (we'll|you'll|i'll|we're|we've)",
    'this (article|post|blog post|guide|essay|piece|blog) (aims to|seeks to|explores|delves|examines|discusses|dives|looks at|will (explore|delve|discuss|examine|look|argue|cover|show|walk|dive|provide))',
    'here are (some|a few|several) (_|) (tips|ways|reasons|strategies|ideas|suggestions|benefits|points)',
    "^(first|now|next|finally|lastly) , (let's|let us|we will|we'll) (look|explore|discuss|examine|consider|turn|move|dive)",
    '^(without further ado|with that out of the way|that brings us to|this brings us to)',
    "(we will|we'll|i will|i'll) (now|also|then|) (explore|examine|delve into|dive into|take a look at|walk you through|walk through)",
    '(as|like) (we|i) (will|shall) (see|discuss|explore|show) (below|later|shortly|)',
    '(read on|keep reading) (to|as we|for|and|because|if)',
  ],
  explain: (quote) => `“${quote}” talks about the text and not about its subject.`,
  examples: {
    bad: [
      "«Let's dive in».",
      '«In this article, we will» show a pump.',
      '**«Without further ado»**, the pump.',
      '«This essay\nexplores» rain.',
    ],
    good: [
      "Let's go to the sea.",
      'In this article of clothing we found a coin.',
      'This essay by Orwell was sold.',
      'He will look at the pump.',
    ],
  },
})
