import type { CasesById } from '../../support/show-detected.ts'

/** Words by their shape, and names by their legal form. */
export const naming: CasesById = {
  'all-capitals': {
    finds: [
      'The sign says «DO NOT ENTER» in red.',
      '«STOP IT» now.',
      'We said «NEVER EVER» again.',
      '«READ THIS FIRST» and wait.',
    ],
    passes: ['The UN met.', 'The US and the EU met.', 'A B C is easy.', 'Do Not Enter is a song.'],
  },
  'company-name': {
    finds: [
      '«Acme Ltd» spilled oil.',
      'They sued «Globex Inc» in May.',
      'The firm «Red Sky GmbH» closed.',
      'Shares of «Initech Corp» fell.',
    ],
    passes: [
      'The company closed.',
      'He said so, inc. tax.',
      'Acme is a word.',
      'Ltd is a legal form.',
    ],
  },
  contraction: {
    finds: ["You «can't» open it.", '«It’s» late.', "They «won't» come.", "«We'll» see."],
    passes: [
      'You cannot open it.',
      "The dog's bowl is empty.",
      "The dogs' bowls.",
      'Its door is red.',
    ],
  },
  'second-person': {
    finds: ['«You» open it.', 'It is «your» door.', 'Is it «yours»?', 'Do it «yourself» today.'],
    passes: ['I open it.', 'Our youth won.', 'They did it.', 'A young man came.'],
  },
  'unexplained-abbreviation': {
    finds: [
      'The «EPA» fined it.',
      'Ask «ECHA» about it.',
      'The «WHO» sent a team.',
      'An «SLA» helps.',
    ],
    passes: [
      'The Environmental Protection Agency (EPA) fined it.',
      'The EPA (Environmental Protection Agency) fined it.',
      'The US voted.',
      'DO NOT ENTER here.',
    ],
  },
  'medicine-name': {
    finds: [
      'The clinic gives «paracetamol» to patients.',
      'Take «Ventolin» with you.',
      'He is on «warfarin» and «metformin».',
      '«Amoxicillin» is an antibiotic.',
    ],
    passes: [
      'The clinic has a new doctor for patients with a fever.',
      'The lithium mine is in Chile, the lithium batteries are not.',
      'Charles Rennie Mackintosh built it.',
      'She takes her medicine.',
      'The antibiotics are new.',
    ],
  },
  referral: {
    finds: [
      '«Ask your doctor» first.',
      'Before you take it, «talk to a pharmacist».',
      'You should «see a lawyer» about it.',
      'Please «seek legal advice» in time.',
      'Do not stop without «asking your GP».',
    ],
    passes: [
      'You need not see a doctor.',
      'She sees a doctor every year.',
      'The doctor asked her.',
      'We ask nurses how they feel.',
      'Instead of asking your doctor, read this.',
      'He had to wait for the pharmacist.',
    ],
  },
  consent: {
    finds: [
      'Maria, who gave her «consent», walks again.',
      'Tom «agreed» to be named.',
      'Named with the family’s «permission».',
      'His parents «signed» a release.',
      'She was «happy» to share her story.',
    ],
    passes: [
      'Tom did not consent.',
      'He was filmed without his consent.',
      'The council gave permission to build.',
      'They agreed on a price.',
      'Patients must give their consent.',
      'She signed the contract.',
    ],
  },
}
