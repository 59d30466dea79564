import type { CasesById } from '../../support/show-detected.ts'

export const selling: CasesById = {
  discount: {
    finds: [
      'Get «20 % off» today.',
      'Now «$5 off».',
      'Use the «promo code» TEA.',
      'At «half-price», and «discounted».',
      'All hats are «on sale».',
    ],
    passes: [
      'Some 20 % of users left.',
      'Switch it off at 5.',
      'Save the file.',
      'We cannot discount the risk.',
      'The sale of the house took a year.',
      'It is 20 m off the coast.',
    ],
  },
  urgency: {
    finds: [
      '«Act now» and win.',
      'A «limited-time offer».',
      '«Only 3 left».',
      '«Hurry», the shop closes.',
      'This is your «last chance».',
    ],
    passes: [
      'The last time it rained.',
      'Only 3 users left to eat.',
      'There is limited space.',
      'The chance is small.',
      'It expires in 30 days.',
      'Only 3 are left-handed.',
    ],
  },
  'call-to-action': {
    finds: [
      '«Sign up for» our news.',
      '«Click here» for more.',
      'Please «contact us» today.',
      '«Book a demo» now.',
      'So «get started».',
      'And «learn more» about tea.',
    ],
    passes: [
      'Users sign up in the form.',
      'Click the button.',
      'People who contact us get an answer.',
      'Learn how to get started.',
      'The order of the items counts.',
      'Download the file to the folder.',
    ],
  },
  'legal-advice': {
    finds: [
      '«You should sue» them.',
      '«You are entitled to» a refund.',
      '«You can file a claim» at once.',
      '«It is illegal to» park there.',
      'If so, «you may withhold» rent.',
    ],
    passes: [
      'Ask a lawyer.',
      'You can file an issue.',
      'The court ruled for Ann.',
      'Our legal team read it.',
      'You should break the line.',
      'They sued the shop.',
      'You might want to terminate a process.',
    ],
  },
  'medical-advice': {
    finds: [
      '«You should stop taking aspirin» now.',
      '«Take two tablets» before bed.',
      'It «cures cancer».',
      '«Double your dose» then.',
      '«You can treat the infection» at home.',
    ],
    passes: [
      'Ask your doctor.',
      'Take a look at the table.',
      'You should treat errors with care.',
      'The study tested aspirin.',
      'You can take 5 minutes.',
      'They found no cure.',
      'You probably have a network.',
    ],
  },
  dosage: {
    finds: [
      'Adults took «400 mg».',
      'Take «two tablets» twice daily.',
      'Give «5 mg»/kg to a child.',
      'Take «10 ml» every 4 hours.',
      'They had «400mg» of it.',
    ],
    passes: [
      'The job runs twice daily.',
      'It sold 3 tablets with screens.',
      'The printer holds 10 ml of ink.',
      'Water held 5 mg/l of lead.',
      'It took 400 ms.',
      'The dose was low.',
    ],
  },
}
