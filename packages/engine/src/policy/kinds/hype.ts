import type { DetectorDraft, Span } from '../detectors/detector-draft.ts'
import { phraseFinder, wordAfter, wordSet } from '../detectors/phrases.ts'

const praise = phraseFinder(
  `groundbreaking, ground breaking, revolutionary, revolutionise/revolutionises/revolutionised/revolutionize/revolutionizes/revolutionized/revolutionising/revolutionizing,
  game changing, game changer/changers, cutting edge, bleeding edge, state of the art, mind blowing, mindblowing, life changing, jaw dropping, eye popping, earth shattering,
  breathtaking, stunning, amazing, incredible, unbelievable, astonishing, spectacular, sensational, phenomenal, magnificent, fabulous, fantastic, awesome, superb, dazzling, mesmerising, mesmerizing, jaw droppingly,
  world class, best in class, unrivalled, unrivaled, unparalleled, unparallelled, unmatched, unbeatable, second to none, one of a kind, once in a lifetime, like no other, like never before, must have/haves, must see,
  will/can change/transform your life/world/business, next level service/comfort/performance/experience/quality/design/technology/flavour/flavor/style, supercharge/supercharges/supercharged, turbocharge/turbocharges, skyrocket/skyrockets, unleash/unleashes your/the,
  innovative, trailblazing, pioneering, visionary, disruptive, future proof, next generation, seamless, seamlessly, effortless, effortlessly, insanely, to die for, best kept secret, say goodbye/hello to, a true/real/genuine marvel/miracle/wonder/treasure, pure magic, experience/feel/discover the magic, the ultimate`,
)
/** What these words say of a thing without praise: “revolutionary war”, “a disruptive pupil”. */
const isPlain = wordSet(
  'war wars guard guards tribunal army armies court party council movement government leader leaders france russia calendar committee pupil pupils behaviour behavior passenger passengers gun grenade tights stockings tube tubes',
)

/** Words of praise that sell, one of which is enough. */
export function* findHype(draft: DetectorDraft): Iterable<Span> {
  for (const found of praise(draft)) if (!isPlain(wordAfter(draft, found.last))) yield found
}
