import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'buzzword',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'Business jargon.',
  fix: 'Say what is done and who does it.',
  phrases: [
    '(synergy|synergies|synergize|synergise|synergistic|synergistically)',
    '^(dramatically|professionally|credibly|holistically|holisticly|synergistically|collaboratively|proactively|globally|assertively|authoritatively|compellingly|competently|continually|conveniently|distinctively|efficiently|energistically|enthusiastically|interactively|monotonectally|objectively|phosfluorescently|progressively|rapidiously|seamlessly|uniquely|completely|fungibly|appropriately|intrinsically|intrinsicly) (maintain|cultivate|leverage|incubate|reinvent|unleash|maximize|pursue|administrate|matrix|innovate|predominate|visualize|procrastinate|streamline|empower|engineer|re engineer|reintermediate|scale|fashion|iterate|actualize|extend|embrace|mesh|evolve|synthesize|target|transform|transition|utilize|whiteboard|harness|facilitate|engage|optimize|promote|foster|morph|syndicate|build|enable|deliver|deploy|disseminate|develop|drive|grow|integrate|monetize|negotiate|network|orchestrate|productize|redefine|repurpose|restore|revolutionize|seize|simplify|strategize|supply|envision|initiate|implement|conceptualize|coordinate|communicate|customize|brand|benchmark|aggregate|architect|enhance|exploit|expedite|formulate|generate|impact|incentivize|plagiarize|pontificate|provide|recaptiualize|underwhelm|myocardinate|evisculate|create|parallel)',
    '(multi|cross) (tiered|layered|lateral|media|platform|group|functional) (_|) (paradigm|synergy|contingency|mindset|strategy|solution|solutions|initiative|methodology|expertise|ideas|value|growth|information)',
    '(human resource|team oriented|zero defect|client driven|value added|user centric|customer focused|market driven|leading edge|bleeding edge|next generation|world class|viral|granular|sticky) (_|) (paradigm|paradigms|synergy|synergies|contingency|convergence|mindshare|niches|eyeballs|relationships|methodologies|methodology|core|deliverables|supply chains|knowledge base|channels|solutions|communities|initiatives|metrics|partnerships|readiness)',
    '(paradigm|mindset) shift',
    '(best of breed|value add|value added|win win|turnkey solution|end to end solution|holistic solution|holistic solutions|customer centric|client centric|data driven insights|actionable insights|thought leader|thought leaders|thought leadership|core competency|core competencies|low hanging fruit|growth hacking|growth mindset|digital transformation|disruptive innovation|disruptive technology|mind share|mindshare|value chain|quick win|quick wins|key learnings|hyperlocal|omnichannel|touchpoints|upskill|upskilling|ideation|solutioning)',
    '(innovative|cutting edge|tailored|turnkey|intelligent|future proof|holistic) (_|) solutions',
    '(drive|drives|driving) (growth|innovation|engagement|value|results|efficiency|change|success|sustainable growth|business (outcomes|results|value)|impact|meaningful|stakeholder value|shareholder value|operational excellence)',
    '(deliver|delivers|delivering) (value|results|impact|exceptional|outstanding|measurable|seamless|superior|world class|best in class|tangible|actionable|excellence)',
    '(foster|fosters|fostering|drive|drives|driving|spur|spurring) (innovation|collaboration|creativity|engagement)',
    '(stay|staying|stays|remain) (ahead of the (curve|competition|game)|competitive in)',
    '(dynamic|fast paced|collaborative) (team|environment)',
    '(maximize|maximise|maximizing|optimize|optimise|optimizing|streamline|streamlining) (_|) (efficiency|productivity|workflows|potential|impact|workflow|results)',
  ],
  explain: (quote) => `“${quote}” is jargon and does not say what is done.`,
  examples: {
    bad: [
      'They seek «synergies» in May.',
      'We sell «innovative solutions».',
      'It aims at **«driving\ngrowth»** abroad.',
    ],
    good: [
      'The pump is part of a mission-critical system.',
      'They drive a van.',
      'We sell a solution of salt.',
      'The growth of moss is slow.',
      'The value was added by hand.',
    ],
  },
})
