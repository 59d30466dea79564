import type { TermProblem } from '../../shared/searching/compile-search.ts'

const whole = new Intl.NumberFormat('en-US')

/** A count with its noun. */
function count(value: number, noun: string, many = `${noun}s`): string {
  return `${whole.format(value)} ${value === 1 ? noun : many}`
}

/** What is wrong with a regular expression; `part` is the part of it that is meant. */
const problems: Readonly<Record<TermProblem, (part: string) => string>> = {
  bracket_open: () => 'A “(” is never closed.',
  bracket_closed: () => 'A “)” has no “(” before it.',
  class_open: () => 'A “[” is never closed.',
  class_range: (part) => `“${part}” is not a range of characters.`,
  nothing_to_repeat: (part) => `“${part}” has nothing before it to repeat.`,
  repeated_twice: (part) => `“${part}” repeats something twice.`,
  repeat_count: (part) => `“${part}” is not a count from 0 to 1,000.`,
  look_around: () => 'Lookahead and lookbehind aren’t supported.',
  back_reference: (part) => `References back to a group, such as “${part}”, aren’t supported.`,
  escape: (part) => `“${part}” means nothing here. For a plain backslash, write two.`,
  last_backslash: () => 'A backslash at the end needs something after it.',
  group_name: () => 'A group needs a name of its own.',
  too_large: () => 'This expression is too large. Try a shorter one.',
  unreadable: () => 'This is not a regular expression.',
}

/** The names of the commands that search. */
export const searchTitles = {
  'edit.find': 'Find…',
  'edit.replace': 'Find and replace…',
  'edit.find-next': 'Find the next match',
  'edit.find-previous': 'Find the previous match',
  'edit.find-in-folder': 'Search in the folder…',
  'file.quick-open': 'Go to file…',
  'view.go-to-heading': 'Go to heading…',
  'view.go-to-line': 'Go to line…',
} as const

/** Finding and replacing, in the draft and in the folder. */
export const searchMessages = {
  bar: 'Find and replace',
  find: 'Find',
  replace: 'Replace with',
  matchCase: 'Match case',
  wholeWord: 'Whole word',
  regex: 'Regular expression',
  inSelection: 'Find in the selection',
  next: 'Next match',
  previous: 'Previous match',
  close: 'Close find and replace',
  showReplace: 'Show replace',
  replaceOne: 'Replace',
  replaceAll: 'Replace all',
  line: (line: number, text: string) => `Line ${whole.format(line)}: ${text}`,
  none: 'Nothing found',
  noneSelected: 'Nothing found in the selection',
  /** Which match is selected; `at` is null where none is. */
  position: (at: number | null, all: number, isMore: boolean) => {
    const total = `${whole.format(all)}${isMore ? '+' : ''}`
    return at === null ? `${total} found` : `${whole.format(at)} of ${total}`
  },
  replaced: (places: number) => `${count(places, 'match', 'matches')} replaced`,
  tooMany: (most: number) => `There are over ${whole.format(most)} matches. Nothing was replaced.`,
  slow: 'This expression takes too long in this draft. Try a simpler one.',
  problem: (problem: TermProblem, part: string) => problems[problem](part),
} as const

/** The list that opens files, headings and lines by a few letters. */
export const quickOpenMessages = {
  title: 'Go to file',
  field: 'File, @heading or :line',
  hint: 'Name of a file, @heading or :line',
  files: 'Files',
  headings: 'Headings',
  noFile: 'No file matches.',
  noHeading: 'No heading matches.',
  noLine: 'Type the number of a line.',
  open: 'open',
  line: (line: number) => `Go to line ${whole.format(line)}`,
  level: (level: number) => `level ${level}`,
} as const

/** The headings of a draft. */
export const outlineMessages = {
  none: 'This draft has no headings.',
  list: (headings: number) => count(headings, 'heading'),
  empty: 'Heading without words',
} as const

/** The tools of the tree of a folder. */
export const treeMessages = {
  filter: 'Filter files',
  order: 'Order of the files',
  orders: { name: 'By name', decision: 'By decision' },
  none: 'No file matches.',
} as const

/** The search of the open folder. */
export const folderSearchMessages = {
  title: 'Search in the folder',
  field: 'Search in the folder',
  results: 'What was found',
  noFolder: 'Open a folder to search its drafts.',
  openFolder: 'Open folder…',
  stop: 'Stop',
  line: 'line',
  places: (places: number, hasMore: boolean) => `${whole.format(places)}${hasMore ? '+' : ''}`,
  searching: (places: number) => `Searching… ${whole.format(places)} so far`,
  found: (places: number, files: number, hasMore: boolean) =>
    places === 0
      ? 'Nothing found.'
      : `${whole.format(places)}${hasMore ? '+' : ''} ${places === 1 ? 'match' : 'matches'} in ${count(files, 'file')}.`,
  stopped: 'Stopped before the end.',
  skipped: (files: number) => `${count(files, 'file')} could not be searched.`,
} as const
