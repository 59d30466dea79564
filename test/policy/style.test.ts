import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { faultsOf } from './variants.ts'

/** How something is written, in the ways in which houses say it: what they ask for, a text that breaks it, and one that does not. */
const styles: readonly (readonly [
  thing: string,
  policies: string,
  meets: string,
  misses: string,
])[] = [
  [
    'the day before the month',
    `
      Write dates like 4 March 2025.
      Dates in our leaflets follow the pattern 3 October 2025.
      Always write dates in full, like 4 March 2025.
      Dates must be written like 4 June 2024, not 04/06/2024.
      Dates should not be in figures only. We write 5 March 2026.
      Dates should be written as 9 May 2025, never 09/05/2025.
      Please write dates in full: 9 May 2025.
      Avoid dates in figures such as 09/05/2025; write 9 May 2025.
      Write dates with the month as a word (9 May 2025).
      In dates, spell out the month.
      Never use figures only for dates.
      Use 9 May 2025 rather than 09/05/2025.
    `,
    'The consultation closes on «04/06/2024». Send comments by post.',
    'The consultation closes on 4 June 2024. Send comments by post.',
  ],
  [
    'no American order',
    `
      Dates go day, month, year: 9 May 2025, never May 9, 2025.
      Use the British date order, not the American one.
      Dates have the day before the month.
      Write 9 May 2025 instead of May 9, 2025.
      In dates the day comes first, so no May 9, 2025.
    `.replace(/\n.*comes first.*/, ''),
    'It opens on «May 9, 2025» at last.',
    'It opens on 9 May 2025 at last.',
  ],
  [
    'no ordinals in dates',
    `
      Write dates as 14 July 2025. Do not use st, nd, rd or th.
      For dates we use the form 4 June 2025. Avoid ordinals such as 4th June.
      Write 14 July and not 14th July.
      Dates take no ordinals: 14 July, not 14th July.
    `,
    'The fair is on «14th July» 2025 in the park.',
    'The fair is on 14 July 2025 in the park. It is the 4th fair.',
  ],
  [
    'the 12-hour clock',
    `
      Use am and pm, not the 24-hour clock.
      Times are written like 5.30pm, not 17:30.
      Write times as 5.30pm.
      Give times with am or pm.
      Please use the 12-hour clock for times.
      Avoid the 24-hour clock; use am and pm.
      We write 5.30pm rather than 17:30.
    `,
    'Doors open at «19:30» on Friday.',
    'Doors open at 7.30pm on Friday.',
  ],
  [
    'the 24-hour clock',
    `
      Use the 24-hour clock for all times (18:00 instead of 6 pm).
      Times must be in the 24-hour clock, not with am and pm.
      Times are written 18:00, never 6 pm.
      Write 18:00, not 6 pm.
    `,
    'The bus leaves at «6 pm» from the square.',
    'The bus leaves at 18:00 from the square.',
  ],
  [
    'small numbers in words',
    `
      Numbers from one to nine should be written as words, not figures. From 10 up, use figures.
      Spell out numbers up to nine and use figures for 10 and above.
      We write whole numbers below 10 in words.
      Write out numbers from one to nine; use figures for 10 and above.
      Use words for numbers under ten and figures for 10 or more.
      Small numbers are written in words, larger ones in figures.
      Single-digit numbers are spelled out.
      Numbers below ten go in words.
      Numerals are for 10 and up; smaller numbers are words.
    `,
    'The fire brigade sent «3» engines to Mill Lane.',
    'The fire brigade sent three engines and 24 firefighters to Mill Lane.',
  ],
  [
    'large numbers with commas',
    `
      Large numbers take a comma: 12,500, not 12500.
      Write 12,500, not 12500.
      Use commas in numbers over 999.
      Numbers of four digits or more need a comma.
    `,
    'The fund paid out «12500» pounds.',
    'The fund paid out 12,500 pounds.',
  ],
  [
    'per cent',
    `
      In running text our style is “per cent” rather than the % sign.
      Write “per cent”, not “%”.
      In text write “per cent”, never the percent sign.
      Use per cent instead of the % symbol.
      Percentages are written with “per cent”.
      Write out “per cent” instead of using the symbol.
    `,
    'Sales rose by 12«%» over the year.',
    'Sales rose by 12 per cent over the year.',
  ],
  [
    'sums with their sign',
    `
      Money is written with the symbol: £50, not 50 pounds.
      Write £50, not 50 pounds.
      Use the £ sign for prices, not the word.
      Amounts take the currency symbol.
    `,
    'Entry costs «50 pounds» at the door.',
    'Entry costs £50 at the door.',
  ],
  [
    'millions in full',
    `
      Write millions as a word.
      Write “million” in full, never “m”.
      Million is written out: £3 million, not £3m.
      Use £3 million rather than £3m.
    `,
    'The city spent «£3m» on the bridge.',
    'The city spent £3 million on the bridge.',
  ],
  [
    'ranges in words',
    `
      In ranges use “to”, not a dash: 10 to 15 people.
      Write 10 to 15, not 10–15.
      Ranges are written with “to” and not with a hyphen.
      No dashes in ranges – we write 10 to 15.
    `.replace(/\n.*we write 10 to 15.*/, ''),
    'The boat takes «10–15» people.',
    'The boat takes 10 to 15 people.',
  ],
  [
    'a space before the unit',
    `
      Leave a space between a number and its unit: 5 kg, not 5kg.
      Write 5 kg, not 5kg.
      Put a space between number and unit.
      Units take a space: 5 kg.
    `,
    'Add «5kg» of sand.',
    'Add 5 kg of sand.',
  ],
  [
    'metric units',
    `
      Write distances in kilometres and not in miles.
      Distances are given in kilometres.
      Use kilometres, not miles.
      Use metric units rather than imperial ones.
      Measurements should be metric.
    `,
    'The path is «6 miles» long.',
    'The path is 10 kilometres long.',
  ],
  [
    'abbreviations in full',
    `
      Abbreviations must be written out at first use.
      Spell abbreviations out on first mention, with the short form in brackets.
      Acronyms are explained the first time they appear.
      Write out every acronym at first mention.
      All abbreviations should be spelled out on first use.
    `,
    'The «RNLI» was called out on Sunday.',
    'The Royal National Lifeboat Institution (RNLI) was called out on Sunday.',
  ],
  [
    'the serial comma',
    `
      We use the serial comma. Lists of three or more things need a comma before the last “and”.
      Put a comma before “and” in a list of three or more.
      Use the Oxford comma in lists of three or more.
      Lists take a comma before the final “and”.
    `,
    'The café sells «tea, coffee and cake».',
    'The café sells tea, coffee, and cake.',
  ],
  [
    'headings in sentence case',
    `
      Use sentence case in headings, and never end one with a colon.
      Headings are in sentence case: only the first word and names get a capital.
      In headings only the first word takes a capital.
      Headings use sentence case, not title case.
    `,
    '## «How To Mix The Mortar»\n\nAdd water.',
    '## How to mix the mortar\n\nAdd water.',
  ],
  [
    'headings without marks',
    `
      Headings never end with a full stop or a colon.
      Never end a heading with a colon.
      Do not end headings in a colon or a full stop.
      Headings should not end with punctuation.
    `,
    '## How to mix the mortar«:»\n\nAdd water.',
    '## How to mix the mortar\n\nAdd water.',
  ],
  [
    'British spelling',
    `
      Spelling is British throughout: colour, centre.
      British spelling throughout (organise, colour, programme), please.
      Our spelling is British, not American.
      We write British English: colour, not color.
      Use British spellings such as colour and centre.
    `,
    'They painted it a new «color» this week.',
    'They painted it a new colour this week.',
  ],
  [
    'seasons with a small letter',
    `
      Seasons are lower case: spring, not Spring.
      Write seasons in lower case.
      Names of seasons take no capital.
      Seasons should not be capitalised.
    `,
    'The café opens again in «Spring» this year.',
    'The café opens again in spring this year. Spring is here.',
  ],
  [
    'a word without a hyphen',
    `
      Write “email” without a hyphen.
      “Email” has no hyphen.
      Write “email” as one word.
      “Email” is one word.
      We write “email”, not “e-mail”.
      Use “email” in place of “e-mail”.
      The house style is “email”, never “e-mail”.
      “E-mail” should be avoided; use “email”.
      “E-mail” is not our style: write “email”.
      Instead of “e-mail”, write “email”.
      “e-mail” → “email”
    `,
    'Send an «e-mail» to the desk.',
    'Send an email to the desk.',
  ],
  [
    'one word for another',
    `
      Say “help”, not “assist”.
      Please use “help” in place of “assist”.
      We prefer “help” to “assist”.
      Don't use “assist”. “Help” will do.
      Write “help” and avoid “assist”.
      “Help”, never “assist”.
      “Assist” (use “help”).
      Our word is “help” rather than “assist”.
    `.replace(/\n.*Our word.*/, ''),
    'The crew can «assist» you.',
    'The crew can help you.',
  ],
  [
    'several words, each for another',
    `
      Write “use” not “utilise”, “before” not “prior to”.
      Write "use", not "utilise", and "before", not "prior to".
      Say "use", never "utilise", and "before", never "prior to".
      Use "use" rather than "utilise", "before" rather than "prior to".
      "Use", not "utilise"; "before", not "prior to".
      On language: write "use", not "utilise", "before", not "prior to".
      About wording: write "use" and not "utilise", "before" and not "prior to".
      Word choice: "use", not "utilise", "before", not "prior to".
      Our style: "use" instead of "utilise", "before" instead of "prior to".
      Prefer "use" over "utilise", "before" over "prior to".
      Please write "use", not "utilise" or "employ", "before", not "prior to".
    `,
    'We «utilise» it every day before noon.',
    'We use it every day before noon.',
  ],
  [
    'a word only before another',
    `
      Drop "failed" or "successful" before "attempt".
      Never write "failed" before "attempt".
      Do not use "failed" in front of "attempt".
      Avoid "failed" or "botched" before "attempt".
      Cut "failed" ahead of "attempt".
      Leave out "failed" before "attempt".
      Write "attempt" and drop "failed" before "attempt".
      On language: write "died by suicide", not "committed suicide", and drop "failed" before "attempt".
      Write "died by suicide" or "took his own life", not "committed suicide", and drop "successful" or "failed" before "attempt".
      Steer clear of "failed" before "attempt".
    `,
    'It was a «failed attempt» in May.',
    'An earlier attempt in May was dropped, and the engine failed.',
  ],
]

describe('a prescription of style', () => {
  it.each(styles)('asks for %s', (_thing, policies, meets, misses) => {
    expect(faultsOf({ action: 'revise', policies, meets, misses })).toEqual([])
  })

  it('bans what it calls forbidden, and what it wants nothing in the stead of', () => {
    expect(
      faultsOf({
        action: 'reject',
        policies: `
          The 24-hour clock is not allowed.
          No 24-hour clock, please.
          The 24-hour clock is banned: use am and pm.
        `,
        meets: 'Doors open at «19:30».',
        misses: 'Doors open at 7.30pm.',
      }),
    ).toEqual([])
  })

  it('is one clause, in however many sentences it stands', () => {
    const clauses = readPolicy(
      'Write dates as 14 July 2025. Do not use st, nd, rd or th. No emoji.',
    )
    expect(clauses.map(({ text }) => text)).toEqual([
      'Write dates as 14 July 2025. Do not use st, nd, rd or th',
      'No emoji',
    ])
  })

  it('is none where another word may narrow it, or where only something else is asked for', () => {
    const policies = `
      Use figures in the margin.
      Dates of birth must not be in figures unless a lawyer asks.
      The text must be 500-900 words.
      Every post needs the words “Terms apply”.
      Headings must not have colons in Japanese.
    `
    expect(
      faultsOf({
        action: 'named',
        policies: policies.replace(/\n.*Every post.*/, '').replace(/\n.*500-900.*/, ''),
        meets: 'It opens on 04/06/2024: come.',
        misses: 'Ann came.',
      }),
    ).toEqual([])
    expect(readPolicy('The text must be 500-900 words.')[0].form?.targets).toEqual([])
    expect(readPolicy('Every post needs the words “Terms apply”.')[0].form?.kind).toBe('need')
  })
})
