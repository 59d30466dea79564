import type { Rule } from '../../rule-engine/define-rule.ts'

/** A page of phrases that could stand in any other: its scores are high, so what raised them is named. */
const smooth: readonly string[] = [
  'Effective communication plays a vital role in every organization, and leaders must foster a culture of trust.',
  'It enhances collaboration, strengthens relationships, and drives meaningful outcomes across diverse teams.',
  'Clear goals provide direction, shared values create alignment, and open dialogue encourages innovation.',
  'Regular feedback helps individuals grow, while thoughtful recognition keeps them engaged and motivated.',
  'Strong communication also reduces conflict, improves efficiency, and supports long-term success.',
  'Ultimately, organizations that prioritize communication are better equipped to navigate challenges and achieve their goals.',
]
/** A note with about as many words, whose scores are low. */
const plain = [
  'We moved the pump on 4 May. It had run for 40 hours at 3 bar, and twice the seal leaked: once on the first',
  "evening, when nobody was there to see it, and again a week later. Jonas blamed the gasket. I didn't, because the",
  "gasket was new and the shaft wasn't, so we took it out and measured. It was 0.2 mm short of round. The maker sent",
  'another within three days, free of charge, with a note that said sorry and nothing else. Since then it has been dry.',
].join(' ')

/**
 * Examples of a rule whose hits a score finds. A score reads whole drafts, so each example is one; `flagged` are
 * the words of it that the rule points at.
 */
export function draftExamples(flagged: string): Rule['examples'] {
  return { bad: [smooth.join(' ').replace(flagged, `«${flagged}»`)], good: [plain] }
}
