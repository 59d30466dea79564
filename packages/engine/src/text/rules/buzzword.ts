import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'buzzword',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A business word that hides what is done.',
  fix: 'Say what is done, by whom.',
  phrases: [
    '(synergies|synergize|synergise)',
    '(paradigm|mindset) shift',
    '(best of breed|value add|value added|win win|turnkey solution|end to end solution|holistic solution|holistic solutions|customer centric|client centric|data driven insights|actionable insights|thought leader|thought leaders|thought leadership|core competency|core competencies|low hanging fruit|growth hacking|growth mindset|digital transformation|disruptive innovation|disruptive technology|mind share|mindshare|value chain|quick win|quick wins|key learnings|hyperlocal|omnichannel|touchpoints|upskill|upskilling|ideation|solutioning)',
    '(innovative|cutting edge|tailored|turnkey|intelligent|future proof|holistic) (_|) solutions',
    '(drive|drives|driving) (growth|innovation|engagement|value|results|efficiency|change|success|sustainable growth|business (outcomes|results|value)|impact|meaningful|stakeholder value|shareholder value|operational excellence)',
    '(deliver|delivers|delivering) (value|results|impact|exceptional|outstanding|measurable|seamless|superior|world class|best in class|tangible|actionable|excellence)',
    '(culture|spirit) of (innovation|excellence|accountability|creativity|continuous improvement)',
    '(foster|fosters|fostering|drive|drives|driving|spur|spurring) (innovation|collaboration|creativity|engagement)',
    '(stay|staying|stays|remain) (ahead of the (curve|competition|game)|competitive in)',
    '(dynamic|fast paced|collaborative) (team|environment)',
    '(maximize|maximise|maximizing|optimize|optimise|optimizing|streamline|streamlining) (_|) (efficiency|productivity|workflows|potential|impact|workflow|results)',
  ],
  explain: (quote) => `“${quote}” is a business word that hides what is done.`,
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
