/** Ways to ask for everyday things of style, in the words that the grammar knows. */
export const plainWordings: readonly (readonly [
  said: RegExp,
  meant: (found: RegExpExecArray) => string,
])[] = [
  // “At most four images”: where they stand can be said.
  [
    /^((?:at most|no more than|not more than|never more than|more than|up to|max|maximum|a maximum of|over) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a single)) (?:images?|pictures?|photos?|photographs?|illustrations?|screenshots?)(?= |$)(?! (?:with|without|that|which|wider|larger|bigger|smaller))/,
    ([, limit]) => `${limit} embedded images`,
  ],
  // A review is a draft here, and no decision.
  [/^(per|in each|in every|for each|for every) review(?= |$)/, ([, each]) => `${each} post`],
  // “Flag “studies show” where no link follows”
  [
    /^(?:where|when|if) no (links?|sources?|citations?|references?) (?:follows?|comes after|comes next|stands (?:beside|next to) (?:it|them))(?= |$)/,
    ([, backing]) => `without a ${backing}`,
  ],
  // “Never promise a cure”
  [
    /^promis(?:e|es|ing) (?:(?:people|readers|patients|anyone|customers|users) )?(?:a |any )?(?:cures?|healing|recovery|remission)(?= |$)/,
    () => 'say that it cures',
  ],
  [
    /^promises? of (?:a |any )?(?:cures?|healing|recovery|remission)(?= |$)/,
    () => 'claims that it cures',
  ],
]
