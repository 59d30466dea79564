import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'buzzword',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'Business jargon.',
  fix: 'Say what is done and who does it.',
  phrases: [
    '^(disintermediate|empower|incentivize|incubate|innovate|leverage|mesh|monetize|morph|orchestrate|productize|recontextualize|reconceptualize|redefine|reintermediate|reinvent|repurpose|revolutionize|seize|strategize|streamline|syndicate|synergize|synthesize|transition|unleash|whiteboard|harness|cultivate|embrace|matrix|actualize|exploit|expedite) (best of breed|bleeding edge|bricks and clicks|clicks and mortar|dot com|frictionless|granular|holistic|impactful|killer|leading edge|magnetic|mission critical|one to one|plug and play|proactive|revolutionary|sexy|sticky|synergistic|turn key|turnkey|ubiquitous|user centric|value added|viral|visionary|world class|compelling|cutting edge|next generation|b2b|b2c|e business|enterprise|cross media|seamless|strategic|innovative|robust|vertical|back end|front end|collaborative|cross platform|customized|distributed|dynamic|efficient|end to end|extensible|global|integrated|interactive|intuitive|open source|out of the box|real time|rich|scalable|transparent|virtual|web enabled|wireless) (action items|bandwidth|convergence|deliverables|e business|e commerce|e services|eyeballs|functionalities|initiatives|methodologies|mindshare|niches|paradigms|partnerships|roi|synergies|synergy|web readiness|supply chains|communities|experiences|relationships|markets|channels|applications|architectures|content|infrastructures|interfaces|metrics|models|networks|platforms|portals|schemas|solutions|systems|technologies|users|web services)$',
    '^(aggregate|architect|benchmark|brand|deliver|deploy|drive|e enable|enable|engage|engineer|enhance|evolve|extend|facilitate|generate|grow|implement|integrate|iterate|maximize|optimize|scale|target|transform|utilize|visualize) (best of breed|bleeding edge|bricks and clicks|clicks and mortar|dot com|frictionless|granular|holistic|impactful|killer|leading edge|magnetic|mission critical|one to one|plug and play|proactive|revolutionary|sexy|sticky|synergistic|turn key|turnkey|ubiquitous|user centric|value added|viral|visionary|world class|compelling|cutting edge|next generation|b2b|b2c|e business|enterprise|cross media|seamless|strategic|innovative|robust|vertical) (action items|bandwidth|convergence|deliverables|e business|e commerce|e services|eyeballs|functionalities|initiatives|methodologies|mindshare|niches|paradigms|partnerships|roi|synergies|synergy|web readiness|supply chains|communities|experiences|relationships|markets|channels|applications|architectures|content|infrastructures|interfaces|metrics|models|networks|platforms|portals|schemas|solutions|systems|technologies|users|web services)$',
    '^(aggregate|architect|benchmark|brand|deliver|deploy|drive|e enable|enable|engage|engineer|enhance|evolve|extend|facilitate|generate|grow|implement|integrate|iterate|maximize|optimize|scale|target|transform|utilize|visualize) (back end|front end|collaborative|cross platform|customized|distributed|dynamic|efficient|end to end|extensible|global|integrated|interactive|intuitive|open source|out of the box|real time|rich|scalable|transparent|virtual|web enabled|wireless) (action items|bandwidth|convergence|deliverables|e business|e commerce|e services|eyeballs|functionalities|initiatives|methodologies|mindshare|niches|paradigms|partnerships|roi|synergies|synergy|web readiness|supply chains|communities|experiences|relationships|markets|channels)$',
    '(synergy|synergies|synergize|synergise|synergistic|synergistically)',
    '^(dramatically|professionally|credibly|holistically|synergistically|collaboratively|proactively|globally|assertively|authoritatively|compellingly|competently|continually|conveniently|distinctively|efficiently|enthusiastically|interactively|objectively|progressively|seamlessly|uniquely|completely|appropriately|intrinsically) (maintain|cultivate|leverage|incubate|reinvent|unleash|maximize|pursue|administrate|matrix|innovate|predominate|visualize|procrastinate|streamline|empower|engineer|re engineer|reintermediate|scale|fashion|iterate|actualize|extend|embrace|mesh|evolve|synthesize|target|transform|transition|utilize|whiteboard|harness|facilitate|engage|optimize|promote|foster|morph|syndicate|build|enable|deliver|deploy|disseminate|develop|drive|grow|integrate|monetize|negotiate|network|orchestrate|productize|redefine|repurpose|restore|revolutionize|seize|simplify|strategize|supply|envision|initiate|implement|conceptualize|coordinate|communicate|customize|brand|benchmark|aggregate|architect|enhance|exploit|expedite|formulate|generate|impact|incentivize|plagiarize|pontificate|provide|underwhelm|create|parallel)',
    '(multi tiered|multi layered|multi lateral|cross media|cross group|cross functional) (_|) (paradigm|synergy|contingency|mindset|strategy|solution|solutions|initiative|methodology|expertise|ideas|value|growth|information)',
    '(human resource|team oriented|zero defect|client driven|value added|user centric|customer focused|market driven|leading edge|bleeding edge|next generation|world class|viral|granular|sticky) (_|) (paradigm|paradigms|synergy|synergies|contingency|convergence|mindshare|niches|eyeballs|relationships|methodologies|methodology|core|deliverables|supply chains|knowledge base|channels|solutions|communities|initiatives|metrics|partnerships|readiness)',
    '(paradigm|mindset) shift',
    '(best of breed|value add|value added|win win|turnkey solution|end to end solution|holistic solution|holistic solutions|customer centric|client centric|data driven insights|actionable insights|thought leader|thought leaders|thought leadership|core competency|core competencies|growth hacking|growth mindset|digital transformation|disruptive innovation|disruptive technology|mind share|mindshare|value chain|quick win|quick wins|key learnings|hyperlocal|omnichannel|touchpoints|upskill|upskilling|ideation|solutioning)',
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
