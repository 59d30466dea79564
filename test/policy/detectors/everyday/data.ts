import type { CasesById } from '../../../support/show-detected.ts'

/** How people say it who never read our tables, with near misses. */
export const data: CasesById = {
  price: {
    finds: [
      'Guide price «300k»',
      'Rent is «1,400 pcm» in Leeds.',
      'Only «9.99 a month» after the trial',
      'Asking price: «450,000»',
      'The council spent «3 crore» on lights.',
      'Stamps went up by «10p».',
      'Price: «25»',
      'Ticket prices start at «45».',
    ],
    passes: [
      'Add 25 to the total.',
      'The 300k run took all day.',
      'There are 1.2m people in the region.',
      'Fares have gone up.',
    ],
  },
  'phone-number': {
    finds: [
      'Text HELP to «80085»',
      'Dial «999» if you smell gas.',
      'Contact: «07700900123»',
      'Call Samaritans on «116 123».',
      'Phone «13 11 14» for Lifeline.',
      'Hit me up on «0851234567».',
      'Ph «9555 0123» after 5',
      'Customer care number is «1860 500 1234».',
      'Reach reception at extension «4021».',
    ],
    passes: [
      'It sold 9876543 copies.',
      'Part number 212-555 is out of stock.',
      'Room 0141 is on the first floor.',
      'The score was 21-19 21-17.',
    ],
  },
  'email-address': {
    finds: [
      'Reach me at «jane (at) example (dot) com».',
      '«jane[at]example[dot]org» works too.',
      'Just write to «hello AT example DOT com»',
    ],
    passes: [
      'Follow @jane on the site.',
      'Meet at example dot two.',
      'The shop @ the corner',
      'git@ is the user.',
    ],
  },
  'account-number': {
    finds: [
      'BSB «062-000» Acc 1234 5678',
      'IFSC SBIN0001234, A/C «30123456789»',
      'My account is «12345678».',
      'Routing # «021000021»',
      'Bank details: «40-47-84» 70872490',
    ],
    passes: [
      'My account is locked.',
      'Ticket 4111-2222 is closed.',
      'There are 12345678 users.',
      'The invoice number is 20231201.',
    ],
  },
  'identity-number': {
    finds: [
      'NI number «QQ 12 34 56 C»',
      'Her PAN is «ABCDE1234F».',
      'PPS number «1234567T»',
      'Medicare number «2123 45670 1»',
      'Tax file number «123 456 782»',
      'Patient ID «4456123»',
      'Employee number: «88213»',
      'Student ID «20231234»',
    ],
    passes: [
      'The form asks for your social security number.',
      'Product ID 4456123',
      'Version ABCDE1234',
      'Passport control is on level 2.',
    ],
  },
  'birth-date': {
    finds: [
      '«b. 12 Jan 1965»',
      'D.O.«B. 04.12.90»',
      "He was «born on New Year's Day 1980».",
      'She was «born in March 1999».',
      '«Date of Birth (DD/MM/YYYY): 03/11/1955»',
    ],
    passes: [
      'The firm was born in 1999.',
      'The baby was born yesterday.',
      'Her birthday was fun.',
      'Published on 3 May 1984',
    ],
  },
  secret: {
    finds: [
      'My password is «hunter2»',
      'The password for the wifi is «Sunflower22».',
      'Passwort: «geheim123»',
      'The door code is «4821».',
      'Use the passcode «99-17-04» to get in.',
      'Alarm code: «1234»',
      'pwd=«S3cret»!',
      "The wifi password's «SunnyDay99»",
      'Password - «Rover1987»',
      'The combination is «12-34-56».',
      'My PIN number is «4471»',
      'The code for the gate is «9912».',
      'Passcode - «553901»',
    ],
    passes: [
      'My password is too long.',
      'The password is required.',
      'Reset your password in the settings.',
      'Password: at least 8 characters',
    ],
  },
  'old-date': {
    value: 2,
    finds: [
      'The «2015» study found it.',
      'According to a «2012» report',
      '(c) «2014»',
      'Last reviewed: «12/03/2018»',
    ],
    passes: [
      'Room 2015 is closed.',
      'It has 1999 pages.',
      'He owns 2012 stamps.',
      'In 2026 we meet.',
    ],
  },
  age: {
    finds: ["He's «7».", 'My «80-year-old» gran', 'A girl («6») fell.', 'At «19» she left home.'],
    passes: [
      'A three-year-old car',
      'The 80-year-old pub',
      'Chapter 7',
      'The wine is 12 years old.',
    ],
  },
  'person-name': {
    finds: [
      '«Seán Ó Briain» opened the pub.',
      '«Siobhan Murphy», from Cork, won.',
      'Please ask for «Gemma» at reception.',
      'Contact «Deirdre Kelly» on Monday.',
      'Justice «Chandrachud» sat.',
      'Speak to «Declan» at the desk.',
      'Head of sales «Ifeoma Eze» left.',
      '«Wei Zhang» wrote the paper.',
      'According to «Lindiwe Dlamini», it rained.',
    ],
    passes: [
      'The Murray River floods.',
      'St James Park is full.',
      'Taylor Swift Road is a joke.',
      'New Delhi is hot.',
    ],
  },
}
