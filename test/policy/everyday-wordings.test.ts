import { type Case, readCases } from './set/read-cases.ts'

const facebook: Case[2] = 'Menu: «[our page](https://www.facebook.com/hill)».'
const noFacebook = 'We are on Facebook, see [our site](https://hill.example/menu).'
const may2017 = 'The list dates from «May 2017».'
const may2021 = 'The list dates from May 2021, and we have 1999 copies in room 201.'
const shout = 'The pool is open«!!!» Bring a towel!'
const noShout = 'The pool is open! Bring a towel!'
const longOpening =
  '«On Monday morning the team that looks after the pool will start to replace the filters.» It opens on Friday.'
const shortOpening =
  'The pool closes on Monday. That morning the team that looks after it will start to replace the old filters.'

const cases: Readonly<Record<string, readonly Case[]>> = {
  'where links lead, by whatever verb': [
    ['flag', 'list every link that goes to facebook or instagram', facebook, noFacebook],
    ['flag', 'mark links going to facebook', facebook, noFacebook],
    ['flag', 'flag a link if it leads to Facebook', facebook, noFacebook],
    ['flag', 'if a link goes to facebook, flag it', facebook, noFacebook],
    ['flag', 'report any url which sends people to facebook', facebook, noFacebook],
    ['flag', 'highlight links ending up on facebook', facebook, noFacebook],
    ['reject', 'links that are sent to facebook are not allowed', facebook, noFacebook],
    ['reject', 'reject links in a post that take readers to facebook.com', facebook, noFacebook],
    ['human_review', 'posts with links that go to Facebook go to legal', facebook, noFacebook],
    ['named', 'flag any price that goes to the public', 'It costs £5.', 'It is free.'],
    ['named', 'list every email that goes to parents', 'Ask ana@hill.example.', 'Ask Ana.'],
  ],
  'how much a vague word means': [
    ['flag', 'flag old dates, meaning anything before 2020', may2017, may2021],
    ['flag', 'flag old dates, i.e. before 2020', may2017, may2021],
    ['flag', 'flag old dates, by which we mean anything from before 2020', may2017, may2021],
    ['flag', 'flag old dates (anything pre-2020)', may2017, may2021],
    ['flag', 'flag old dates, old = before 2020', may2017, may2021],
    ['flag', 'flag old dates. Old means before 2020.', may2017, may2021],
    ['flag', 'flag old dates. by old we mean older than 2020', may2017, may2021],
    ['flag', 'Flag old dates. Anything before 2020 is old.', may2017, may2021],
    ['flag', 'flag old dates before 2020', may2017, may2021],
    [
      'revise',
      'split long sentences, as in over 12 words',
      '«The team that looks after the pool will start to replace the old filters on Monday.» Come then.',
      'The team will start to replace the old filters on Monday.',
    ],
    [
      'flag',
      'flag big discounts, meaning anything over 50%',
      'Take «60% off» all lamps.',
      'Take 20% off all lamps.',
    ],
  ],
  'what is fine after all': [
    [
      'reject',
      'block personal emails. shared ones like info@ or support@ are fine',
      'Write to «ana@hill.example» or to support@hill.example.',
      'Write to info@hill.example.',
    ],
    [
      'reject',
      'no email addresses except press@',
      'Write to «info@hill.example».',
      'Write to press@hill.example.',
    ],
    [
      'reject',
      "never publish anyone's home address. The shop's own (4 Mill Lane) is fine",
      'Sam lives at «18 Garden Street, Leeds».',
      'Sam lives in Leeds. Come to the shop, 4 Mill Lane.',
    ],
    [
      'reject',
      "no phone numbers. the clinic's own (020 7946 0958) is ok",
      'Call «020 7946 0999».',
      'Call 020 7946 0958.',
    ],
  ],
  'marks in a row': [
    ['revise', 'Avoid double or triple exclamation marks, one is enough', shout, noShout],
    ['revise', 'avoid triple exclamation marks. One will do.', shout, noShout],
    ['revise', "don't stack exclamation marks", shout, noShout],
    ['revise', 'never use two or more exclamation marks in a row', shout, noShout],
  ],
  'the person, with its words': [
    [
      'revise',
      'don\'t use first person singular (I, me, my). "we" is ok',
      '«I» tested it in «my» kitchen.',
      'We tested it in our kitchen. Part I covers cleaning.',
    ],
  ],
  'words and what to write instead': [
    [
      'revise',
      'house words: write sign in not log in, and email not e-mail',
      '«Log in» with your «e-mail».',
      'Sign in with your email. The event log shows the time.',
    ],
    [
      'revise',
      'write email (not e-mail), website (not web site)',
      'The «web site» has an «e-mail» form.',
      'The website has an email form.',
    ],
    [
      'revise',
      'inclusive wording please: write chairperson not chairman, staff not manpower',
      'The «chairman» asked for more «manpower».',
      'The chairperson asked for more staff.',
    ],
    [
      'revise',
      'use adviser not advisor, judgement not judgment',
      'Our «advisor» gave a «judgment».',
      'Our adviser gave a judgement.',
    ],
    [
      'revise',
      'Avoid easy, simple, obvious in how-tos. It makes people feel dumb',
      'It is «easy» to do.',
      'The filter eases out.',
    ],
    [
      'revise',
      'cut the urgency stuff - hurry, last chance, only 2 left etc',
      '«Hurry», «only two left».',
      'We order two new trays each Monday.',
    ],
    [
      'flag',
      "mark american spellings, we're british (colour, organise, centre...)",
      'Choose a «color» at the «center».',
      'Choose a colour at the centre, and organise it.',
    ],
    [
      'flag',
      "flag american spellings - we're a UK charity",
      'Choose a «color».',
      'Choose a colour.',
    ],
  ],
  'what becomes of a post, in few words': [
    [
      'reject',
      'insults against a member = comment is removed. disagreeing is fine',
      '«Dave, you are an idiot.»',
      'Dave, you are wrong about the yellow line.',
    ],
    ['reject', 'insults → comment deleted', 'Dave, you are an «idiot».', 'Dave, you are wrong.'],
    ['reject', 'phone numbers = instant ban', 'Call «020 7946 0999».', 'Call us.'],
    [
      'reject',
      'an insult means the comment is removed',
      'Dave, you are an «idiot».',
      'Dave, you are wrong.',
    ],
  ],
  'short, and how short': [
    ['revise', 'first sentence should be short, 12 words at most', longOpening, shortOpening],
    ['revise', 'The opening sentence must be short (max 12 words)', longOpening, shortOpening],
    ['revise', 'keep the first sentence short, 12 words max', longOpening, shortOpening],
  ],
  'calls to action, with examples of them': [
    [
      'revise',
      'texts should not end with a call to action like "call us now" or "book today"',
      'The flat has a lift. «Book a viewing today.»',
      'The flat has a lift. The office holds the keys and the visitors’ book.',
    ],
    ['reject', 'no calls to action like "book today"', '«Sign up now.»', 'They call him Al.'],
  ],
  'comparisons with others of a kind': [
    [
      'human_review',
      'comparisons with other banks need approval from compliance',
      '«Kestrel Bank charges twice as much for the same card.»',
      'We now charge half as much as last year. Petrol costs twice as much.',
    ],
  ],
}

readCases('an everyday way to say %s', cases)
