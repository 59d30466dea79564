/** More names by which policies call what a detector finds, by its id. */
export const detectorNames: Readonly<Record<string, string>> = {
  price: 'mention of prices, ticket prices',
  comparison: 'compare, compare us, compare ourselves, compare us with, comparing, rivals',
  'future-promise': 'promises about the future, promises for the future, promise of the future',
  secret: 'key, keys',
  profanity:
    'swearing, swear words, cursing, curse words, foul language, bad language, vulgar language, obscenity, obscenities, expletives, vulgarity',
  'insensitive-term':
    'insensitive terms, insensitive language, gendered language, gendered terms, sexist language, ableist language, discriminatory language, offensive terms, non inclusive language, exclusionary language, slurs',
  'missing-alt-text': 'images without alt text',
  'heading-case': 'headings in title case, title case',
  'call-to-action': 'call readers to buy, calls to buy',
  question: 'question mark, question marks',
  'all-capitals': 'upper case, uppercase',
  'company-name': 'a company, companies, named firms, a firm',
  'person-name':
    'names of people, names of persons, personal names, names of private persons, names of private individuals, people names, private individuals, name of a person, private persons, real names, full names, names of individuals',
  discount: 'discount offers, price cuts',
}
