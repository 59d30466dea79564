import type { ValueName } from './value-name.ts'

/** Words and marks of one kind. */
export const wording: readonly ValueName[] = [
  [
    'gendered-pronoun',
    'masculine',
    'masculine pronouns, masculine pronoun, male pronouns, generic he, the generic he, generic masculine pronouns, generic male pronouns, he as a generic pronoun',
  ],
  ['gendered-pronoun', 'feminine', 'feminine pronouns, feminine pronoun, female pronouns'],
  [
    'gendered-pronoun',
    'paired',
    'he or she, his or her, him or her, he she, paired pronouns, double pronouns, she or he, her or his',
  ],
  [
    'directional-word',
    'vertical',
    'above and below as directions, above or below as directions, directions such as above and below, directions such as above, pointing above or below',
  ],
  [
    'greeting',
    'thanks',
    'thanks, thank yous, thank you messages, thanks in advance, thank you notes, words of thanks, expressions of thanks',
  ],
  [
    'greeting',
    'sign-off',
    'closing formulas, complimentary closes, complimentary closings, valedictions, closing salutations, closing greetings, kind regards lines',
  ],
  ['medicine-name', 'drug', 'drug names, drug name, names of drugs, name of a drug'],
  [
    'medicine-name',
    'any',
    'mentions of medicines, mentions of medicine, mentions of medication, medicine mentions',
  ],
  [
    'quote-mark',
    'curly',
    'curly quotes, curly quotation marks, smart quotes, typographic quotes, typographer quotes, curly quote marks, curled quotes, smart quotation marks',
  ],
  [
    'quote-mark',
    'single',
    'single quotes, single quotation marks, single quote marks, single inverted commas',
  ],
  [
    'quote-mark',
    'double',
    'double quotes, double quotation marks, double quote marks, double inverted commas',
  ],
  [
    'spacing',
    'trailing',
    'trailing space, trailing spaces, trailing whitespace, trailing white space, spaces at the end of a line, spaces at the end of lines, spaces at line ends, whitespace at the end of lines, whitespace at the end of a line',
  ],
  [
    'spacing',
    'before-mark',
    'space before punctuation, spaces before punctuation, space before punctuation marks, spaces before punctuation marks, space before a comma, spaces before commas, space before commas, spaces before exclamation marks, space before question marks, space before a colon, spaces before colons, spaces before question marks, space before exclamation marks',
  ],
]
