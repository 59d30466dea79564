import { type Document, SHAPE } from '../document/document.ts'
import { isAsserted, isWished } from '../queries/context/not-asserted.ts'
import { hasAmountNear, lowerAt, sentenceEnds } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const WANTS =
  'loves|love|wants|want|needs|need|likes|like|deserves|deserve|hates|hate|dreams of|dream of|struggles|struggle|thinks|think|believes|believe|faces|face|remembers|remember|cares|care|benefits|benefit|feels|feel'
/** “Not everybody believes”, “a room where everyone feels”: no claim about all. */
const DISTANT = new Set([
  'not',
  'where',
  'hopefully',
  'that',
  'assume',
  'if',
  'so',
  'until',
  'what',
  'she',
  'he',
  'ads',
])

/** A sentence with code in it states how a program behaves. */
function isTechnical(document: Document, word: number): boolean {
  const { first, last } = sentenceEnds(document, word)
  for (let at = first; at <= last; at++)
    if ((document.words.flags[at] & SHAPE.opaque) !== 0) return true
  return false
}

export default defineRule({
  id: 'absolute-claim',
  type: 'hedging_and_absolutes',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A sweeping statement about people or results.',
  fix: 'Narrow it: say how often, or for whom, it is true.',
  phrases: [
    `^(everyone|everybody|all people|all humans|every person|every human) (${WANTS})`,
    '^(nobody|no one) (wants|likes|loves|needs|cares|understands|believes|trusts)',
    '(all|every|any|no|each) <vague_agent> (will|needs|need|wants|want|loves|love|knows|know|likes|like|deserves|deserve)',
    '<vague_agent> (always|never|invariably) (<report_verb>|want|love|need|hate|forget|learn|change|trust|lie|win|lose|fail|succeed|like|prefer|buy|choose|get|know|remember|listen|understand|respond|appreciate|give|feel)',
    '(always|never) (fails|succeeds|wins|loses|pays off|works out|leads to (success|failure)|ends (well|badly)|disappoints|delivers|gets old|goes (wrong|unnoticed|out of style))',
    'the only (thing that matters|way to (succeed|win|grow|be happy|live|learn|survive|achieve|make money|get ahead|truly))',
    'there is (absolutely|simply|) no (better|greater|substitute|excuse|place|feeling) (way|feeling|choice|option|for|like)',
    'nothing (can|will|could) (ever|) (replace|stop|beat|compare|prepare|match)',
    'works (for everyone|every time|for anyone|for all)',
  ],
  accepts: ({ first }, document) =>
    !DISTANT.has(lowerAt(document, first - 1)) &&
    !hasAmountNear(document, first) &&
    isAsserted(document, first) &&
    !isWished(document, first) &&
    !isTechnical(document, first),
  explain: (quote) => `“${quote}” leaves no room for exceptions.`,
  examples: {
    bad: [
      '«Everyone loves» a good story.',
      'Hard work «always pays off».',
      '«All users want» the same thing.',
    ],
    good: [
      'It is a secret that no one wants to tell.',
      'The firm says that everybody loves the red one.',
      'Not everybody believes that the dam will hold.',
      'We want a room where everyone feels safe.',
      'The seal is completely free of lead.',
      'A rollback will always succeed when the gate is off.',
      'No matter what you do, the tap drips.',
      'Every single day we read the meter.',
      'All users are listed in `users.json`.',
      'The call always returns a list.',
      'We all want a quiet room.',
      'You must never share the key.',
      'The duty always lies with the owner.',
      'It is unclear whether all users want it.',
      'Everyone on the team voted on 4 May.',
      'All users want two keys.',
      'Run `tea`. Hard work always pays off.',
      'She thinks that all users want the same thing.',
      'The plan helps all users know the price.',
      'All users want https://example.org back.',
    ],
  },
})
