/** How much house terms may hold. They bound the time that a hostile settings file can cost. */
export const houseLimits = {
  /** Terms under `accept`, and as many under `reject`. */
  terms: 5000,
  /** Characters of a term. */
  term: 100,
  /** Characters of what is in place of a rejected term. */
  replacement: 200,
  /** Characters of a reason, a message or a fix. */
  sentence: 300,
  rules: 200,
  /** Phrases of one rule. */
  phrases: 200,
  /** Characters of one phrase. */
  phrase: 200,
  /** Word sequences that one phrase may stand for: its alternatives multiplied. */
  sequences: 1000,
  /** The same for all phrases of all rules. */
  allSequences: 50_000,
  /** Examples of one rule that match, and as many that pass. */
  examples: 50,
  /** Characters of one example. */
  example: 2000,
} as const
