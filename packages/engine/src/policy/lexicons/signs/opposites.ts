/** Things that are wanted, and what is then not wanted. */
export const opposites: readonly (readonly [wanted: string, names: string])[] = [
  ['active voice', 'passive voice'],
  ['example, examples, concrete examples', 'missing examples'],
  ['third person, the third person', 'first person'],
  ['sentence case', 'headings in title case'],
  [
    'inclusive, inclusive language, gender neutral language, inclusive wording, inclusive terms',
    'insensitive terms',
  ],
  ['plain language, plain english, plain words', 'buzzwords'],
  [
    "job title, job titles, person's job title, person's role, job title or role, title or role, role or job title, role or title, job title and role, job title or role when they are first mentioned, job title when they are first mentioned, job title when you first mention them, person's job title when you first mention them, person's job title along with the name, job title along with the name, job title at first mention, job title on first mention, job title the first time they are mentioned",
    'names without a job title',
  ],
  [
    'country code, country codes, international code, international prefix, international dialling code, international format, dialling code',
    'phone numbers without a country code',
  ],
  ['neutral tone, neutral language, neutral wording, objective tone', 'loaded wording'],
  ['concrete language, specific language, precise language, concrete wording', 'vague wording'],
  [
    'alt text, alternative text, alt texts, alternative texts, alt attribute, text alternative',
    'images without alt text',
  ],
  [
    'concise language, concise wording, concise, brief, briefly, concisely, short and sweet, to the point',
    'wordiness',
  ],
  ['specific, be specific, concrete', 'vague wording'],
  [
    'neutral, neutrally, objective, impartial, balanced language, impartial language, dispassionate',
    'loaded wording',
  ],
  [
    'sentences should be short, sentences must be short, short sentences, short sentence, sentences short, sentence short, shorter sentences',
    'long sentences',
  ],
  [
    'paragraphs should be short, paragraphs must be short, short paragraphs, short paragraph, paragraphs short, paragraph short, shorter paragraphs',
    'long paragraphs',
  ],
  [
    'simple words, simple language, everyday words, everyday language, short words, plainly, common words, familiar words',
    'buzzwords',
  ],
  [
    'british spelling, british spellings, uk spelling, uk spellings, british english, uk english, british forms, commonwealth spelling, british words',
    'american spelling variants',
  ],
  [
    'american spelling, american spellings, us spelling, us spellings, american english, us english, american forms, american words',
    'british spelling variants',
  ],
  [
    'serial comma, serial commas, oxford comma, oxford commas, the oxford comma, the serial comma, series comma, harvard comma',
    'missing serial comma',
  ],
  ['active verbs, active constructions, actively', 'passive voice'],
  ['title case', 'headings not in title case'],
  ['am and pm, am or pm, twelve hour clock', 'military time'],
  ['military time, twenty four hour clock', 'am and pm'],
  [
    'metric, metric units, metric measures, metric measurements, metric system, si units, distances in kilometres, distances in kilometers',
    'imperial units',
  ],
  [
    'imperial, imperial units, imperial measures, imperial measurements, us customary units, distances in miles',
    'metric units',
  ],
  [
    'celsius, degrees celsius, centigrade, temperatures in celsius, temperatures in degrees celsius',
    'temperatures in fahrenheit',
  ],
  [
    'fahrenheit, degrees fahrenheit, temperatures in fahrenheit, temperatures in degrees fahrenheit',
    'temperatures in celsius',
  ],
  ['curly quotes, smart quotes, curly quotation marks, typographic quotes', 'straight quotes'],
  ['straight quotes, straight quotation marks', 'curly quotes'],
  [
    'double quotes, double quotation marks, double quote marks, double inverted commas',
    'single quotes',
  ],
  [
    'single quotes, single quotation marks, single quote marks, single inverted commas',
    'double quotes',
  ],
  ['thousands separators, thousands separator, commas in thousands', 'numbers without commas'],
  [
    'gender neutral job titles, neutral job titles, people first language, respectful language, neutral pronouns, gender neutral terms, gender neutral words, non sexist language, person first language',
    'insensitive terms',
  ],
]
