import { findCliches } from '../../kinds/cliches.ts'
import { findVagueWords } from '../../kinds/vague-words.ts'
import type { EvidenceKind } from '../evidence-kind.ts'

/** Words that say little, or say it at length. */
export const wording: readonly EvidenceKind[] = [
  {
    name: 'vague wording',
    types: ['low_specificity', 'absence_of_specificity'],
    also: findVagueWords,
    names:
      'vague phrases, vague phrasing, vague expressions, vague promises, vague descriptions, fuzzy wording, fuzzy language, woolly language, woolly wording, woolly words, imprecise wording, imprecise language, unclear quantities, generic statements, general claims, vague time references, vague references, hand waving, vague, vague claims, vague claim, vague wording, vague language, vague statements, vague quantities, vague terms, vague words, vagueness, unspecific, imprecise, generalities, general statements, vague text, lack of detail, low specificity, missing detail, missing details, lack of specifics, absence of specificity, vague numbers, vague times, vague dates, empty statements',
  },
  {
    name: 'cliches',
    rules: [
      'cliche',
      'future-cliche',
      'emotive-cliche',
      'stock-opening',
      'stock-closing',
      'stock-collocation',
      'journey-metaphor',
      'realm-metaphor',
    ],
    also: findCliches,
    names:
      'cliched phrases, cliched expressions, cliched language, cliched writing, cliched openings, stale phrases, stale metaphors, stale expressions, trite phrases, trite expressions, trite language, commonplaces, commonplace phrases, worn expressions, worn metaphors, worn out expressions, worn out metaphors, overworked phrases, overworked metaphors, hackneyed expressions, hackneyed language, tired expressions, tired language, tired cliches, old chestnuts, stock expressions, stock metaphors, canned phrases, banalities, well worn phrases, cliche, cliches, stock phrases, stock phrase, hackneyed phrases, tired phrases, overused phrases, worn phrases, worn out phrases, tired metaphors, dead metaphors, set phrases, platitudes, platitude, truisms',
  },
  {
    name: 'buzzwords',
    rules: ['buzzword', 'corporate-speak', 'inflated-noun', 'inflated-verb', 'unlock-potential'],
    names:
      'buzzword, buzzwords, jargon, corporate speak, corporate jargon, office speak, officialese, bureaucratese, gobbledygook, jargon words, jargon terms, insider terms, technical jargon, corporate language, business jargon, trade jargon, in house jargon, business speak, management speak',
  },
  {
    name: 'wordiness',
    rules: ['wordy-phrase', 'redundant-pair', 'noun-for-verb', 'long-word', 'expletive-opening'],
    names:
      'wordy language, wordy writing, wordy prose, wordy wording, long winded language, long winded writing, long winded text, longwinded sentences, longwinded phrases, rambling, rambling text, rambling language, prolix language, superfluous wording, needless repetition of words, bloated sentences, bloated language, bloated prose, bloat, circumlocution, circumlocutions, noun strings, tautologies, tautology, pleonasms, wordy, wordiness, wordy phrases, wordy sentences, long winded sentences, needless words, unnecessary words, extra words, superfluous words, roundabout phrases, waffle, waffling, verbiage, verbose, verbosity, redundancy, redundant phrases, redundant words, long words, long winded phrases, nominalisations, nominalizations',
  },
  {
    name: 'filler',
    rules: [
      'filler-adverb',
      'filler-sentence',
      'throat-clearing',
      'signposting',
      'hollow-intensifier',
      'summary-restatement',
    ],
    names:
      'filler sentences, filler text, filler content, filler language, filler phrases and words, padding words, padding phrases, padded sentences, meaningless words, meaningless phrases, empty talk, empty language, hollow words, hollow phrases, crutch words, verbal padding, verbal filler, verbal tics, throat clearing phrases, intensifying words, intensifying adverbs, filler, fillers, filler words, padding, fluff, filler adverbs, empty words, empty phrases, throat clearing, intensifier, intensifiers, empty intensifiers, hollow intensifiers, filler phrases',
  },
  {
    name: 'generic phrasing',
    types: ['generic_phrasing'],
    names:
      'generic statements and phrases, generic wording, generic writing, generic copy, generic sentences, generic phrases, cookie cutter text, cookie cutter language, one size fits all text, interchangeable phrases, bland language, bland text, bland writing, formulaic text, formulaic writing, boilerplate text, boilerplate language, boilerplate phrases, generic, generic phrasing, generic language, generic text, generic content, generic filler, boilerplate, bland phrasing, formulaic phrasing, formulaic language, templated phrasing',
  },
  {
    name: 'repetition',
    types: ['repetitive_structure'],
    names:
      'repeated wording, repeated words, repeating yourself, repeating ourselves, repeat yourself, saying things twice, saying the same thing twice, duplicated sentences, duplicate sentences, repeated openings, sentences that start the same way, sentences that begin the same way, monotonous sentences, monotonous structure, repetitiveness, repetition, repetitions, repetitive, repeated, repeated phrases, repeated sentences, repetitive structure, monotony, monotonous',
  },
  {
    name: 'missing examples',
    types: ['missing_concrete_examples'],
    names:
      'missing examples, no examples, without examples, lack of examples, lacks examples, lack examples, example, examples, concrete examples, missing concrete examples',
  },
]
