import type { Document } from '../document/document.ts'
import { isFollowedBy } from '../queries/context/not-asserted.ts'
import { hasDetailNear, lowerAt, sentenceEnds } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const ABSTRACT_VERBS = new Set(
  "cannot can't lies lie extends goes remains transcends reminds underscores highlights continues demands requires represents reflects serves offers presents shapes invites becomes undeniable immense profound evident evolved transformed evolving overstated vast".split(
    ' ',
  ),
)

function hasAbstractVerb(document: Document, first: number): boolean {
  const { last } = sentenceEnds(document, first)
  for (let word = first + 1; word <= last; word++) {
    if (ABSTRACT_VERBS.has(lowerAt(document, word))) return true
  }
  return false
}

const SUBJECT =
  '^the (importance|significance|power|beauty|essence|role|impact|benefits|potential|art|allure|concept|notion|world|journey|pursuit|evolution|rise|intersection|realm|magic|charm|key|necessity|relevance|influence|effectiveness|complexity|versatility|future|landscape)'
const OF = new Set(['of'])

export default defineRule({
  id: 'abstract-subject',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A sentence whose subject is the importance, power or role of something.',
  fix: 'Make a person or a thing the subject, and say what it does.',
  phrases: [
    SUBJECT,
    "^(the|its|their) (importance|significance|power|beauty|true power|true value|impact|potential|versatility|journey|allure|true beauty|real power|legacy|profound impact) (cannot|can not|can't|lies|extends|goes|is (undeniable|immense|clear|profound|evident|significant)|remains|transcends|reminds|underscores|highlights)",
    "the (importance|significance|value|power|impact|role) of _ (cannot|can not|can't) be (overstated|understated|ignored|denied|underestimated|overlooked|overemphasized)",
  ],
  kinds: ['paragraph'],
  accepts: ({ first, last, pattern }, document) =>
    !hasDetailNear(document, last) &&
    hasAbstractVerb(document, first) &&
    (pattern !== SUBJECT || isFollowedBy(document, last, OF)),
  explain: (quote) =>
    `“${quote}” makes an idea the subject, so nobody does anything in the sentence.`,
  examples: {
    bad: [
      '«The importance of sleep cannot be overstated».',
      '«The power» of\nstories lies in trust.',
      '«Its impact remains» visible to all.',
    ],
    good: [
      'The importance of sleep fell in 2019.',
      'The role of the server is shown in the log.',
      'The key of the house hangs there.',
      'Sleep matters because it clears waste.',
      'Its impact remains visible in Leeds.',
      'The power station lies idle.',
      'The role and the rise of tea remains.',
    ],
  },
})
