import { SHAPE } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** “The power of Python” names what the section is about. */
const named = /^[Tt]he (?:power|future) of$/

export default defineRule({
  id: 'generic-heading',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A heading that would fit any text.',
  fix: 'Name the subject or the result of the section.',
  kinds: ['heading'],
  phrases: [
    '^(final thoughts|final thought|closing thoughts|closing remarks|concluding thoughts|in conclusion|the bottom line|key takeaways|key takeaway|the takeaway|takeaways|the big picture|the road ahead|looking ahead|why it matters|why this matters|parting thoughts|last words|final words|conclusion and final thoughts|the future of _|embracing the future|a bright future|this changes everything|why this changes everything|a game changer|the game changer|the magic|the secret sauce|the power of _|unlocking _ potential|unleashing _|a new era|a new paradigm|the best part|the result|the bigger picture|bringing it all together|putting it all together|tying it all together|beyond the hype|the road to success|the path forward|what sets (us|it|_) apart|the journey begins|join the (revolution|movement|journey)|ready to get started|get started today)$',
  ],
  accepts: ({ first, last }, document) =>
    !named.test(document.textOf(first, last - 1)) ||
    (document.words.flags[last] & SHAPE.capital) === 0,
  explain: (quote) => `“${quote}” says nothing about what is in the section.`,
  examples: {
    bad: [
      '## «Final Thoughts»\n\nIt rains.',
      '# «Key takeaways»\n\nIt rains.',
      '### **«In Conclusion»**\n\nIt rains.',
      '## «This Changes Everything»\n\nIt rains.',
    ],
    good: [
      '## The power of Grafana\n\nIt rains.',
      '## Thoughts of Pascal\n\nIt rains.',
      'Final thoughts\n\nIt rains.',
      '## Conclusion of the treaty of 1814\n\nIt rains.',
      '## Introduction\n\nIt rains.',
      '## Conclusion\n\nIt rains.',
    ],
  },
})
