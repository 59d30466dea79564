import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'challenge-formula',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['stories'],
  summary: 'Difficulties that are mentioned but not named.',
  fix: 'Name the difficulty and what was done about it.',
  phrases: [
    'despite (these|its|the|their|all|all these|such) (many|numerous|significant|inherent|potential|) (challenges|obstacles|difficulties|setbacks|limitations|hurdles|drawbacks|advantages|benefits|concerns|advancements)',
    "(is|are|was|were|isn't|aren't) (not|) without (its|their|) (own|) (challenges|limitations|drawbacks|flaws|risks|criticisms|controversy|critics|difficulties)",
    '(challenges|obstacles|questions|concerns) (still|) (remain|lie ahead|persist|lay ahead)',
    '(comes|come|came|brings|bring) with (its|their) own (set of|) (unique|) (challenges|risks|benefits|advantages|drawbacks|problems)',
    '(challenges and opportunities|opportunities and challenges|risks and rewards)',
    'in the face of (adversity|challenges|uncertainty|change|overwhelming|such|challenge|these)',
    "(overcome|overcoming|overcame|address|addressing|tackle|tackling|navigate|navigating|face|facing|confront|confronting|meet|meeting) (the|many|any|various|numerous|life's) (_|) (challenges|obstacles|hurdles|complexities)",
    '(pose|poses|posed|present|presents|presented) (a|an|) (significant|unique|new|major|serious|considerable|formidable|numerous|several) (challenge|challenges|hurdle|obstacle|obstacles|risk|risks|threat|opportunities)',
    '(a|the) (careful|delicate|fine) balance (between|of|must)',
    '(striking|strike|finding|find) (a|the) (right|perfect|delicate|) balance (between|of|is)',
    '(requires|require|requiring|demands|necessitates) a (multifaceted|holistic|comprehensive|balanced|nuanced|collaborative|multi faceted|multi pronged|careful|thoughtful|delicate|proactive) (approach|strategy|effort|balance|understanding|consideration)',
  ],
  explain: (quote) => `“${quote}” mentions difficulties and names none.`,
  examples: {
    bad: [
      '«Despite these challenges», it works.',
      'The plan «is not without its challenges».',
      'It «requires a multifaceted approach».',
      'They grew «in the face\nof adversity».',
    ],
    good: [
      'The pump meets these challenges.',
      'He posed a riddle to the king.',
      'The challenge of May was won by Rome.',
      'Despite the rain, it works.',
      'The approach to the bridge is closed.',
    ],
  },
})
