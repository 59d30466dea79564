/** Names of what is laid out, linked or counted in one way, each of which tells a detector its value. */
export const valueNames: readonly (readonly [id: string, value: string, names: string])[] = [
  [
    'markup',
    'italic',
    'italic, italics, italic text, italic type, italicised text, italicized text, italicised words, italicized words, words in italics, text in italics, slanted text, italic formatting',
  ],
  [
    'markup',
    'underline',
    'underlining, underlined text, underlined words, text that is underlined, underscored text',
  ],
  [
    'markup',
    'strikethrough',
    'strikethrough, strikethroughs, strikethrough text, struck through text, crossed out text, struck out text, strikeout',
  ],
  ['markup', 'list', 'bulleted lists, bullet point lists, unordered lists'],
  [
    'markup',
    'numbered-list',
    'numbered list, numbered lists, ordered list, ordered lists, lists with numbers',
  ],
  [
    'markup',
    'nested-list',
    'nested list, nested lists, nested bullets, nested bullet points, nested bullet lists, sublist, sublists, sub lists, sub bullets, lists within lists, lists in lists, lists inside lists, bullets within bullets, multi level lists, multilevel lists, second level bullets, list nesting, indented lists, indented bullets',
  ],
  ['markup', 'table', 'tables, table, data tables, tabular data'],
  [
    'markup',
    'block-quote',
    'blockquote, blockquotes, block quotation, block quotations, quote blocks',
  ],
  ['markup', 'image', 'embedded images, inline images, embedded pictures'],
  ['markup', 'footnote', 'endnote, endnotes, footnote markers, foot notes'],
  [
    'markup',
    'code-block',
    'code block, code blocks, code fence, code fences, fenced code, fenced code blocks, blocks of code',
  ],
  [
    'markup',
    'inline-code',
    'inline code, code in text, code font, code formatting, code in running text, monospace, monospaced text, backticks, code spans',
  ],
  [
    'markup',
    'rule',
    'horizontal rule, horizontal rules, horizontal line, horizontal lines, divider, dividers, separator lines, dividing lines, divider lines, thematic breaks',
  ],
  [
    'markup',
    'html',
    'html, raw html, html tag, html tags, inline html, html markup, html code, embedded html, html elements, tags of html',
  ],
  [
    'list-item-form',
    'semicolon',
    'semicolons at the end of bullet points, semicolons at the end of bullets, semicolons at the end of list items, semicolons after bullet points, semicolons after bullets, semicolons after list items, bullets that end in a semicolon, bullet points that end in a semicolon, bullets ending in a semicolon',
  ],
  [
    'list-item-form',
    'comma',
    'commas at the end of bullet points, commas at the end of bullets, commas at the end of list items, commas after bullet points, bullets that end in a comma, bullet points that end in a comma',
  ],
  [
    'list-item-form',
    'no-stop',
    'bullet points without a full stop, bullets without a full stop, list items without a full stop, bullet points without full stops, bullets without full stops, list items without full stops, bullet points without a period, list items without a period, list items without periods, bullets without periods, missing full stops in lists',
  ],
  [
    'list-item-form',
    'capital',
    'bullet points that start with a capital, bullets that start with a capital, list items that start with a capital, bullet points that start with a capital letter, bullets that start with a capital letter, list items that start with a capital letter, capital letters at the start of bullet points, capital letters at the start of bullets, capitalised bullet points, capitalised bullets, capitalized bullets, capitalized list items',
  ],
  [
    'list-item-form',
    'small',
    'bullet points that start in lower case, bullets that start in lower case, list items that start in lower case, bullet points that start with a lowercase letter, bullets that start with a lowercase letter, list items that start with a lowercase letter, bullets without a capital letter, list items without a capital letter, lowercase bullets, lower case bullet points',
  ],
  [
    'heading-outline',
    'extra-title',
    'more than one h1, multiple h1s, multiple h1 headings, several h1s, second h1, a second h1, two h1s, extra h1s, additional h1s, more than one top level heading, more than one level one heading, more than one level 1 heading, multiple top level headings, two top level headings, more than one title heading, more than one main heading, multiple main headings, second top level heading',
  ],
  [
    'heading-outline',
    'stacked',
    'stacked headings, stacked heading, consecutive headings, headings in a row, headings one after another, headings directly after another heading, headings directly below another heading, headings without text between them, headings without text in between, headings with no text between them, headings with nothing between them, headings without text below them, empty sections, empty section, sections without text, sections without content, back to back headings, adjacent headings',
  ],
  [
    'heading-outline',
    'repeated',
    'repeated headings, repeated heading, duplicate heading, duplicate headings, duplicated headings, identical headings, headings with the same text, headings with the same wording, headings with the same name, headings that repeat, same heading twice, the same heading twice',
  ],
  [
    'heading-outline',
    'numbered',
    'numbered heading, numbered headings, numbers before headings, headings with numbers, heading numbers, numbered section headings, numbered titles, headings that start with a number, headings that begin with a number, numbering of headings, numbering in headings, section numbers in headings',
  ],
  [
    'file-link',
    'pdf',
    'link to a pdf, links to a pdf, linking to a pdf, link to pdfs, links to pdf, links to pdfs, linking to pdfs, pdf link, pdf links, links to pdf files, links to pdf documents, linked pdfs, pdf, pdfs, pdf file, pdf files, pdf document, pdf documents, pdf download, pdf downloads, links to a pdf file',
  ],
  [
    'file-link',
    'doc, docx, odt, rtf',
    'links to word documents, links to a word document, links to word files, word documents, word files, doc files, docx files, links to docx files',
  ],
  [
    'file-link',
    'xls, xlsx, ods, csv',
    'links to spreadsheets, links to a spreadsheet, spreadsheet links, excel files, links to excel files, linked spreadsheets',
  ],
  [
    'file-link',
    'ppt, pptx, odp',
    'links to slide decks, links to presentations, powerpoint files, links to powerpoint files, linked slide decks',
  ],
  [
    'file-link',
    'zip, rar, 7z, gz, tar, tgz',
    'links to zip files, zip files, links to archives, zip archives, links to zip archives, compressed files',
  ],
  [
    'file-link',
    'exe, msi, dmg, apk, bat, cmd, sh, deb, rpm, jar, pkg',
    'executables, executable files, links to executables, links to executable files, exe files, links to exe files, links to installers, links to programs, apk files, links to apk files, apks',
  ],
  [
    'tracking-link',
    'tracking',
    'tracking link, tracking links, tracked links, links with tracking parameters, links with tracking codes, tracking parameter, tracking parameters, tracking codes in links, tracking codes, tracking urls, utm parameter, utm parameters, utm tag, utm tags, utm codes, utm links, links with utm parameters, links with utm tags, urls with tracking parameters, campaign parameters, campaign tags, links that track readers, links with utm codes',
  ],
  [
    'tracking-link',
    'affiliate',
    'affiliate link, affiliate links, affiliated links, affiliate url, affiliate urls, referral link, referral links, ref links, partner links, commission links, sponsored links, links with a referral code, links with referral codes, links with an affiliate tag, links with affiliate tags, links with an affiliate code, links that earn a commission, links that earn commission, paid links, amazon affiliate links, affiliate marketing links, affiliate marketing, reflinks, referral urls',
  ],
  [
    'clock-time',
    '24-hour',
    '24 hour clock, the 24 hour clock, 24 hour time, 24 hour times, 24 hour format, 24 hour notation, twenty four hour clock, the twenty four hour clock, military time, times in 24 hour format, times in the 24 hour clock, 24 hour clock times, 24h times, 24h clock, 24h format',
  ],
  [
    'clock-time',
    '12-hour',
    '12 hour clock, the 12 hour clock, 12 hour time, 12 hour times, 12 hour format, twelve hour clock, am and pm, am or pm, am pm, a m and p m, a m or p m, times with am and pm, times with am or pm, times in 12 hour format, 12h clock',
  ],
  [
    'measurement',
    'imperial',
    'imperial units, imperial measures, imperial measurements, imperial system, the imperial system, us customary units, us units, american units, customary units, non metric units, non metric measurements, units that are not metric, distances in miles, miles and feet, feet and inches, pounds and ounces, imperial weights, imperial quantities, imperial distances, lengths in feet, lengths in inches, weights in pounds, distances in feet, heights in feet',
  ],
  [
    'measurement',
    'metric',
    'metric units, metric measures, metric measurements, metric system, the metric system, si units, metric quantities, metric distances, distances in kilometres, distances in kilometers, weights in kilograms, weights in grams',
  ],
  [
    'measurement',
    'fahrenheit',
    'temperatures in fahrenheit, fahrenheit, degrees fahrenheit, fahrenheit temperatures, temperatures in degrees fahrenheit, fahrenheit degrees',
  ],
  [
    'measurement',
    'celsius',
    'temperatures in celsius, celsius, degrees celsius, celsius temperatures, temperatures in degrees celsius, centigrade, degrees centigrade, temperatures in centigrade',
  ],
  [
    'number-form',
    'ungrouped',
    'numbers without a comma, numbers without commas, large numbers without commas, large numbers without a comma, thousands without a comma, thousands without commas, thousands without separators, thousands without a separator, numbers without thousands separators, numbers without a thousands separator, missing thousands separators, numbers without separators',
  ],
  [
    'number-form',
    'decimal-comma',
    'decimal comma, decimal commas, commas as decimal separators, commas as the decimal separator, comma as decimal separator, commas for decimals, decimals with a comma, decimals with commas',
  ],
  [
    'number-form',
    'short',
    'k for thousand, k for thousands, numbers with k, numbers ending in k, abbreviated numbers, shortened numbers, 10k style numbers',
  ],
  [
    'number-form',
    'fraction',
    'fractions, fraction, numeric fractions, fractions in figures, fractions in digits, fractions in numerals, numerical fractions, fraction signs',
  ],
  [
    'number-form',
    'closed-unit',
    'units without a space, units without a space before them, numbers without a space before the unit, missing space before units, missing spaces before units, numbers and units without a space, quantities without a space, no space between number and unit, no space between a number and its unit, no space before units, no space before the unit',
  ],
  [
    'number-form',
    'open-percent',
    'space before the percent sign, spaces before the percent sign, spaces before percent signs, space before a percent sign, space before percent signs, percent signs with a space, space between number and percent sign',
  ],
  [
    'number-form',
    'sentence-start',
    'numbers at the start of a sentence, number at the start of a sentence, numerals at the start of a sentence, numeral at the start of a sentence, digits at the start of a sentence, figures at the start of a sentence, numbers at the beginning of a sentence, number at the beginning of a sentence, numerals at the beginning of a sentence, digits at the beginning of a sentence, figures at the beginning of a sentence, numbers at the start of sentences, numerals at the start of sentences, digits at the start of sentences, figures at the start of sentences, numerals at the beginning of sentences, digits at the beginning of sentences, sentences that start with a number, sentences that start with a numeral, sentences that start with a figure, sentences that start with a digit, sentences that begin with a number, sentences that begin with a numeral, sentences that begin with a figure, sentences that begin with a digit, sentences starting with a number, sentences starting with a numeral, sentences beginning with a number, sentences beginning with a numeral, sentence starting with a number, sentence starting with a numeral, sentence that starts with a number, sentence that begins with a number, start a sentence with a number, start a sentence with a numeral, start a sentence with a figure, start a sentence with a digit, start a sentence with digits, start a sentence with figures, start sentences with a number, start sentences with numbers, start sentences with numerals, start sentences with a numeral, start sentences with digits, begin a sentence with a number, begin a sentence with a numeral, begin a sentence with a figure, begin a sentence with a digit, begin sentences with numbers, begin sentences with numerals, begin sentences with a number, open a sentence with a number, open a sentence with a numeral, start a sentence with a number in digits',
  ],
  [
    'number-range',
    'word',
    'ranges with to, to in ranges, ranges with the word to, the word to in ranges',
  ],
  [
    'payment-method',
    'gift-card',
    'payment by gift card, payments by gift card, payment by gift cards, payment with gift cards, payment with a gift card, payment in gift cards, gift card payment, gift card payments, paying by gift card, paying with gift cards, pay by gift card, pay with gift cards, pay with a gift card, gift cards as payment, gift card as payment, requests for gift cards, gift card requests, payment via gift card, payment through gift cards, gift card scams',
  ],
  [
    'payment-method',
    'crypto',
    'payment in crypto, payment in cryptocurrency, payments in crypto, payments in cryptocurrency, payment by crypto, payment in bitcoin, payments in bitcoin, crypto payments, bitcoin payments, payment with crypto, payment with cryptocurrency, paying in crypto, pay in crypto, pay with crypto, paying with bitcoin, cryptocurrency payments',
  ],
  [
    'payment-method',
    'transfer',
    'payment by bank transfer, payments by bank transfer, bank transfer payments, payment by wire transfer, payment by wire, wire transfers, payment by western union, paying by bank transfer, pay by bank transfer, payment by transfer, payment via bank transfer, requests for bank transfers, requests for wire transfers, direct bank transfers',
  ],
  [
    'payment-method',
    'cash',
    'payment in cash, payments in cash, cash payment, cash payments, paying in cash, pay in cash, cash only sales, cash in hand, cash in hand work, cash on collection, cash sales',
  ],
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
    'greeting',
    'thanks',
    'thanks, thank yous, thank you messages, thanks in advance, thank you notes, words of thanks, expressions of thanks',
  ],
  [
    'greeting',
    'sign-off',
    'closing formulas, complimentary closes, complimentary closings, valedictions, closing salutations, closing greetings, kind regards lines',
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
