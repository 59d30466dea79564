/** A topic: the words that a policy names it by, and the words that show it in a draft. */
export interface Topic {
  readonly names: string
  readonly words: string
  /** Words with a common other sense, which show the topic only near another of its words: “share”, “case”. */
  readonly beside?: string
  /** Phrases in which words of the topic mean something else: “tennis court”. */
  readonly elsewhere?: string
}

/** Topics by their names. Phrases are parted by commas; plurals are understood. */
export type Topics = Readonly<Record<string, Topic>>
