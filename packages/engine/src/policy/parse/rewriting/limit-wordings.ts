/**
 * A school grade is five years below an age: children start the first grade at six, and the twelfth reads as a
 * 17-year-old does (Wikipedia, “Automated readability index”).
 */
const YEARS_BEFORE_SCHOOL = 5

/** The school grade of readers of an age. */
export function gradeOfAge(age: number): number {
  return Math.max(0, age - YEARS_BEFORE_SCHOOL)
}

const count = '(one|two|three|four|five|six|seven|eight|nine|ten|a single|\\d+)'
/** What is counted in words, years and the like has limits of its own. */
const counted =
  '(?!of |(?:\\w+ )?(?:words?|sentences?|paragraphs?|characters?|lines?|years?|days?|weeks?|months?|hours?|minutes?)(?: |$))'

/** Ways to say how much of something there may be, in the words that the grammar knows. */
export const limitWordings: readonly (readonly [
  said: RegExp,
  meant: (found: RegExpExecArray) => string,
])[] = [
  // “Every post must have a title of at most 9 words”: the limit is asked for.
  [
    /^(?:every|each|all|any|the|a|an|our|your)(?: \w+){1,2} (?:(?:must|should|shall|has to|have to|needs to|need to|ought to) )?(?:have|has|need|needs|carry|carries|get|gets|come with|comes with) (?:(?:a|an|its|their) )?((?:page |post |article |blog )?(?:title|heading|headline))s? (of (?:at most|no more than|not more than|up to|less than|fewer than|under|max|maximum)|under|below|up to|shorter than|no longer than|not longer than|with at most|with no more than|with fewer than|that has at most) (?=\w)/,
    ([, part, limit]) => `${part}s ${limit.replace(/^(?:with|that has) /, 'of ')}`,
  ],
  // “No quotes longer than 40 words”: how long a quote is, not a draft that holds one.
  [
    /^(?:no|avoid|never use|don't use|do not use) ((?:block |pull )?(?:quotes?|quotations?)) (?:(?:of more|of longer|that run to more) than|(?:longer|of more) than|over|above) (?=(?:\d+|[a-z]+) (?:words|sentences|characters))/,
    () => 'quotes must not be longer than',
  ],
  // “Every draft about money ends with …”
  [
    /^(?:every|each|any) (?:\w+ )(?:about|on) ((?:\w+ ){1,4}?)(ends?|starts?|begins?|opens?|closes?) with(?= |$)/,
    ([, topic, verb]) => `drafts about ${topic}must ${verb.replace(/s$/, '')} with`,
  ],
  // “Don't skip heading levels”: no demand for levels.
  [
    /^(?:(?:(?:please )?(?:do not|don't|never)|headings? (?:must|should|may|can) (?:not|never)) (?:skip|jump|miss out|miss|leave out|omit)(?: over)?|avoid (?:skipping|jumping|leaving out)) (?:any |an? )?(?:heading |headline |header )?levels?(?: (?:of|in|between) headings?)?(?= |$)/,
    () => 'avoid skipped heading levels',
  ],
  [
    /^(?:no )?(?:heading )?levels? (?:(?:must|should|may|can) (?:not |never )?)be (?:skipped|jumped|left out|missed)(?= |$)/,
    () => 'avoid skipped heading levels',
  ],
  // “No emoji except one”
  [
    /^no ((?:(?!the |a )[a-z]+ ){1,3})(?:except|other than|apart from|beyond|besides|bar) (?:for )?(one|two|three|four|five|\d+)(?: of them)?(?: (?:per|in each|in any one) (?:page|post|draft|text|article|message|e ?mail|comment))?(?: at most| at the most)?$/,
    ([, thing, most]) => `reject more than ${most} ${thing.trim()}`,
  ],
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
  // “No long sentences of more than 20 words”: the number says what is long.
  [
    /^(?:over ?|too )?long (sentences?|paragraphs?|headings?|titles?|captions?) (?=(?:of|with|that have|having) (?:more than|over|above) (?:\d|[a-z]+ (?:words|characters|sentences)))/,
    ([, part]) => part,
  ],
  // “A grade 9 reading level”, “a reading age of 12”: five years above the grade
  [
    /^(?:an? |the )?(?:school )?grade (\d+) reading (?:level|grade|ease)/,
    ([, grade]) => `reading grade ${grade}`,
  ],
  [
    /^(?:an? |the )?reading ages? ((?:(?!grade)[a-z]+ ){0,5}?)(\d+)(?= |$)/,
    ([, between, age]) => `reading grade ${between}${gradeOfAge(Number(age))}`,
  ],
  // “Reading grade 8 at most”, “at grade 8 or below”, “no higher than grade 7”
  [
    /^(?:an? |the )?reading (?:grade|level|score)s? (?:of |at )?(?:grade )?(\d+) (?:at (?:the )?most|max|maximum|tops|or (?:below|lower|under|less|easier))(?= |$)/,
    ([, grade]) => `reading grade at most ${grade}`,
  ],
  [
    /^(?:at |of |to )?grade (\d+) (?:at (?:the )?most|max|maximum|tops)(?= |$)/,
    ([, grade]) => `grade at most ${grade}`,
  ],
  [
    /^no (?:higher|more|harder) than (?:an? |the )?(?:school )?grade (\d+)(?= |$)/,
    ([, grade]) => `at most ${grade}`,
  ],
  // “Stick to two emoji”, “use two links at the very most”
  [new RegExp(`^(?:please )?stick to ${count} ${counted}(?=\\w)`), ([, most]) => `at most ${most}`],
  [
    new RegExp(
      `^(?:(?:we|you|they|writers|authors) )?(?:may |can )?(?:please )?(?:allow|permit|use|have) ${count} ${counted}((?:\\w+ ){1,5}?)(?:at the (?:very )?most|at most)(?= |$)`,
    ),
    ([, most, what]) => `at most ${most} ${what}`,
  ],
  [
    new RegExp(`^we (?:allow|permit|accept|let through) (?:only )?${count} ${counted}(?=\\w)`),
    ([, most]) => `at most ${most}`,
  ],
  [
    new RegExp(
      `^(?:you|they|writers|authors|posts?|drafts?) (?:may|can) (?:only )?(?:use|have|include|contain|carry) ${count} ${counted}(?=(?:\\w+ ){1,3}(?:per|in each|in every) \\w)`,
    ),
    ([, most]) => `at most ${most}`,
  ],
  // “Two emoji will do”
  [
    new RegExp(`^${count} ${counted}((?:\\w+ ){1,5}?)(?:will|should) (?:do|suffice)(?= |$)`),
    ([, most, what]) => `at most ${most} ${what}`,
  ],
  // “Keep the number of links to three”, “cut emoji down to one”
  [
    new RegExp(
      `^(?:keep|limit|hold|restrict|cap|cut) (?:down )?the (?:number|amount|count) of ${counted}((?:\\w+ ){1,4}?)(?:down )?(?:to|at) (?:at most |no more than |a maximum of )?${count}(?= |$)`,
    ),
    ([, what, most]) => `at most ${most} ${what}`,
  ],
  [
    new RegExp(
      `^(?:keep|hold) the (?:number|amount|count) of ${counted}((?:\\w+ ){1,4}?)(?:below|under) ${count}(?= |$)`,
    ),
    ([, what, limit]) => `fewer than ${limit} ${what}`,
  ],
  [
    new RegExp(
      `^(?:cut|trim|bring|reduce) ${counted}((?:\\w+ ){1,3}?)(?:down|back) to ${count}(?= |$)`,
    ),
    ([, what, most]) => `at most ${most} ${what}`,
  ],
]
