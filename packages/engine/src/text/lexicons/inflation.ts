import { words } from './words.ts'

/**
 * Words that sound larger than what they say. Compiled for this project from `llm-cliches` (MIT),
 * `excess-words-style` (Kobak et al., MIT), `buzzwords` (MIT) and `slopless-corporate-speak` (MIT);
 * words with an everyday technical meaning were left out or need company in the rules.
 */

/** Verbs that inflate. */
export const inflatedVerbs = words(`
  delve delves delved delving elevate elevates elevated elevating embark embarks embarked
  embarking embrace embraces embraced embracing foster fosters fostered fostering harness
  harnesses harnessed harnessing leverage leverages leveraged leveraging underscore
  underscores underscored underscoring showcase showcases showcased showcasing unleash
  unleashes unleashed unleashing unlock unlocks unlocked unlocking streamline streamlines
  streamlined streamlining transcend transcends transcended transcending empower empowers
  empowered empowering redefine redefines redefined redefining revolutionize revolutionizes
  revolutionized revolutionizing navigate navigates navigated navigating bolster bolsters
  bolstered bolstering garner garners garnered garnering spearhead spearheads spearheaded
  spearheading cultivate cultivates cultivated cultivating exemplify exemplifies exemplified
  exemplifying encapsulate encapsulates encapsulated encapsulating galvanize galvanizes
  orchestrate orchestrates orchestrated orchestrating resonate resonates resonated resonating
  captivate captivates captivated captivating illuminate illuminates illuminated illuminating
  usher ushers ushered ushering grapple grapples grappled grappling augment augments augmented
  augmenting elucidate elucidates elucidating epitomize epitomizes supercharge supercharges
  supercharged supercharging delved galvanized galvanizing epitomized epitomizing elucidated
  reimagine reimagines reimagined reimagining reshape reshapes reshaped reshaping unravel unravels
  unraveled unraveling unravelled unravelling catalyze catalyzes catalyzed catalyzing permeate
  permeates permeated permeating intertwine intertwines intertwined intertwining
`)

/** Adjectives that inflate. */
export const inflatedAdjectives = words(`
  pivotal crucial vital paramount profound intricate multifaceted nuanced comprehensive robust
  seamless seamlessly transformative groundbreaking innovative dynamic vibrant bustling
  holistic meticulous meticulously invaluable indelible unparalleled unwavering unmatched
  unrivaled timeless captivating compelling breathtaking nestled renowned noteworthy
  commendable formidable quintessential burgeoning enduring poignant visionary trailblazing
  revolutionary unprecedented remarkable myriad tangible actionable immersive bespoke curated
  frictionless synergistic scalable impactful insightful indispensable steadfast boundless
  indomitable mesmerizing enchanting exquisite unyielding multifarious
`)

/** Nouns that inflate. */
export const inflatedNouns = words(`
  tapestry testament realm landscape journey synergy synergies paradigm cornerstone beacon
  symphony nexus odyssey epitome facet gusto trajectory pinnacle treasure gateway catalyst
  interplay intricacies nuances complexities kaleidoscope mosaic labyrinth bedrock linchpin
  hallmark underpinnings ecosystem empowerment powerhouse juggernaut roadmap tapestries testaments realms landscapes journeys
  beacons symphonies cornerstones epitomes facets pinnacles gateways catalysts hallmarks
  crossroads camaraderie
`)

/** Business words. */
export const buzzwords = words(`
  leverage synergy synergies stakeholder stakeholders actionable scalable holistic ecosystem
  bandwidth alignment ideation disruptive disruption paradigm turnkey deliverables learnings
  onboarding upskilling empowerment omnichannel hyperlocal monetize monetization incentivize
  gamification touchpoint touchpoints evangelist frictionless
`)

/** Words of advertisement. */
export const puffery = words(`
  legendary iconic celebrated acclaimed prestigious renowned famed beloved stunning
  breathtaking magnificent spectacular extraordinary exceptional unforgettable exquisite
  luxurious premier leading greatest finest best ultimate superb sensational phenomenal
  visionary genius masterpiece masterful influential groundbreaking remarkable outstanding
  notable prominent distinguished esteemed illustrious unique rich diverse vibrant picturesque
`)

/** Verbs that promise a gain. */
export const benefitVerbs = words(`
  improve improves improved improving boost boosts boosted boosting enhance enhances enhanced
  enhancing increase increases increased increasing reduce reduces reduced reducing maximize
  maximizes maximizing optimize optimizes optimized optimizing accelerate accelerates
  accelerating strengthen strengthens strengthening help helps helping enable enables enabling
  ensure ensures ensuring drive drives driving transform transforms transforming save saves
  saving cure cures prevent prevents preventing protect protects
`)
