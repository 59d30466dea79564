import type { CasesById } from '../../support/show-detected.ts'

/** What communities and marketplaces ask for. */
export const community: CasesById = {
  'payment-method': {
    finds: [
      'Please pay with an Amazon «gift card».',
      'I only take «bitcoin».',
      'Send it by «bank transfer» first.',
      'It is «cash only».',
    ],
    passes: ['Pay by card.', 'She got a gift card.', 'Bitcoin fell.', 'He has cash.'],
  },
  'review-incentive': {
    finds: [
      '«Leave us a five star review» and get 10% off.',
      'A free mug «for your review»',
      'Win a prize: «review us».',
      'We give a voucher in exchange «for a review».',
    ],
    passes: ['Please leave us a review.', 'Get 10% off.', 'The review was good.', 'Win a prize.'],
  },
  'legal-threat': {
    finds: [
      '«My lawyer» will write to you.',
      '«I’ll sue» them.',
      'You force us to take «legal action».',
      '“«See you in court»,” he said.',
    ],
    passes: ['The lawyer spoke.', 'I will write.', 'Legal action failed in May.', 'Sue came.'],
  },
  request: {
    finds: [
      'Hello. «Please send» us your CV.',
      '«Could you give» £100 this month?',
      '«Applicants must» be under 35.',
      '«Tell us» how old you are.',
    ],
    passes: [
      'We send letters on Fridays.',
      'They tell us little.',
      'The form is online.',
      'A nurse will call you.',
    ],
  },
  'sale-offer': {
    finds: [
      'Oak table «for sale», £80.',
      '«I’m selling» a bike.',
      'Kittens: «free to a good home».',
      '«WTS»: two chairs',
    ],
    passes: ['It sold well.', 'The shop sells bread.', 'A sale of work', 'She sells shells.'],
  },
  'engagement-bait': {
    finds: [
      '«Please upvote» it.',
      '«Like and share»!',
      '«Vote for me» now.',
      '«Tag a friend» below.',
    ],
    passes: ['I like it.', 'They vote in May.', 'He follows me.', 'A share of it'],
  },
  'chain-letter': {
    finds: [
      '«Forward this to» ten friends.',
      '«Copy and paste this» now.',
      'Or «years of bad luck» follow.',
      '«Send this to all» you know.',
    ],
    passes: ['He plays forward.', 'Send this form in.', 'Bad luck!', 'Pass the salt.'],
  },
  'private-contact': {
    finds: ['«DM me» for it.', 'Just «text me».', '«Message me» on there.', '«Hit me up»!'],
    passes: ['He sent a message.', 'It calls me.', 'Contact the office.', 'A text for me'],
  },
  'self-promotion': {
    finds: [
      '«Check out my» video.',
      '«Subscribe to my» list.',
      'It is on «my channel».',
      'A «shameless plug»',
    ],
    passes: ['Check out the mill.', 'My mother came.', 'He has a channel.', 'A plug for the bath'],
  },
  'donation-appeal': {
    finds: [
      '«Please donate» today.',
      '«Every pound helps».',
      'Give «[here](https://www.gofundme.com/f/x)».',
      'A «fundraiser» for the club',
    ],
    passes: ['They gave a donation.', 'A cake sale', 'She donated blood.', 'The pound fell.'],
  },
  'income-claim': {
    finds: [
      '«Earn £500» a day with us.',
      'It is «passive income».',
      '«Be your own boss»!',
      '«Get rich» now.',
    ],
    passes: ['She earns well.', 'The income fell.', 'Rich people', 'It costs £500 a day.'],
  },
  'weight-loss-claim': {
    finds: [
      'You will «lose 6 kg».',
      'It «burns fat».',
      '«Lose weight» by May.',
      '«Drop two dress sizes»',
    ],
    passes: [
      'Two 6 kg weights',
      'We lose two games.',
      'It fries in fat.',
      'He lost weightless toys.',
    ],
  },
  'green-claim': {
    finds: [
      'Our «carbon neutral» bag',
      'It is «biodegradable».',
      '«Eco-friendly» paint',
      '«Good for the planet»',
    ],
    passes: ['A green bag', 'The planet is big.', 'A neutral tone', 'Carbon paper'],
  },
}
