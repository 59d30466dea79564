const templates =
  /\{[{%]|\{#[\t ]|\{[#:.][\t ]*[\w.#:-]|^[\t >*+\d.)-]*(?::::|!!!|\?\?\?|===[+!]? "|\[toc\])|\[\[\S|\[![A-Za-z]|\{[\w.:-]+\}`|(?:```|~~~)[\t ]*\{/im

/**
 * Whether a draft may hold what a parser of plain Markdown takes for text although a generator does
 * not: then the text says more than a tree that knows no templates.
 */
export function mayHoldTemplates(source: string): boolean {
  return templates.test(source)
}
