import { isAsserted, isFollowedBy } from '../queries/context/not-asserted.ts'
import { hasAmountNear, hasInstanceAfter } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const WAY =
  '(revolutionized|revolutionised|revolutionizing|revolutionising|transformed|transforming|changed|changing|reshaping|reshaped|redefined|redefining) the way'
const PEOPLE = new Set('we people you businesses companies they'.split(' '))

export default defineRule({
  id: 'vague-change',
  type: 'low_specificity',
  severity: 'low',
  summary: 'A change that is announced but not described.',
  fix: 'Say what it was before, what it is now, and since when.',
  phrases: [
    '(has|have|had) (changed|evolved|grown|transformed|shifted|advanced|progressed|come) (a lot|dramatically|significantly|rapidly|drastically|a long way|over (time|the years|the decades)|in (many|recent|various) (ways|years)|tremendously|immensely|greatly|considerably)',
    '(rapidly|constantly|ever|continuously|fast|quickly|always|continually) (changing|evolving|growing|shifting|advancing|expanding|developing|moving) (world|landscape|market|markets|environment|industry|society|technology|times|field|needs|demands|job market|workplace|business|digital world|digital landscape)',
    '(times|things) (have|are) (changed|changing|different)',
    WAY,
    '(a|an) (new era|wave of change|paradigm shift|sea change|period of change|time of change)',
    '(changing|shifting) (landscape|times|world|needs|dynamics|demands)',
  ],
  accepts: ({ first, last, pattern }, document) =>
    !hasAmountNear(document, last) &&
    !hasInstanceAfter(document, last) &&
    isAsserted(document, first) &&
    (pattern !== WAY || isFollowedBy(document, last, PEOPLE)),
  explain: (quote) => `“${quote}” does not say what changed, or when.`,
  examples: {
    bad: [
      'Work «has changed dramatically».',
      'Phones «changed the way» we talk.',
      'In a «rapidly evolving world», trust counts.',
    ],
    good: [
      'Work has changed: since 2020 half is remote.',
      'The file has changed.',
      'It changed the way out.',
      'The rapidly changing value is cached.',
      'The fast moving air draws the paper up.',
      'We fetch ever-changing data.',
      'Work has changed dramatically in two years.',
      'Work has changed dramatically: more tea, less milk.',
      'Ask whether work has changed dramatically.',
    ],
  },
})
