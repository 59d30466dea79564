import type { CasesById } from '../../support/show-detected.ts'

export const marks: CasesById = {
  semicolon: {
    finds: ['Eat«;» drink.', 'A«;» B«;» C', '- x«;» y', '**Go**«;» stay.'],
    passes: ['Call Connect(); then leave.', 'Good ;-)', '&quot;Yes&quot;', 'Use `a;b` here.'],
  },
  dash: {
    finds: ['Eat «—» drink.', 'One«—»two', 'Eat «–» drink.', 'Eat «--» drink.'],
    passes: ['A well-fed cat', '12–18 cats', 'Run `a -- b` now.', '---\n\nText'],
  },
  ellipsis: {
    finds: ['So«…»', 'So«...» yes', 'So «. . .» yes', 'So«.....»'],
    passes: ['So.. yes', '`a...b`', '../a and .../b', 'A. B. C.'],
  },
  ampersand: {
    finds: ['eat «&» drink', 'Eat «&» drink.', '300 «&» 400 cats', '**eat** «&» *drink*'],
    passes: ['Vale & Ruiz', 'P&L', '_Vale & Ruiz_', 'flags & (mask)', '“Vale & Ruiz”'],
  },
  'repeated-mark': {
    finds: ['No«!!»', 'No«?!»', 'No«!?!» Yes', '(no«??»)'],
    passes: ['No! No!', 'a!!b', '`!!`', 'a !!= b'],
  },
  hashtag: {
    finds: ['«#tea»', 'We love «#Leeds2026».', '(«#läuft»)', '**«#go»** now'],
    passes: ['#12', '#c0ffee', 'C#go', '#if it runs', '$#array'],
  },
  'social-handle': {
    finds: ['Ask «@vale».', '«@ruth.vale», hi', '(«@r_vale»)', '> «@vale» said so'],
    passes: ['a@b.example', '@acme/kit', '@ home', 'npm i x@latest'],
  },
  emoticon: {
    finds: ['Tea «:-)» yes.', 'Well done «;)»', 'We «<3» it', 'Go «🎉»', 'So sad «:(».'],
    passes: ['a:(b)', 'The list: (one)', 'x <30', '`:)`'],
  },
  'ip-address': {
    finds: [
      'Ping «10.1.2.3».',
      '«192.0.2.44»: down',
      'Use «fe80::1ff:fe23:4567:890a» here.',
      'Map «::ffff:192.0.2.1» too.',
      '> from «198.51.100.9»',
    ],
    passes: [
      'v1.2.3.4',
      '1.2.3.4.5',

      '## 6.1.2.4 Backports',
      'std::1a',
      'section 1.2.3.4',
      '256.1.1.1',
    ],
  },
}
