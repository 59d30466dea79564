import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'stock-opening',
  type: 'generic_phrasing',
  severity: 'medium',
  summary: 'An opening that would fit any text.',
  fix: 'Start with the first thing that only this text says.',
  phrases: [
    "in today's (_|) (_ _|) (world|age|era|landscape|society|environment)",
    "in today's (fast paced|digital|modern|interconnected|competitive|busy|ever changing|ever evolving)",
    '(in|amid) (the|our|this|an) (ever|constantly|rapidly|increasingly) _ (_|) (world|age|era|landscape|society|environment)',
    '^in (the|our|this|a) fast (paced|moving) (_|) (world|age|era|society|environment)',
    '^in (the|our|this) (modern|digital|current|fast paced|information) (digital|) (world|age|era|landscape|society)',
    '^in (an|the|this) (era|age) (where|of|in which|when|dominated by|defined by|marked by)',
    '^in a (world|society) (where|that|of|in which|filled with|full of|dominated by|driven by)',
    '(we|people|humans) live in (a|an) (_|) (_|) (world|age|era|society|time) (where|of|in which|that|when)',
    '^(since|from) (the dawn of|time immemorial|the beginning of time) (time|civilization|civilisation|humanity|mankind|history|)',
    '^throughout (human|recorded|) history',
    '^(as|with) the (rapid|) (advancement|advancements|rise|advent|growth|development|emergence) of (modern|) (technology|the internet|social media|artificial intelligence|digital)',
    '^as (technology|the world|society|the landscape|the digital landscape) (continues|keeps) (to|on) (evolve|advance|grow|change|evolving|changing)',
    '^as the world (becomes|grows|gets) (more|increasingly|ever more)',
    '^welcome to (the|our|a) (_|) (world|guide|realm|journey|ultimate)',
    '^when it comes to (_|) (_|) , (there|one|it|few|nothing)',
  ],
  // With a capital it opens its sentence, which starts as well without it.
  suggest: (quote) => (/^(?:In|Amid) /.test(quote) ? '' : undefined),
  explain: (quote) => `“${quote}” could open any text.`,
  examples: {
    bad: [
      "«In today's fast-paced world», time is short.",
      '«In the ever-evolving landscape» of music, taste matters.',
      '«Since the\ndawn of time» people sang.',
      '**«In the digital age»**, files are cheap.',
      '«As technology continues to evolve», so do pumps.',
    ],
    good: [
      "In today's meeting we chose a pump.",
      'The world moves at a fast pace in the film.',
      'In the digital edition, page 4 is missing.',
      'Technology continues a trend that began in 1990.',
    ],
  },
})
