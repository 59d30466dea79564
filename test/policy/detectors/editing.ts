import type { CasesById } from '../../support/show-detected.ts'

/** What editors and style guides ask for. */
export const editing: CasesById = {
  'anonymous-source': {
    finds: [
      'A man who «asked not to be named» left.',
      '«Sources close to» him say no.',
      '«Insiders say» so.',
      'He «spoke on condition of anonymity».',
    ],
    passes: ['Ann Reid said so.', 'The source of the river', 'Inside it', 'Anonymous gifts'],
  },
  'foreign-language': {
    finds: [
      'Hello. «Ich suche ein Zelt für den Juli.»',
      '«Je cherche un plombier pour la semaine.»',
      '¿«Dónde está el banco de la ciudad?»',
      '«Где находится вокзал?»',
    ],
    passes: [
      'We flew to Los Angeles and La Paz.',
      'The der is an article.',
      'He said c’est la vie.',
      'Angle α is big.',
      'El Paso and Las Vegas are hot in July.',
    ],
  },
  'chat-language': {
    finds: ['It is late «lol».', '«Pls» come.', 'We are «gonna» go.', '«u» know'],
    passes: ['Please come.', 'The RN ship', 'A U turn', 'DM is short.'],
  },
  'minimizing-word': {
    finds: ['«Simply» click it.', '«Just» open it.', 'It is «easy».', '«Of course» you can.'],
    passes: ['He had just left.', 'A just war', 'The course', 'Ease of use'],
  },
  'future-tense': {
    finds: [
      'The editor «will write» the file.',
      'It «won’t open».',
      '«It’ll stop».',
      'Then they «will not always be» there.',
    ],
    passes: [
      'The will of the last person is kept.',
      'She left a will in 1990.',
      'Will Smith came.',
      'The editor writes the file.',
      'Of her own free will she left.',
    ],
  },
  'directional-word': {
    finds: [
      'See the «table below».',
      'Click the box «on the left».',
      '«The above» rules',
      'It is «at the bottom of» the page.',
    ],
    passes: ['It is below zero.', 'He left.', 'Above all, wait.', 'You are right.'],
  },
  'gendered-pronoun': {
    finds: ['«He» opens «his» file.', 'Ask «her».', '«She’s» late.', 'By «himself»'],
    passes: ['They open it.', 'The hero', 'Its file', 'Ask them.'],
  },
  greeting: {
    finds: ['«Hi all», it rains.', '«Hello»!', '«Dear Sir», I write.', 'Ok. «Good morning».'],
    passes: ['Say hello to him.', 'He is high.', 'A dear friend', 'It is a good morning.'],
  },
  'quote-mark': {
    finds: ['He said «"»no«"».', '«"»Yes«"»', "The «'»so«'» word", 'A «"»b c«"» d'],
    passes: ['He said “no”.', "It's", 'Run `"a"`.', "5'10"],
  },
  spacing: {
    finds: ['Come in.«  »Go out.', 'a«  »b', 'One«   »two', 'Yes.«  »No.'],
    passes: ['Come in. Go out.', '-  a', '`a  b`', '| a  | b |', 'a  \nb'],
  },
  'trademark-sign': {
    finds: ['Acme«™» bags', 'Acme«®»', '«©» 2024 Acme', 'Acme«(tm)» bags'],
    passes: ['Acme bags', '(c) the third', 'TM', '(r)'],
  },
  coordinates: {
    finds: [
      'Meet at «51.5007, -0.1246».',
      'At «51°30′2″N» it is.',
      '«-33.8568,151.2153» is it.',
      'Go to «48.8584° N, 2.2945° E».',
    ],
    passes: ['It costs 51.50, 20.12.', 'It is 20°C.', 'Version 51.5007', 'At 51.5, 0.1'],
  },
}
