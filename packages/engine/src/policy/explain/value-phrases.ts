import { amountPhrase } from './amount-phrases.ts'
import { joinItems } from './join-items.ts'

/** How a thing with a value is called. */
export const withValue: Readonly<Record<string, (value: string) => string | undefined>> = {
  amount: amountPhrase,
  price: (value) =>
    value === 'bare'
      ? 'prices without a currency'
      : value.startsWith('not-')
        ? `prices in currencies other than ${currency(value.slice(4))}`
        : `prices in ${currency(value)}`,
  spelling: (value) => `words in ${value === 'british' ? 'British' : 'American'} spelling`,
  'heading-case': (value) => `headings that are not in ${value} case`,
  'quote-mark': (value) => `${value} quotation marks`,
  'link-host': (value) => `links to ${joinItems(value.split(', '), 'or')}`,
  'file-link': (value) => `links to ${joinItems(value.split(', '), 'or')} files`,
  'image-file': (value) =>
    value.startsWith('not ')
      ? `images in files other than ${joinItems(value.slice(4).split(', '), 'or')}`
      : `images in ${joinItems(value.split(', '), 'or')} files`,
  'word-case': (value) => `words with capitals other than in ${quoted(value)}`,
  'word-class': (value) => value.replace(/^\S+/, (word) => `“${word}”`),
  'labelled-number': (value) => `numbers and codes labelled ${quoted(value)}`,
  'sale-offer': (value) =>
    value === 'gambling'
      ? 'offers to bet and play for money'
      : `offers to sell ${value === 'counterfeits' ? 'fakes' : value}`,
  'long-sentence': (value) => `sentences of more than ${value} words`,
  'long-paragraph': (value) => `paragraphs of more than ${value} words`,
  'reading-grade': (value) => `drafts that read above school grade ${value}`,
  'old-date': (value) => `dates more than ${value} years back`,
  // A year that nobody writes about stands for any.
  'year-before': (value) => (Number(value) > 2100 ? 'years' : `years before ${value}`),
  'digit-number': (value) => `whole numbers up to ${value} in digits`,
  'deep-heading': (value) => `headings below level ${value}`,
  'short-list': (value) => `lists of fewer than ${value} items`,
  'long-list': (value) => `lists of more than ${value} items`,
}

/** The same for values of which there are a few. */
export const byValue: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accusation: {
    named: 'accusations of a crime against somebody named',
    any: 'accusations of a crime',
  },
  'clock-time': {
    small: 'times of day written like “pm” and not “PM”',
    undotted: 'times of day written like “pm” and not “p.m.”',
  },
  comparison: {
    named: 'comparisons with a rival by name',
    medicine: 'statements that one medicine is better or safer than another',
  },
  proceedings: {
    any: 'police investigations, court cases that still run and pupils who were sent home',
    police: 'police investigations',
    court: 'court cases that still run',
    suspension: 'pupils who were suspended',
    exclusion: 'pupils who were excluded',
    expulsion: 'pupils who were expelled',
  },
  'job-condition': {
    age: 'ages that a job asks for',
    licence: 'driving licences that a job asks for',
    internship: 'internships without pay',
    trial: 'trial shifts without pay',
  },
  'medicine-change': {
    any: 'advice to take, stop or change a medicine',
    take: 'advice to take a medicine',
    stop: 'advice to stop a medicine',
    change: 'advice to change a medicine',
  },
  'date-form': { any: 'dates' },
  dash: { em: 'dashes such as “—”', en: 'dashes such as “ – ”' },
  'first-person': {
    singular: 'words of the first person singular',
    plural: 'words of the first person plural',
  },
  'gendered-pronoun': {
    masculine: 'masculine pronouns',
    feminine: 'feminine pronouns',
    paired: 'pairs such as “he or she”',
  },
  greeting: { greeting: 'greetings', thanks: 'thanks', 'sign-off': 'closing words of a letter' },
  'included-charge': {
    tax: 'a note that tax is included',
    shipping: 'a note that shipping is included',
    fees: 'a note that fees are included',
  },
  'ip-address': { private: 'IP addresses of private networks' },
  'latin-abbreviation': {
    abbreviation: 'Latin abbreviations',
    any: 'Latin abbreviations and phrases',
  },
  'medicine-name': {
    named: 'medicines by name',
    any: 'medicines by name and words such as “painkillers”',
    drug: 'medicines and drugs by name',
  },
  measurement: { fahrenheit: 'temperatures in Fahrenheit', celsius: 'temperatures in Celsius' },
  'number-form': { 'sentence-start': 'digits that open a sentence' },
  'payment-method': {
    'gift-card': 'requests to pay with a gift card',
    crypto: 'requests to pay in cryptocurrency',
    transfer: 'requests to send money directly',
    cash: 'requests to pay in cash',
  },
  'person-name': { full: 'full names of persons' },
  'postal-address': { home: 'home addresses' },
  profanity: { plain: 'swear words and slurs that are written out' },
  referral: {
    any: 'advice to ask somebody who knows',
    health: 'advice to see a doctor or pharmacist',
    legal: 'advice to see a lawyer',
    financial: 'advice to see an adviser',
  },
  'serial-comma': {
    missing: 'lists without a comma before “and” or “or”',
    used: 'lists with a comma before “and” or “or”',
  },
  spacing: {
    double: 'double spaces',
    trailing: 'spaces at the end of lines',
    'before-mark': 'spaces before punctuation',
  },
  'tracking-link': { tracking: 'links with tracking parameters', affiliate: 'affiliate links' },
  'bare-part': {
    'paragraph-source': 'paragraphs without a source',
    'paragraph-link': 'paragraphs without a link',
    'section-source': 'sections without a source',
    'section-link': 'sections without a link',
  },
  'heading-mark': {
    stop: 'full stops that end a heading',
    exclamation: 'exclamation marks that end a heading',
    question: 'question marks that end a heading',
    colon: 'colons that end a heading',
  },
  'heading-outline': {
    skipped: 'headings that skip a level',
    'extra-title': 'more than one heading of the first level',
    stacked: 'headings without text before the next',
    repeated: 'headings that repeat another',
    numbered: 'headings with a number',
  },
  'list-item-form': {
    stop: 'full stops that end a list item',
    semicolon: 'semicolons that end a list item',
    comma: 'commas that end a list item',
    'no-stop': 'list items without a full stop',
    capital: 'list items that start with a capital',
    small: 'list items that start with a small letter',
  },
  'step-without-verb': {
    numbered: 'numbered steps that do not start with a verb',
    any: 'list items that do not start with a verb',
  },
  'opening-gerund': {
    headings: 'headings that start with a verb in “-ing”',
    items: 'list items that start with a verb in “-ing”',
  },
  'directional-word': {
    any: 'words that say where on a page something is',
    vertical: '“above” and “below” where they point to a part of the page',
  },
  'unintroduced-part': {
    table: 'tables that no sentence introduces',
    list: 'lists that no sentence introduces',
    image: 'images that no sentence introduces',
  },
  'bare-alt-text': {
    any: 'alternative texts that are a file name or only say “image”',
    'file-name': 'alternative texts that are a file name',
    generic: 'alternative texts that only say “image”',
  },
  markup: {
    bold: 'bold text',
    italic: 'text in italics',
    underline: 'underlined text',
    strikethrough: 'text that is struck through',
    list: 'bulleted lists',
    'numbered-list': 'numbered lists',
    'nested-list': 'lists within lists',
    table: 'tables',
    'block-quote': 'block quotes',
    image: 'images',
    footnote: 'footnotes',
    'code-block': 'blocks of code',
    'inline-code': 'code within sentences',
    rule: 'horizontal rules',
    html: 'HTML',
  },
}

function currency(value: string): string {
  return value === 'yen' ? value : `${value}s`
}

function quoted(words: string): string {
  return joinItems(
    words.split(', ').map((word) => `“${word}”`),
    'or',
  )
}
