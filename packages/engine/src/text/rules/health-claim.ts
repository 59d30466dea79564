import type { Document } from '../document/document.ts'
import { sentenceHas } from '../queries/class-tests.ts'
import { lacksSupport } from '../queries/sourcing/support.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** “Claim: the leaf cures cancer.” is there to be answered. */
function isUnderTest({ words, sentences, source }: Document, word: number): boolean {
  const first = sentences.firstWords[words.sentences[word]]
  return /^claims?\b/i.test(source.slice(words.starts[first], words.ends[first] + 1))
}

export default defineRule({
  id: 'health-claim',
  type: 'unsupported_claim',
  severity: 'medium',
  summary: 'A promise about health without a source.',
  fix: 'Cite the trial or the authority that supports it, or take it out.',
  phrases: [
    '{boost} (your|the|our|their|) (immunity|immune system|immune response|metabolism|brain power|testosterone|energy levels)',
    '(strengthen|strengthens|strengthening|supercharge|supercharges|support|supports|supporting) (your|the|our|their) (immune system|immunity|metabolism)',
    '(cures|can cure|will cure|cured) (cancer|diabetes|arthritis|anxiety|depression|acne|autism|adhd|insomnia|asthma|migraines|pain|disease|diseases|illness|many _|all _|any _|everything)',
    '(prevents|fights|reverses|eliminates|heals) (cancer|diabetes|heart disease|aging|ageing|disease|diseases|inflammation|dementia|infections|illness)',
    '(detox|detoxes|detoxify|detoxifies|detoxifying|cleanse|cleanses|cleansing) (your|the|our) (body|liver|system|skin|blood|gut|colon|kidneys)',
    '(flush|flushes|flushing|remove|removes|removing|rid) (of|out|) (toxins|harmful toxins|the toxins)',
    '(lose|shed|burn|drop) (_|#) (pounds|kilos|kg|lbs|of fat) (in|within|without|fast)',
    '(melt|melts|melting|burns) (away|) (fat|belly fat|stubborn fat)',
    'miracle (cure|drug|food|diet|supplement|ingredient|weight)',
    '(no|without|zero) (known|harmful|any|negative|) side effects',
    'clinically (proven|tested|shown) (to|)',
    'medically proven (to|)',
    '(anti cancer|cancer fighting|disease fighting|immune boosting|immunity boosting|fat burning) (properties|foods|food|benefits|effects|power)',
    "(doctors|pharma|big pharma) (hate|hates|do not want|don't want) (this|you|it)",
    '(speed|speeds|speeding) up (your|the) metabolism',
  ],
  accepts: (hit, document) =>
    lacksSupport(hit, document) &&
    !isUnderTest(document, hit.first) &&
    // Functions of a program have side effects too.
    (!hit.pattern.includes('side effects') ||
      sentenceHas(document, document.words.sentences[hit.first], 'health')),
  explain: (quote) => `“${quote}” promises an effect on health without citing a source.`,
  examples: {
    bad: [
      'This tea «boosts your immune system».',
      'Lemon water «flushes toxins» from the body.',
      'The oil «cures **many** ills»\nat once.',
      'This herbal treatment has «no side effects».',
    ],
    good: [
      'Claim: the leaf cures cancer. No trial has shown it.',
      'Guests are medically tested at the border.',
      'The body begins to burn fat for energy.',
      'The vaccine prepares your immune system for the virus.',
      'Smoke cures the ham for days.',
      'It flushes the pipe.',
      'The function has no side effects.',
      'The tea boosts your immune system by 4 % ([trial](https://example.org/trial)).',
    ],
  },
})
