import { holdsName, lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'popularity-claim',
  type: 'unsupported_claim',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'A claim of popularity without a name or a number.',
  fix: 'Name some users or awards, or give the number and its date.',
  phrases: [
    '(trusted|used|loved|relied on|chosen|preferred|recommended|adopted|embraced|endorsed|praised) by (thousands|millions|hundreds|countless|leading|top|experts|professionals everywhere|industry leaders|people everywhere) (of|around|across|worldwide|everywhere|the world|)',
    '(thousands|millions|hundreds|tens of thousands|hundreds of thousands|countless) of (satisfied|happy|loyal|delighted) (customers|clients|users|people)',
    '(countless|numerous|many|thousands of|hundreds of|millions of) (satisfied|happy|loyal|delighted|success stories|five star reviews) (customers|clients|users|people|)',
    '(award winning|critically acclaimed|best selling|bestselling|highly acclaimed|world renowned|internationally acclaimed)',
    '(widely|hugely|immensely|incredibly|enormously) (popular|acclaimed|celebrated|respected) (among|with|in|for|and)',
    '(gained|gaining|has gained|have gained) (immense|widespread|significant|tremendous|enormous|huge|worldwide|global) (popularity|recognition|traction|acclaim)',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) && !holdsName(document, document.words.sentences[hit.first]),
  explain: (quote) => `“${quote}” claims success without a name, an award or a number.`,
  examples: {
    bad: [
      'Our tea is «trusted by thousands of» offices.',
      'We serve «countless happy\nclients» daily.',
      'It is an «award-winning» tea.',
    ],
    good: [
      'Most of the many testimonials are old.',
      'It is the world-famous drink.',
      'Our tea won the Golden Leaf in 2019 and is loved by many.',
      'The handle is trusted by the lock.',
      'Used by the tea room on Mondays.',
      'It is an award-winning tea ([Golden Leaf](https://example.org/leaf)).',
      'Her award-winning role was Maria in Rome.',
      'Is it an award-winning tea?',
    ],
  },
})
