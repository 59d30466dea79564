import { defineDetector } from './detector.ts'
import { phraseFinder } from './phrases.ts'

const softened = phraseFinder(
  `passed/pass/passes/passing away, passed on peacefully, no longer with us, gone to a better place, in a better place, went to be with, met his/her/their maker, lost his/her/their battle with, lost the battle with, laid to rest, the dearly departed, put to sleep, cat/dog/horse/pet to sleep, crossed the rainbow, late lamented,
  let go of staff, let him/her/them go, were/was/been let go, being let go, downsize/downsized/downsizing, rightsize/rightsized/rightsizing, right sizing, right sized, headcount reduction/reductions, reduction in force, reductions in force, workforce optimisation/optimization/reduction/adjustment, between jobs, under the influence, senior citizen/citizens, rainbow bridge, cost savings in staff, letting people/staff/workers go, let people/staff/workers go, expecting a happy event, in a family way, no longer among us, slipped away peacefully, breathed his/her last, gave up the ghost, eternal rest, restructuring of staff, career transition, pursue other opportunities, spend more time with his/her/their family, involuntarily separated, streamline/streamlined/streamlining our/the workforce, negative growth, negative cash flow, cash flow problem/problems, revenue enhancement/enhancements, economically disadvantaged, underprivileged, low income earners, fiscal challenges,
  collateral damage, friendly fire, enhanced interrogation, ethnic cleansing, extraordinary rendition, neutralise/neutralised/neutralize/neutralized the target/targets, surgical strike/strikes, kinetic action, regime change, police action, pacification,
  economical with the truth, alternative facts, creative accounting, terminological inexactitude, misspoke, wardrobe malfunction, pre owned, previously owned, preloved, pre loved, gently used, vertically challenged, big boned, full figured, well upholstered, of a certain age, golden years, senior moment, tired and emotional, in the family way, with child, bun in the oven, time of the month, powder my/her/your nose, little boys' room, little girls' room, comfort station, restroom, the smallest room, spend a penny, adult entertainment, lady of the night, ladies of the night, sleep/slept/sleeping together, slept/sleeping with, friends with benefits, correctional facility, detention centre guests, sanitation engineer, sanitary engineer, domestic engineer, fell off the back of, substance abuse issues, differently abled, specially abled, visually challenged, intellectually challenged, adverse outcome, negative patient outcome, feel/feeling a little discomfort, some discomfort, sub optimal outcome`,
)

/** Mild words for hard things. */
export const euphemism = defineDetector({
  id: 'euphemism',
  names:
    'euphemism, euphemisms, euphemistic language, euphemistic words, euphemistic phrases, euphemistic expressions, mild words for hard things, softened language, sugarcoated language, sugar coated language, sugar coating, sugarcoating',
  describe: 'mild words for hard things from a list, such as “passed away” and “downsizing”',
  find: softened,
})
