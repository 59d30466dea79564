import type { CasesById } from '../../support/show-detected.ts'

/** What drafts link to. */
export const linking: CasesById = {
  'file-link': {
    finds: [
      'Read «[our rules](https://a.example/parking.pdf)».',
      'See «https://a.example/b.docx?v=2».',
      '«[Data](data.CSV#top)»',
      'Get «[it][a]».\n\n[a]: files/all.zip',
    ],
    passes: [
      'Read [our rules](https://a.example/parking).',
      'Read parking.pdf first.',
      '![a](b.pdf)',
      '[a](https://pdf.example)',
      '[a](https://a.doc)',
    ],
  },
  'image-file': {
    finds: [
      'See «![a](b.gif)».',
      '«![a](https://a.example/b.GIF?x=1)»',
      '- «![](c.gif)»',
      '[«![a](b.gif)»](c.html)',
    ],
    passes: ['![a](b.png)', '[a](b.gif)', 'The file b.gif is big.', '![gif](b.jpg)'],
  },
  'tracking-link': {
    finds: [
      '«https://a.example/?utm_source=b»',
      'Buy «[it](https://a.example/t?tag=b-21)».',
      '«[a](https://www.awin1.com/x)»',
      'See «[a](https://a.example/?a=1&gclid=2)».',
    ],
    passes: [
      'https://a.example/?page=2',
      '[a](https://a.example/tag/b)',
      'utm_source=b',
      '![a](b.png?ref=c)',
    ],
  },
  'group-invite': {
    finds: [
      '«Join our WhatsApp group» for tips.',
      'See «https://t.me/+abc».',
      'Come and «join us on Discord server» two.',
      'We «invite you to the Telegram channel».',
      '«[Chat](https://discord.gg/abc)»',
    ],
    passes: [
      'WhatsApp keeps crashing.',
      'The WhatsApp group argued.',
      'Join our walking group.',
      'Find it on Facebook.',
      'https://t.example/me',
    ],
  },
  'referral-code': {
    finds: [
      '«Use my link» for £5.',
      'Your «referral code» helps.',
      'Just use «code ANNA20» there.',
      '«Sign up with my» name.',
    ],
    passes: [
      'She wrote a referral.',
      'The dress code is strict.',
      'Use my towel.',
      'The code is MIT.',
    ],
  },
  'bare-alt-text': {
    finds: [
      '![«IMG_2041.jpg»](IMG_2041.jpg)',
      '![«photo»](ramp.png)',
      '![«ramp-2»](/files/ramp-2.png?w=3)',
      '«<img src="a.png" alt="A picture">»',
    ],
    passes: [
      '![Ramp at the east gate](ramp.png)',
      '![](ramp.png)',
      '![Photo of the ramp](IMG_2041.jpg)',
      '[image](ramp.png)',
      '`![image](a.png)`',
    ],
  },
}
