import type { CasesById } from '../../support/show-detected.ts'

export const wording: CasesById = {
  'passive-voice': {
    finds: [
      'The book «was written» by Ann.',
      'It «is often used» here.',
      'They were «being watched».',
      'Mistakes «were made».',
      'It has «been tested».',
    ],
    passes: [
      'I am tired.',
      'She was interested in tea.',
      'It is a fixed-size list.',
      'Ann wrote the book.',
      'It is red indeed.',
      'The text is based on facts.',
    ],
  },
  'first-person': {
    finds: [
      '«I» think so.',
      '«We» like «our» tea.',
      'It helped «us» and «me».',
      '«I’m» here.',
      'The book is «mine».',
    ],
    passes: [
      'The US left.',
      'World War I began.',
      'The I/O is slow.',
      'A coal mine closed.',
      'Type I errors count.',
      'You and they agree.',
      'Let `i` be 5.',
    ],
  },
  question: {
    finds: ['«Why is it so?» We asked.', 'It rains. «Does it?»', '# «What is tea?»', '«Really?!»'],
    passes: [
      'Ask why it is so.',
      'Use the `?` sign.',
      'See https://example.org/?a=1 for more.',
      'What a day.',
    ],
  },
  'exclamation-mark': {
    finds: ['Wow«!» It rains.', '“Stop«!»” she said.', 'No«!!!»', '# Free tea«!»'],
    passes: [
      'Use a != b here.',
      'Ask Yahoo! about it.',
      '5! = 120 is right.',
      'Set `!x` first.',
      '![A cat](cat.png)',
    ],
  },
  emoji: {
    finds: [
      'Nice «🎉» work.',
      'Family «👩‍👩‍👧» and «👍🏽».',
      'Flag «🇩🇪».',
      'Heart «❤️».',
      'Key «1️⃣».',
    ],
    passes: ['© 2024 Acme™.', 'A → B ✓.', 'Version 1 # 2 *.', 'Tea :) yes.', 'Use `🎉` here.'],
  },
  jargon: {
    finds: [
      'We «leverage» it.',
      'That is «low-hanging fruit».',
      '«Pursuant to» the rules.',
      'Our «stakeholders» agree.',
    ],
    passes: [
      'The lever is long.',
      'She lives in foster care.',
      'The fruit hangs low.',
      'The network bandwidth to us is small.',
    ],
  },
  profanity: {
    finds: [
      'This is «bullshit».',
      'What the «fuck» is it?',
      'He is a «bastard».',
      '«Damn», it rains.',
      'What «bullsh*t», «f**k» and «sh\\*t».',
      'Oh «s***», you «a**hole».',
    ],
    passes: [
      'As**s**, f**our**, class* and b**.',
      'Run `f**k` here.',
      'They live in Scunthorpe.',
      'A chink in the wall.',
      'A class assignment.',
      'The cockpit was hot.',
      'Shiitake is a mushroom.',
    ],
  },
  'insensitive-term': {
    finds: [
      'Add it to the «whitelist».',
      'The «chairman» spoke.',
      'It needs «manpower».',
      'Do a «sanity check».',
      'A home for «the elderly».',
    ],
    passes: [
      'Add it to the allow list.',
      'The chair of the board spoke.',
      'Mind the blind spot.',
      'The white paper lists them.',
      'Ask the elderly man.',
      'The human hour.',
    ],
  },
  'word-case': {
    finds: [
      'Find it on the «Internet».',
      'The «Internet» is down, and so is the «Internet» café.',
      'An «Internet» shop',
      'She read it on the «Internet», he says.',
    ],
    passes: [
      'Find it on the internet.',
      'Internet shops are open.',
      '# Internet shops',
      'The Internet Archive keeps it. THE INTERNET',
    ],
  },
  'word-class': {
    finds: [
      'We will «leverage» the old list.',
      'She «leverages» it, and we are «leveraging» it too.',
      '«Leverage» your network.',
      'Teams that «leverage» the data win.',
      'They «leveraged» their contacts to «leverage» sales.',
    ],
    passes: [
      'Use the long wrench, as it gives you more leverage.',
      'The leverage of the bank and a leveraged fund.',
      'Due to leverage the fund lost money.',
      'A bar with leverage to spare.',
      'The high leverage is a risk.',
    ],
  },
}
