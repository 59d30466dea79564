import { defineRule } from '../rule-engine/define-rule.ts'

const weighty =
  /\b(crucial|vital|key|pivotal|important|significant|critical|central|essential|major|integral|instrumental|fundamental|indispensable|prominent|huge|decisive|profound|powerful)\b/i

export default defineRule({
  id: 'plays-a-role',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A role is claimed where an action could be named.',
  fix: 'Say what the thing does, and to what.',
  phrases: [
    '(play|plays|played|playing) (a|an) _ (and _|) (role|part)',
    '(has|have|had) (a|an) _ (role|part) to play',
    '(is|are|become|becoming) an (essential|integral|indispensable|important) (part|component|aspect) of (our|modern|everyday|human) (daily|everyday|modern|) (lives|life|society|culture|existence)',
    '(crucial|vital|key|pivotal|significant|critical|essential|major|integral) role in (shaping|fostering|promoting|ensuring|maintaining|determining|driving|enhancing)',
  ],
  accepts: ({ first, last }, document) => weighty.test(document.textOf(first, last)),
  explain: (quote) => `“${quote}” claims a role and does not say what is done.`,
  examples: {
    bad: [
      'Salt «plays a crucial role» in the taste.',
      'Roads «played a vital role» in trade.',
      'Phones «are an integral part of our daily lives».',
      'Rain «plays\na **significant** role» in farming.',
    ],
    good: [
      'She played a role in Hamlet.',
      'He plays a vital organ on stage.',
      'The role of salt is to keep meat.',
      'The key role is vacant.',
      'She played a small part in Hamlet.',
    ],
  },
})
