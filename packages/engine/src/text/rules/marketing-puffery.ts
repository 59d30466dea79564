import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'marketing-puffery',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations'],
  summary: 'Advertising language.',
  fix: 'Give a fact that a reader could check.',
  phrases: [
    '(world class|state of the art (facility|facilities|equipment|amenities|technology|features|design|gym|kitchen)|best in class|industry leading|market leading|top notch|top quality|premium quality|highest quality|unrivaled quality|unbeatable (price|prices|value)|must have|must visit|must see|must try|must read)',
    '(take|takes|taking) (your|the) (_|) (_|) to the next level',
    '(to|into) the next level',
    '(boasts|boasting) (a|an|impressive|stunning|over)',
    '(nestled|tucked away) (in|between|among|amidst|within|at|on|along)',
    '(in|located in) the heart of (the (city|town|bustling)|downtown|historic|bustling)',
    '(renowned|famous|celebrated|known) for its (stunning|rich|exceptional|vibrant|exquisite|breathtaking|innovative|delicious|unique|beautiful)',
    "(look no further|you won't be disappointed|you will not be disappointed|won't disappoint|does not disappoint|doesn't disappoint|never disappoints|sure to (impress|please|delight|satisfy)|guaranteed to (impress|please|delight|satisfy))",
    '(elevate|transform|revolutionize|supercharge) your (_|) (experience|style|home|life|business|game|routine|space|skills|workflow|productivity|wardrobe)',
    '(an|the) (unforgettable|exceptional|unparalleled|unmatched|unique|immersive|truly|extraordinary|exquisite) (_|) (dining|shopping|travel|user|culinary|gaming|) experience',
    '(perfect|ideal|wonderful) (choice|option|addition|destination|spot|place|gift) for (anyone|those|everyone|any|all|families|both)',
    '(experience|discover|indulge in|immerse yourself in|savor|enjoy) the (ultimate|finest|magic|beauty|joy|wonders|luxury|charm|rich|vibrant)',
    '(finest|premium|locally sourced) (ingredients|materials|craftsmanship)',
    '(a|an|our|your) (one stop|go to) (shop|destination|solution|resource|source|guide) for',
    '(exceptional|outstanding|impeccable|unparalleled|stellar|top notch|superior) (service|quality|customer service|craftsmanship|comfort|value|experience|experiences)',
    '(leave|leaves|leaving) (you|a|an|guests|visitors|diners|readers) (_|) (speechless|breathless|wanting more|craving more|lasting impression|feeling)',
  ],
  accepts: ({ first, last }, document) => {
    const quote = document.textOf(first, last)
    // “Parts must have names” is plain; only the compound praises.
    return (
      !/^must(?!-)/i.test(quote) ||
      (first > 0 && /^a$/i.test(document.textOf(first - 1, first - 1)))
    )
  },
  suggest: (quote) => {
    const [, verb = '', article] = /^(boasts|boasting) (an?)$/i.exec(quote) ?? []
    if (article === undefined) return undefined
    return `${verb.toLowerCase() === 'boasts' ? 'has' : 'with'} ${article}`
  },
  explain: (quote) => `“${quote}” is advertising language.`,
  examples: {
    bad: [
      'It is a «world-class» pump.',
      'The inn is «nestled in» a wood.',
      'Here you get «exceptional service».',
      'Take it «to the\nnext level».',
    ],
    good: [
      'The day was like no other.',
      '“We offer world-class service,” he said.',
      'The pump won an award in 2019.',
      'The world has class.',
      'A nest was tucked under the roof.',
      'He boasts often.',
      'You must have a key.',
      'You must visit her.',
      'Such is the state of the art.',
    ],
  },
})
