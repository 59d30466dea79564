import type { CasesById } from '../../support/show-detected.ts'

const nine = 'One two three four five six seven eight nine.'

export const form: CasesById = {
  'long-sentence': {
    value: 8,
    finds: [
      `Ok. «${nine}» Ok.`,
      `- «${nine}»`,
      '«A long-ish one two three four five six seven.»',
      '«One two **three** four five six seven eight, nine.»',
    ],
    passes: [
      'One two three four five six seven eight.',
      `# ${nine}`,
      'One-two three-four five-six seven-eight nine-ten.',
      'One two three four five six seven eight `nine`.',
    ],
  },
  'long-paragraph': {
    value: 12,
    finds: [
      `«${nine} ${nine}»`,
      `Ok.\n\n«${nine} One two three four.»`,
      `- «${nine} ${nine}»`,
      `«${nine}\n${nine}»`,
    ],
    passes: [nine, `${nine}\n\n${nine}`, `# ${nine} ${nine}`, `${nine} One two three.`],
  },
  'reading-grade': {
    value: 9,
    finds: [
      `The cat sat. «Notwithstanding organisational considerations, administrative representatives systematically institutionalised comprehensive accountability mechanisms throughout multinational establishments, necessitating unprecedented interdepartmental coordination procedures alongside corresponding documentation requirements concerning environmental sustainability.» It ran.`,
      `«${'Organisational considerations '.repeat(16).trim()}.»`,
      `«${'The quick administration considers representative documentation '.repeat(6).trim()}.»`,
      `# Title\n\n«${'Comprehensive accountability mechanisms '.repeat(11).trim()}.»`,
    ],
    passes: [
      'The cat sat on the mat. '.repeat(8),
      'Notwithstanding organisational considerations.',
      `# ${'Organisational considerations '.repeat(16)}`,
      'We ate. They slept. It rained a lot. '.repeat(5),
    ],
  },
  'heading-case': {
    finds: [
      '# «How The Parser Works»\n\nOk.',
      '## «Getting Started Today»\n',
      '# «Tea And Coffee Guide»\n',
      '# «A Guide to Better Tea»\n',
    ],
    passes: [
      '# How the parser works\n',
      '# Working with GitHub and VS Code\n',
      '# Tea in London\n',
      '# JSON, XML and YAML\n',
      '# Introduction\n\nThe Old Mill Road Shop.',
    ],
  },
  'link-host': {
    value: 'example.com, shop.example.org',
    finds: [
      'See [«this»](https://example.com/a).',
      'See [«this»](http://www.example.com).',
      'See «https://shop.example.org/x».',
      'See [«this»][a].\n\n[a]: https://user@example.com:80/',
    ],
    passes: [
      'See [this](https://notexample.com/a).',
      'See [this](https://example.org).',
      'See [this](/example.com).',
      'See ![this](https://example.com/a.png).',
      'See [this](https://a.net/?u=example.com).',
      'See example.com.test for it.',
    ],
  },
  'missing-alt-text': {
    finds: [
      'See «![](a.png)» here.',
      '«![ ](a.png)»',
      '[«![](a.png)»](b.html)',
      '«![][a]»\n\n[a]: a.png',
    ],
    passes: ['See ![a cat](a.png).', 'See [](a.html).', 'Use `![](a.png)`.', 'No image!'],
  },
  'year-before': {
    finds: [
      'The bell was cast in «1874».',
      'A study of «1996» says so.',
      'It opened on 3 May «1999».',
      'From «1988» to 2004 it stood.',
      'It fell in «1066», and the «1215» charter followed.',
      'Founded «1450» on the hill.',
      'On 29 May «1453» the city fell.',
    ],
    passes: [
      'The bell was cast in 2004.',
      'It sold 1500 copies.',
      'There were 1200 sheds.',
      'They built 1800 new seats.',
      'Some 1400 came.',
      'It cost $1800.',
      'Take flight 1432.',
      'It weighs 1250 kg.',
    ],
  },
  'old-date': {
    value: 5,
    finds: [
      'It came out in «2015».',
      'On «March 5, 2015» it rained.',
      'On «2015-03-05» it rained.',
      'In «5 March 2015» and («2012»).',
      'Up to «05.03.2015» it rained.',
      '© «2015» Acme.',
    ],
    passes: [
      'It came out in 2025.',
      'Some 2000 users left.',
      'Port 1990 is open.',
      'It costs $1999 in all.',
      'By 2050 it will rain.',
      'In 2000 users we saw it.',
      'ISO 1999 is a norm.',
    ],
  },
}
