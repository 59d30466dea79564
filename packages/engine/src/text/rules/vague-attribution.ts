import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'vague-attribution',
  type: 'weak_provenance',
  severity: 'medium',
  summary: 'A claim credited to people or studies that nobody could look up.',
  fix: 'Name who said it, where and when, or link to it.',
  sentence: {
    needs: ['vague_agent', 'report_verb'],
    *match(sentence) {
      if (sentence.linkCount > 0 || sentence.hasNumber) return
      for (
        let agent = sentence.find('vague_agent');
        agent !== -1;
        agent = sentence.find('vague_agent', agent + 1)
      ) {
        const verb = agent + 1
        if (verb >= sentence.end || !sentence.is(verb, 'report_verb')) continue
        if (sentence.gap(verb) !== 0 || sentence.findName(sentence.first + 1) !== -1) continue
        yield { first: agent, last: verb, data: sentence.text(agent) }
      }
    },
  },
  explain: (quote) => `“${quote}” names no one a reader could look up.`,
  examples: {
    bad: ['«Experts agree» that sleep matters.', 'Most «scientists believe» it.', 'Some «critics argued» otherwise.'],
    good: [
      'Experts at the Mayo Clinic agree that sleep matters.',
      'In 2019 scientists believed it.',
      'Experts disagree about sleep.',
    ],
  },
})
