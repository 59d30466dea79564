/** Words that make a claim whatever it is about. */
export const strongEffects =
  'cure, cures, cured, heal, heals, prevent, prevents, boost, boosts, clinically proven, scientifically proven, guaranteed to, proven to, detoxify, detoxifies, eliminates, relieves'

/** Verbs and words of effect: on the topic of a clause a sentence with one makes a claim. */
export const effects =
  'good for, bad for, cure, cures, cured, curing, heal, heals, healed, prevent, prevents, prevented, treat, treats, reduce, reduces, reduced, lower, lowers, lowered, boost, boosts, boosted, improve, improves, improved, increase, increases, increased, protect, protects, relieve, relieves, relieved, eliminate, eliminates, remove, removes, fight, fights, strengthen, strengthens, restore, restores, save, saves, stop, stops, guarantee, guarantees, guaranteed, proven, prove, proves, effective, works, help, helps, ease, eases, detoxify, detoxifies, support, supports, neutral, zero, free, offset, offsets, sustainable, green, safe, safer, best, double, doubles, triple, triples, earn, earns, return, returns'
