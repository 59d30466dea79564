import type { sourceRules } from '../check/rules.ts'

/** What a rule about sources looks for, and what to do about it, each in one sentence. */
export interface SourceRuleText {
  readonly summary: string
  readonly fix: string
}

export const sourceRuleTexts: Readonly<Record<keyof typeof sourceRules, SourceRuleText>> = {
  'claim-contradicted': {
    summary: 'The source has another value than the draft.',
    fix: 'Compare both values, and take the right one.',
  },
  'claim-not-found': {
    summary: 'What is claimed was not found in the source.',
    fix: 'Link to the page that has it, or take it out.',
  },
  'isbn-invalid': {
    summary: 'The check digit of an ISBN is wrong.',
    fix: 'Copy the number from the book again.',
  },
  'package-lookalike': {
    summary: 'The name of a young package is one edit from a popular one.',
    fix: 'Make sure that you did not mean the popular one.',
  },
  'package-unknown': {
    summary: 'The registry has no package of this name.',
    fix: 'Check the name before somebody registers it.',
  },
  'source-certificate': {
    summary: 'The server of a source has no valid certificate.',
    fix: 'Check the address, and tell its owner.',
  },
  'source-fragment': {
    summary: 'The page has no part of the name that follows the # in the address.',
    fix: 'Link to a part that the page has.',
  },
  'source-gone': {
    summary: 'The source is not there any more.',
    fix: 'Find where the page went, or another source.',
  },
  'source-home-page': {
    summary: 'A home page is cited for a specific claim.',
    fix: 'Link to the page that makes the claim.',
  },
  'source-moved': {
    summary: 'The source has moved for good.',
    fix: 'Take the new address.',
  },
  'source-retracted': {
    summary: 'The paper was retracted.',
    fix: 'Say that the paper was retracted, or do not cite it.',
  },
}
