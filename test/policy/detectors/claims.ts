import type { CasesById } from '../../support/show-detected.ts'

export const claims: CasesById = {
  superlative: {
    finds: [
      'It is the «fastest» parser.',
      'We are «market-leading» and «second to none».',
      'It is the «most reliable» one.',
      'Our «best» tea yet.',
      'The «number one» app.',
    ],
    passes: [
      'We tested the forest with interest.',
      'Most people agree, at least here.',
      'Follow best practices and do your best.',
      'At best it rains.',
      'The latest test failed the request.',
      'The most of it is gone.',
    ],
  },
  'unproven-superlative': {
    finds: [
      'It is the «fastest» parser.',
      'We make the «best» tea.',
      'A «world-class» team.',
      'It is the «No. 1» shop.',
    ],
    passes: [
      'It is the fastest parser at 80 MB/s.',
      'It is the [fastest](https://example.org/bench) parser.',
      'According to Ann, it is the best tea.',
      'We follow best practices and did our best.',
      'It is fast.',
    ],
  },
  'absolute-word': {
    finds: [
      'It «always» works.',
      '«Everyone» knows it.',
      'That is «impossible».',
      'It works «without exception».',
      'We are «completely» sure.',
    ],
    passes: [
      'It almost always works.',
      'Never mind the rain.',
      'It is not always so.',
      'It nearly never rains.',
      'All tests passed.',
      'It often works.',
    ],
  },
  comparison: {
    finds: [
      'It is faster «than other» tools.',
      '«Unlike Acme», we listen.',
      'It is better «than Photoshop».',
      'We «outperform» rivals.',
      '«Compared to competitors» we are small.',
      'React «versus Vue» is a long story.',
    ],
    passes: [
      'It took more than 5 minutes.',
      'It went better than expected.',
      'It came later than Monday.',
      'Rather than wait, we left.',
      'It is faster than before.',
      'Unlike before, it rains.',
      'VS Code shows the list.',
    ],
  },
  'future-promise': {
    finds: [
      '«We will» double our sales.',
      'Dark mode is «coming soon».',
      'The price «is set to» rise.',
      'It is «on our roadmap».',
      '«You will never» be late again.',
      '«We plan to» open a shop.',
    ],
    passes: [
      'The dialog will close.',
      'The train will leave at 9 and the shop will be closed on Monday.',
      'We will see how it works below.',
      'She left a will.',
      'If we will it, it is no dream.',
      'As we will show, it fails.',
      'The set to use is small.',
      'It rained last year.',
    ],
  },
  guarantee: {
    finds: [
      'Results are «guaranteed».',
      'It is «risk-free».',
      '«Money back» if it breaks.',
      'We «guarantee» it.',
      'You «can’t lose».',
    ],
    passes: [
      'There is no guarantee.',
      'It is not guaranteed to work.',
      'We cannot guarantee it.',
      'The guarantor signed.',
      'He lost his money and came back.',
      'It comes without any guarantee.',
    ],
  },
}
