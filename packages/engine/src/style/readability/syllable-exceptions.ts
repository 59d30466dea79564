import { words } from '../../text/lexicons/words.ts'

/**
 * Words whose letters mislead the patterns of `syllables.ts`, by their number of syllables.
 * Written by hand for this project after a comparison with the CMU Pronouncing Dictionary on words that occur often.
 */
export const syllableExceptions: readonly (readonly [number, readonly string[]])[] = [
  [
    1,
    words(`
      ms dr st pre tier tiers prayer prayers isle isles rein reins reel reels curled legged
      pier drawer drawers piqued plagued huang seoul charles geoff leagues
    `),
  ],
  [
    2,
    words(`
      every maybe business williams chelsea spokesman framework frameworks ideal ideals
      evening evenings whereas william timeout privileged lifestyle lifestyles premier mrs
      livestock persuade catholic catholics soldier soldiers comeback milestone milestones
      soviet cooper bluetooth caveat pipeline pipelines oneself marriage marriages carriage
      poem poems poet naive fluid lion lions naked wicked rugged sacred ragged crooked genius
      gateway gateways warehouse warehouses samuel manuel belgium diamond diamonds frontier
      frontiers louis pierre cafe cafes wholesale sovereign visuals farewell chocolate embed
      embeds kindred hatred lifespan suing headaches chile wasteland shakespeare foresight
      foresee whereby thereby thereof hereby intrigued dissuade noel zoe noah luis jesse
      platinum wednesday tuesday widespread timezone tradeoff tradeoffs spaceship rulebook
      grapefruit causeway lineage goodbye codebase giant giants theory leicester gloucester
      worcester reuters colonel choir coerce coerced psyche boredom juice juices cruelty
    `),
  ],
  [
    3,
    words(`
      everything everyone everywhere everyday anyone especially moreover behavior behaviors
      behaviour behaviours valuable interested interesting basically typically alien aliens
      firefox boolean alias forever differently temperature temperatures recovery takeover
      overseas parliament usa recipe recipes australia intriguing visually whoever wherever
      vegetables apache vietnam imagery beforehand korean korea finale anime averages karate
      sesame acne coyote adobe practically radically logically drastically visualize seattle
      museum persuasive persuaded businessman businessmen spokeswoman spokesperson powerfully
      beautifully simile heroin heroic archaic oasis judaic realism ideally mosaic naively
      uniquely hereafter unforeseen persuasion subtly caribbean atheist virginia libya croatia
      businesses nuclear settlement leveraging employee employees cruelties
    `),
  ],
  [
    4,
    words(`
      everybody initiative initiatives california hierarchy specifically diabetes catastrophe
      aliases beneficial dynamically dramatically elementary invaluable facsimile hyperbole
      epitome apostrophe karaoke nevertheless technically resilience agreeable psychiatry
      psychiatric aforementioned realization judaism comfortably whatsoever temporary
      coefficients
    `),
  ],
  [
    5,
    words(`
      automatically parliamentary politically historically academically systematically
      enthusiasm strategically beneficiary
    `),
  ],
  [
    6,
    words(`
      simultaneously beneficiaries extraordinary periodically physiological
    `),
  ],
]
