/** More names by which policies call what a detector finds, by its id. */
export const detectorNames: Readonly<Record<string, string>> = {
  price:
    'amounts of money, amount of money, what something costs, what things cost, sums of money, mention of prices, ticket prices',
  'old-date': 'older than',
  comparison:
    'comparison with others, comparisons with others, how we compare with other brands, how we compare with others, how we compare, are compared, be compared, compare ourselves with another company, compare ourselves with other companies, compare us with competitors, compare us to competitors, compare us with others, compare us to others, compare ourselves with competitors, compare ourselves to competitors, compare ourselves to others, compare with competitors, compare to competitors, comparing us with competitors, comparing us to competitors, compare our product with others, compare our products with others, compare ourselves with others, comparisons to competitors, comparisons to others, comparisons with rivals, compare, compare us, compare ourselves, compare us with, comparing, rivals',
  'future-promise':
    'promise anything about future results, promises of future results, promise future results, promises about future results, promises about the future, promises for the future, promise of the future',
  secret: 'key, keys',
  profanity:
    'swearing, racial slurs, ethnic slurs, homophobic slurs, abusive language, cuss words, four letter words, rude words, crude language, strong language, offensive language, swear, curse, vulgarisms, vulgar words, swear words, cursing, curse words, foul language, bad language, vulgar language, obscenity, obscenities, expletives, vulgarity',
  'insensitive-term':
    'insensitive terms, insensitive language, gendered language, gendered terms, sexist language, ableist language, sexist terms, ableist terms, racist language, outdated terms for people, biased terms, hurtful terms, stigmatising language, stigmatizing language, discriminatory language, offensive terms, non inclusive language, exclusionary language, slurs',
  'missing-alt-text':
    'images without alt text, image without a description, images without a description, images without descriptions, image without description, images without alternative text, image without an alternative text',
  'heading-case': 'headings in title case, title case',
  'call-to-action':
    'push the reader to, push readers to, prompt readers to, invite readers to, urge the reader to, ask the reader to, ask readers to buy, ask readers to, urge readers to buy, urge readers to, tell readers to buy, ask people to buy, buy, subscribe, donate, sign up prompts, call readers to buy, calls to buy',
  question: 'question mark, question marks',
  'all-capitals':
    'words in capital letters, capital letters, in capitals, capitals, shout, shouting, all caps words, words in all caps, words in capitals, block capitals, all upper case, upper case, uppercase',
  'company-name': 'a company, companies, named firms, a firm',
  'person-name':
    'names of people, names of persons, personal names, names of private persons, names of private individuals, people names, private individuals, name of a person, private persons, real names, full names, names of individuals',
  guarantee: 'money back guarantee, money back guarantees, satisfaction guarantees',
  superlative:
    'world first, the only one, the greatest, the biggest, the finest, the leading, the best, number one, best or number one, call ourselves the best',
  'reading-grade':
    'grade, readable at, readable at grade, readable by grade, reads above, reads above grade, read above grade, reads at grade, reading difficulty',
  advice:
    'recommend, recommending, advise, advising, tell readers what to do, telling readers what to do',
  discount:
    'discount offers, price cuts, sales promotions, special deals, money off offers, vouchers',
  urgency:
    'pressure selling, high pressure selling, high pressure sales, hard sell, pressure on shoppers, pressure on readers, pressure to buy, pressure to act, countdown language, fear of missing out, fomo, scarcity claims, hurry readers, rush readers, urgent appeals',
  'first-person': 'i or we, we or i',
  'second-person': 'address the reader, addressing the reader, address readers, the second person',
  'account-number':
    'account details, card details, sort code, sort codes, payment details, bank account details',
  'postal-address': 'address, addresses',
  'ip-address':
    'server ips, server ip, server ip addresses, server ip address, ips of servers, ip addresses of servers, ip addresses of our servers, ips of our servers, machine ips',
}

/** Names that tell a detector its value: the id, the value and the names. */
export const detectorValues: readonly (readonly [string, string, string])[] = [
  [
    'latin-abbreviation',
    'any',
    'latin terms, latin phrases, latin words, latinisms, latin expressions, latin',
  ],
  [
    'heading-mark',
    'stop',
    'full stops in headings, full stop in headings, full stops in titles, full stops in headlines, full stops in subheadings, periods in headings, periods in titles, headings with full stops',
  ],
  [
    'spelling',
    'british',
    'british spelling, british spellings, uk spelling, uk spellings, british english, uk english, english spelling, british forms, commonwealth spelling, britishisms, british words, british spelling variants',
  ],
  [
    'serial-comma',
    'used',
    'serial comma, serial commas, oxford comma, oxford commas, the oxford comma, the serial comma, series comma, harvard comma',
  ],
  [
    'date-form',
    'ordinal',
    'ordinal dates, ordinals in dates, ordinal numbers in dates, dates with ordinals, ordinal suffixes in dates',
  ],
  [
    'date-form',
    'no-year',
    'dates without a year, date without a year, dates without the year, dates without years, dates with no year, dates lacking a year, dates missing the year, yearless dates, days without a year',
  ],
  ['comparison', 'named', 'named comparisons'],
  ['percent', 'word', 'per cent in words, percent in words, the word percent, the words per cent'],
  ['dash', 'em', 'em dash, em dashes, em rule, em rules'],
  ['dash', 'en', 'en dash, en dashes, en rule, en rules'],
  ['heading-case', 'title', 'headings not in title case'],
  [
    'first-person',
    'singular',
    'first person singular, singular first person, i form, i statements, writing as i, writer as i',
  ],
  [
    'first-person',
    'plural',
    'first person plural, plural first person, we form, we statements, writing as we, editorial we, royal we, corporate we',
  ],
]

/** Detectors of things that lack what a policy may ask of them, by the detectors of the things. */
export const lacking: ReadonlyMap<string, string> = new Map([
  ['person-name', 'unintroduced-name'],
  ['phone-number', 'local-phone-number'],
])
