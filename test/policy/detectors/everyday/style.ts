import type { CasesById } from '../../../support/show-detected.ts'

/** How people say it who never read our tables, with near misses. */
export const style: CasesById = {
  'legal-advice': {
    finds: [
      "«It's perfectly legal to» record calls.",
      '«You may be able to claim» damages.',
      "«You don't have to answer» police questions.",
      "Under section 21 «you must be given two months»' notice.",
      '«You would win in court».',
      'Report it within 14 days or «you lose your rights».',
      '«Never admit liability» at the scene.',
      "The contract «isn't binding».",
    ],
    passes: [
      'The court sits on Monday.',
      'He was sentenced to two years.',
      'Lawyers earn a lot.',
      'The law was passed in May.',
      'The landlord was sued.',
      'She studied law.',
    ],
  },
  'medical-advice': {
    finds: [
      'Drink ginger tea «for a cold».',
      "«You don't need insulin».",
      '«Rub butter on the burn».',
      '«Diabetics should avoid» this.',
      "«Pregnant women shouldn't» take it.",
      "«Up your dose» if it doesn't work.",
      'Turmeric can «replace your statins».',
      'Your «symptoms point» to lupus.',
      'You ought to «get a second opinion» about the lump.',
    ],
    passes: [
      'The hospital opened in May.',
      'He took an aspirin.',
      'Doctors went on strike.',
      'Take the second road.',
      'The clinic has ten beds.',
      'Drink is served at noon.',
    ],
  },
  dosage: {
    finds: [
      'The usual dose is «10ml».',
      'Give «5 ml» of syrup.',
      '«2 puffs» when needed',
      '«Two capsules» with water',
      'Inject «10 units» before meals.',
      '«Three drops» in each ear',
    ],
    passes: [
      'Add 500 g of flour.',
      'The pond holds 10 ml of water per pot.',
      'The drug was approved in May.',
      'He walks twice a day.',
      'Two tablets and three phones were stolen.',
      'Each drop counts.',
    ],
  },
  'all-capitals': {
    finds: [
      '«TERRIBLE» service.',
      'The food was «AWFUL».',
      "That's just «WRONG».",
      'The staff were «RUDE» and slow.',
    ],
    passes: [
      'The BBC aired it.',
      'UNESCO met.',
      'A NATO base',
      'FAQ',
      'The SWAT team came.',
      'Send the PDF.',
    ],
  },
  profanity: {
    finds: ['This «sucks ass».', '«Feck» off'],
    passes: [
      'The dam is full.',
      'Hell is a village in Norway.',
      'Bloody Mary is a drink.',
      'The ass carried the load.',
      'A tit sat on the fence.',
      'Dick called.',
    ],
  },
}
