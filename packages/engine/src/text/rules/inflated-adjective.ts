import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'inflated-adjective',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An adjective that praises instead of informing.',
  fix: 'Delete the adjective, or give the fact behind it.',
  phrases: [
    '(multifaceted|nuanced|holistic|comprehensive|robust|seamless|transformative|groundbreaking) (and|,) (multifaceted|nuanced|holistic|comprehensive|robust|seamless|transformative|innovative|dynamic|sustainable|inclusive|immersive)',
    '(a|an|the|more|truly) (multifaceted|holistic|nuanced|transformative) (approach|understanding|perspective|view|experience|issue|nature|journey|topic|phenomenon|challenge|impact|power)',
    '(multifaceted|intricate|profound|indelible|unwavering|unparalleled|unmatched|unrivaled|relentless|invaluable|steadfast|boundless) (commitment|dedication|support|pursuit|mark|impact|effect|implications|beauty|insights|insight|resource|lessons|experience|opportunity|role|contribution|contributions|quality|elegance|comfort|performance|expertise|spirit|determination|resolve|belief|faith|sense|influence|connection|understanding|wisdom|asset|tool|significance|potential|creativity)',
    '(rapidly|constantly|ever) (evolving|changing|shifting|growing|expanding) (world|landscape|field|environment|society|industry|market|needs|demands|marketplace|realm)',
    '(bustling|vibrant) (city|streets|market|community|culture|cities|metropolis|hub|atmosphere|nightlife|scene|ecosystem|streets of|marketplace|town)',
    '(rich|deep|profound|diverse) (history and|cultural heritage|cultural tapestry|cultural history|heritage and|tapestry|tradition of|cultural diversity)',
    '(seamlessly|effortlessly|meticulously|masterfully|expertly|intricately) (integrate|integrates|integrated|integrating|blend|blends|blended|blending|combine|combines|combined|combining|crafted|woven|weave|weaves|weaving|designed|curated|balances|balance|balanced)',
    '(breathtaking|stunning|captivating|mesmerizing|awe inspiring|unforgettable|picturesque|enchanting) (views|view|vistas|landscapes|landscape|scenery|experience|journey|performance|performances|beauty|backdrop|visuals|story|tale|adventure|narrative|memories|moments|setting)',
    '(pivotal|transformative|watershed) (moment|turning point|juncture|milestone|role)',
    '(thought provoking|heart wrenching|awe inspiring|ever evolving|soul stirring|one of a kind)',
    '(is|are|remains|becomes|be|was) (absolutely|truly|) (paramount|pivotal|multifaceted)',
  ],
  explain: (quote) => `“${quote}” praises without a fact.`,
  examples: {
    bad: [
      'It needs «a holistic approach».',
      'His «unwavering commitment» won.',
      'The «breathtaking\nviews» sell it.',
      'Sleep «is paramount».',
    ],
    good: [
      'The approach was new.',
      'Carefully crafted perturbations fool the model.',
      'His commitment was a fine of ten euro.',
      'The view shows the bay.',
      'Stark was her name.',
    ],
  },
})
