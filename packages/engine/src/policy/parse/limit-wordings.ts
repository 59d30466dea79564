/** Ways to say how much of something there may be, in the words that the grammar knows. */
export const limitWordings: readonly (readonly [
  said: RegExp,
  meant: (found: RegExpExecArray) => string,
])[] = [
  // “Only one emoji per post”
  [
    /^only (one|two|three|four|five|six|seven|eight|nine|ten|a single|\d+) (?=(?:\w+ ){1,3}(?:per|in each|in every) \w)/,
    ([, most]) => `at most ${most === 'a single' ? 'one' : most}`,
  ],
  // “Max 2 sentences per paragraph”
  [
    /^(?:max|maximum|at most|no more than|not more than|up to|never more than|a maximum of|a max of) ([a-z]+|\d+) (sentences|lines) (?:per|in each|in every|in one|in a|to a|for each|in any) (paragraph|bullet|item)(?= |$)/,
    ([, most, what, whole]) => `${whole}s of at most ${most} ${what}`,
  ],
  [
    /^([a-z]+|\d+) (sentences|lines) (?:per|in each|in every|to a) (paragraph|bullet|item) (?:at most|max|maximum|at the most|or fewer|or less|tops)(?= |$)/,
    ([, most, what, whole]) => `${whole}s of at most ${most} ${what}`,
  ],
]
