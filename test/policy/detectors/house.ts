import type { CasesById } from '../../support/show-detected.ts'

/** What a house decides for its own texts: numbers, spelling, addresses and headings. */
export const house: CasesById = {
  'heading-mark': {
    finds: [
      '# How it works«.»\n\nText.',
      '## Ready to go«!»\n\nText.',
      '## What is it«?»\n\nText.',
      'Prices«.»\n=======\n\nText.',
      '### **Bold end«.»**\n\nText.',
    ],
    passes: [
      '# Acme Inc.\n\nText.',
      '# How it works\n\nText.',
      '# And then...\n\nText.',
      'A paragraph.',
    ],
  },
  'bare-url': {
    finds: [
      'See «https://example.com/a» now.',
      'See «<https://example.com>» now.',
      'See [«https://example.com»](https://example.com).',
      '- «http://example.org/tea»',
    ],
    passes: [
      'See [the guide](https://example.com).',
      'Run `curl https://example.com` now.',
      'Mail <ruth@example.com>.',
      'See example and more.',
    ],
  },
  'digit-number': {
    finds: [
      'We sell «3» kinds of tea.',
      'It took «4» attempts.',
      '«5» people came.',
      '- All «7» rooms are full.',
    ],
    passes: [
      'It weighs 3 kg.',
      'See page 4 for more.',
      'We won 3 to 1.',
      'On 5 May it rained.',
      'Windows 8 runs here.',
      'We sell 12 kinds.',
      'She is 6 years old.',
    ],
  },
  spelling: {
    finds: [
      'The «color» of tea.',
      'We «analyzed» it.',
      'A «traveler» came.',
      '«Center» the text.',
      'My «neighbor» sings.',
    ],
    passes: [
      'The colour of tea.',
      'We organize it.',
      'The Kennedy Center opened.',
      'Set `color` to red.',
      'A license to sell.',
    ],
  },
  'serial-comma': {
    finds: [
      'We sell «pens, books and lamps».',
      'It goes to «France, Spain and Italy».',
      'She likes «reading, writing or cooking».',
      'He «washed, dried and folded» them.',
    ],
    passes: [
      'We sell pens, books, and lamps.',
      'In shops, cafés and bars it sold.',
      'She left, tired and hungry.',
      'Tea and milk, please.',
    ],
  },
  'date-form': {
    finds: [
      'On «March 4, 2025» it rained.',
      'By «May 12» then.',
      '«Oct. 3rd, 2024» was dry.',
      'From «July 4» on.',
    ],
    passes: [
      'On 4 March 2025 it rained.',
      'In March 2025.',
      'They may 3 times.',
      'On 4 May 12 came.',
    ],
  },
  percent: {
    finds: ['It rose 5«%».', 'A 20«%» cut', '3.5 «%» more', '- 10«%» of all'],
    passes: ['5 per cent', '100%25', '`5%`', 'a % b'],
  },
  'insecure-link': {
    finds: [
      'See [«the page»](http://example.com).',
      'See «http://example.com/a» now.',
      'A [«b»][1].\n\n[1]: http://example.org',
      '- [«one»](HTTP://EXAMPLE.COM)',
    ],
    passes: [
      'See [the page](https://example.com).',
      'See [it](http://localhost:3000).',
      'Use `http://example.com`.',
      'http is a protocol.',
    ],
  },
  'shortened-link': {
    finds: [
      'See «[the page](https://bit.ly/abc)».',
      'See «https://tinyurl.com/abc» now.',
      '«[a](http://t.co/x)»',
      '«[b](https://www.is.gd/x)»',
    ],
    passes: [
      'See [the page](https://example.com/bit.ly).',
      'bit.ly is a firm.',
      '[a](https://rabbit.ly/x)',
      '[a](https://bit.ly.example.com)',
    ],
  },
}
