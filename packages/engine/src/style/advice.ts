import type { StyleCheck } from '../schema/index.ts'

/** What to do about the spans of one check. */
export interface Advice {
  /** One place, and several; `#` stands for their number. */
  readonly one: string
  readonly many: string
  readonly why: string
  readonly action: string
}

/** Advice by check. */
export const advice: Readonly<Record<StyleCheck, Advice>> = {
  unsupported_claim: {
    one: 'Support one claim',
    many: 'Support # claims',
    why: 'A reader cannot tell a claim without support from an opinion.',
    action: 'Add a source, a number or an example to each, or say less.',
  },
  weak_provenance: {
    one: 'Name one source',
    many: 'Name # sources',
    why: 'Words such as “experts say” send the reader nowhere.',
    action: 'Name who said it, when and where, or link to it.',
  },
  source_quality: {
    one: 'Replace one weak link',
    many: 'Replace # weak links',
    why: 'A link is only as good as the page behind it.',
    action: 'Link to the page that holds the fact, with words that say what is there.',
  },
  low_specificity: {
    one: 'Make one vague place concrete',
    many: 'Make # vague places concrete',
    why: 'Vague words leave the reader to guess the amount, the time or the person.',
    action: 'Give the number, the date or the name.',
  },
  absence_of_specificity: {
    one: 'Add details where one stretch has none',
    many: 'Add details to # stretches that have none',
    why: 'A paragraph without a name, a number or a date could appear in any text.',
    action: 'Add one fact from your own material to each.',
  },
  missing_concrete_examples: {
    one: 'Give one example',
    many: 'Give # examples',
    why: 'The text promises variety or benefit and shows none.',
    action: 'Add an instance after each, or cut the promise.',
  },
  generic_phrasing: {
    one: 'Rewrite one generic phrase',
    many: 'Rewrite # generic phrases',
    why: 'Stock phrases say the same in every text.',
    action: 'Say what is true of this subject alone, or cut the phrase.',
  },
  filler: {
    one: 'Cut one filler',
    many: 'Cut # fillers',
    why: 'The sentence says the same without these words.',
    action: 'Delete them or take the short word.',
  },
  cliche: {
    one: 'Replace one cliché',
    many: 'Replace # clichés',
    why: 'A worn figure of speech no longer shows anything.',
    action: 'Say plainly what happens.',
  },
  hedging_and_absolutes: {
    one: 'Check one hedge or absolute',
    many: 'Check # hedges and absolutes',
    why: 'Stacked hedges say nothing, and absolutes are seldom true.',
    action: 'State what is known and how well.',
  },
  synthetic_texture: {
    one: 'Rewrite one sentence of even texture',
    many: 'Rewrite # sentences of even texture',
    why: 'Their word order and rhythm are the most regular of the text.',
    action: 'Rewrite them in the order in which you would say them.',
  },
  repetitive_structure: {
    one: 'Break one repeated structure',
    many: 'Break # repeated structures',
    why: 'Sentences of one pattern in a row tire the reader.',
    action: 'Join two, or begin with what is new.',
  },
  sentence_uniformity: {
    one: 'Vary one run of even sentences',
    many: 'Vary # runs of even sentences',
    why: 'Sentences of one length in a row sound mechanical.',
    action: 'Cut one short, or join two.',
  },
  repeated_opening: {
    one: 'Change one repeated opening',
    many: 'Change # repeated openings',
    why: 'Several sentences of a paragraph begin with the same words.',
    action: 'Begin one of them with what is new in it.',
  },
  long_sentence: {
    one: 'Split one long sentence',
    many: 'Split # long sentences',
    why: 'By the end of a long sentence its start is forgotten.',
    action: 'Start a new sentence with each new thought.',
  },
  passive_voice: {
    one: 'Look at one passive',
    many: 'Look at # passives',
    why: 'A passive can leave out who acts.',
    action:
      'Name who acts where it matters; keep the passive where the one acted upon is the topic.',
  },
  nominalization: {
    one: 'Turn one noun back into its verb',
    many: 'Turn # nouns back into their verbs',
    why: 'An action told as a noun needs a second verb and hides who acts.',
    action: 'Use the verb.',
  },
  visual_artifact: generic(),
  audio_signal: generic(),
  prosody_consistency: generic(),
  other: generic(),
}

function generic(): Advice {
  return {
    one: 'Look at one marked place',
    many: 'Look at # marked places',
    why: 'Something there stands out.',
    action: 'Read it aloud and decide.',
  }
}
