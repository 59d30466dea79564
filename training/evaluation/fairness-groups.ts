/** Where a text comes from, as far as groups are told apart by it. */
export interface Origin {
  readonly file: string
  readonly domain: string
}

/** A kind of writing whose false alarms are reported by itself. */
export interface Group {
  readonly name: string
  readonly note: string
  readonly holds: (origin: Origin) => boolean
}

/** Files that are read for the fairness table alone; no model was fitted to them. */
export const neverFitted = { passages: 'clear', licences: 'spdx-license-list' } as const

const domain =
  (...names: readonly string[]) =>
  (origin: Origin): boolean =>
    names.includes(origin.domain)

/** The groups, those that false alarms are known to hit first. Every text of a person is in one at least. */
export const groups: readonly Group[] = [
  {
    name: 'non-native writers',
    note: 'No corpus names the first language of a person: argugpt and persuasion2026 are machine texts.',
    holds: () => false,
  },
  {
    name: 'second-language learners',
    note: 'No corpus at hand has such texts.',
    holds: () => false,
  },
  {
    name: 'school essays',
    note: 'outfox: pupils in the United States',
    holds: domain('essay'),
  },
  {
    name: 'reading passages',
    note: 'clear: excerpts that teachers rated for pupils, never fitted',
    holds: ({ file }) => file === neverFitted.passages,
  },
  {
    name: 'abstracts',
    note: 'biscope, qa-human: summaries of papers',
    holds: domain('abstract'),
  },
  {
    name: 'conference papers',
    note: 'papers-human: scans of the ACL Anthology',
    holds: domain('paper'),
  },
  {
    name: 'old fiction',
    note: 'speech-classic-human: chapters of Moby-Dick',
    holds: domain('fiction-classic'),
  },
  { name: 'speeches', note: 'speech-classic-human: since 1790', holds: domain('speech') },
  { name: 'fiction of today', note: 'four files', holds: domain('story') },
  {
    name: 'product copy',
    note: 'ai-ai-bias: descriptions in shops',
    holds: domain('product'),
  },
  {
    name: 'marketing mail',
    note: 'email-human: of 2002 and 2003',
    holds: domain('marketing-email'),
  },
  {
    name: 'documentation',
    note: 'docs, docs-debian-human, docs-wild, reviewed Markdown',
    holds: domain('docs'),
  },
  {
    name: 'legal',
    note: 'texts of software licences (npm: spdx-license-list), never fitted',
    holds: ({ file }) => file === neverFitted.licences,
  },
  { name: 'medical', note: 'fastdetect: answers from papers', holds: domain('qa-medical') },
  {
    name: 'encyclopaedia',
    note: 'fastdetect, ai-ai-bias: articles and summaries',
    holds: domain('wiki', 'summary'),
  },
  { name: 'news', note: 'bbc-human, fastdetect, raidar', holds: domain('news') },
  { name: 'reviews', note: 'biscope, ai-ai-bias', holds: domain('review') },
  { name: 'blogs', note: 'blogs-human, blogs-wild: most about software', holds: domain('blog') },
  {
    name: 'forums and mail',
    note: 'comments-human, social-inspire, qa-human, email-human',
    holds: domain('social', 'assistant', 'email'),
  },
  {
    name: 'all people',
    note: 'of the corpora that models were fitted to',
    holds: ({ file }) => file !== neverFitted.passages && file !== neverFitted.licences,
  },
]
