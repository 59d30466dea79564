/** A page of the small web that tests ask: the site of a town that does not exist. */
export interface Article {
  /** The address below the site, such as `/river/weir`. */
  readonly path: string
  readonly title: string
  /** Paragraphs; one that starts with `## ` is a heading, which has an id of its words. */
  readonly text: readonly string[]
  /** Rows of a table; the first has the headings. */
  readonly table?: readonly (readonly string[])[]
}
