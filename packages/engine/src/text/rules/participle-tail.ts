import { SEPARATOR } from '../document/document.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'participle-tail',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'A closing “-ing” phrase that comments and adds no fact.',
  fix: 'Delete the phrase, or replace it with a fact.',
  phrases: [
    '(highlighting|emphasizing|emphasising|underscoring|showcasing|illustrating|demonstrating|signaling|signalling|solidifying|exemplifying|reaffirming|reinforcing) ((the|its|their|his|her|our|a|an) (_|) (importance|significance|role|power|value|potential|commitment|dedication|complexity|complexities|resilience|beauty|enduring|depth|versatility|ability|appeal|urgency|impact|challenges|diversity|necessity|unique|rich|profound|strength|spirit|tension|shift|reputation|position|status|legacy|bond|idea)|how|(the|a) need for)',
    '(reflecting|revealing) (the|its|their|a|an) (broader|deep|deeper|growing|enduring|rich|ongoing|commitment|importance|complexity|significance|complexities)',
    '(fostering|cultivating|nurturing) (a|an|the|greater|deeper) (sense|culture|environment|spirit|deeper|community|atmosphere|understanding|collaboration|more) (of|)',
    '(paving|setting) the (way|stage) for (_|) (_|) (more|future|innovation|growth|progress|success|change|generations|better|brighter|greater|further|advances|advancements|developments|discoveries|era|world|tomorrow|solutions|opportunities)',
    '(leaving|making) (a|an) (lasting|indelible|profound|significant|permanent|deep) (impression|impact|mark|legacy)',
    '(ensuring|making sure) (that|) (everyone|every|each|you) (_|) (_|) (feels|stays|remains|gets|has)',
    '(making|rendering) it (a|an) (must|perfect|ideal|excellent|great|essential|indispensable|invaluable|popular|compelling|valuable|powerful|versatile) (visit|have|choice|option|destination|addition|tool|)',
    '(serving|standing|acting) as (a|an) (testament|reminder|beacon|symbol|catalyst|powerful|poignant|stark|constant|cornerstone)',
    '(contributing|adding) to (the|its|their|a) (overall|rich|broader|sense|growing|richness|vibrant)',
    '(offering|providing) (a|an|) (glimpse|insight|insights|unique|valuable|fresh|sense|seamless|perfect) (into|of|perspective|)',
    '(marking|signifying|representing) (a|an) (significant|pivotal|major|important|new|crucial|turning) (step|milestone|moment|shift|point|chapter|turning point)',
    '(elevating|enhancing|enriching) (the|your|its|their|our) (overall|_|) (experience|quality|appeal|lives|understanding)',
  ],
  accepts: ({ first }, document) =>
    (document.words.separators[first] & (SEPARATOR.comma | SEPARATOR.dash)) !== 0,
  explain: (quote) => `“${quote}” comments on the sentence and adds no fact.`,
  examples: {
    bad: [
      'Rain fell for days, «highlighting the importance» of roofs.',
      'It sold out, «showcasing its appeal».',
      'They met in May, *«underscoring\nthe need for»* rules.',
      'The law passed, «paving the way for more».',
    ],
    good: [
      'They cut the wall, paving the way for a second door to the yard.',
      'Highlighting the importance of roofs is her job.',
      'She drew a map highlighting the roads.',
      'He left, closing the door.',
      'They met in May, reflecting light with mirrors.',
    ],
  },
})
