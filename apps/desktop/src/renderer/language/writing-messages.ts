const whole = new Intl.NumberFormat('en-US')

/** A count with its noun. */
function count(value: number, noun: string): string {
  return `${whole.format(value)} ${noun}${value === 1 ? '' : 's'}`
}

/** What the commands for writing are called in English. */
export const writingTitles = {
  'format.bold': 'Bold',
  'format.italic': 'Italic',
  'format.struck': 'Strikethrough',
  'format.code': 'Code',
  'format.link': 'Link',
  'format.bullet': 'Bulleted list',
  'format.number': 'Numbered list',
  'format.task': 'Task list',
  'format.nest': 'Nest the list item',
  'format.unnest': 'Move the list item out',
  'format.quote': 'Quotation',
  'format.code-block': 'Code block',
  'format.table': 'Insert a table',
  'format.align-table': 'Align the columns of the table',
  'format.smart': 'Smart quotes and dashes',
  paragraph: 'Paragraph',
  heading: (level: number) => `Heading ${level}`,
  'view.front-matter': 'Show or hide the front matter',
  'view.typewriter': 'Typewriter scrolling',
  'view.word-goal': 'Set a word goal…',
  focusOn: {
    sentence: 'Focus on the sentence',
    paragraph: 'Focus on the paragraph',
    all: 'Focus on the whole text',
  },
  'view.next-tab': 'Next tab',
  'view.previous-tab': 'Previous tab',
  'view.next-recent': 'Next recent draft',
  'view.previous-recent': 'Previous recent draft',
} as const

/** Every text of the editor about writing in English: menus, front matter, focus mode and word counts. */
export const writingMessages = {
  menu: {
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    pastePlain: 'Paste as plain text',
    selectAll: 'Select all',
    apply: (words: string) =>
      words === '' ? 'Delete these words' : `Change to “${shortened(words)}”`,
    explain: (title: string) => `Explain: ${title}`,
    ignore: 'Ignore this finding',
    close: 'Close',
    closeOthers: 'Close the others',
    closeRight: 'Close those to the right',
    reveal: 'Show in the file manager',
    copyPath: 'Copy path',
    rename: 'Rename…',
  },
  frontMatter: {
    folded: (lines: number) => `Front matter, ${count(lines, 'line')}`,
    unfold: 'Show the front matter',
  },
  focus: {
    on: 'Focus mode. Press Esc to leave it.',
    off: 'Focus mode is off.',
    leave: 'Leave focus mode',
  },
  words: {
    count: (words: number) => count(words, 'word'),
    selected: (selected: number, words: number) =>
      `${whole.format(selected)} of ${count(words, 'word')} selected`,
    goal: (words: number, goal: number) => `${whole.format(words)} of ${count(goal, 'word')}`,
    goalTitle: 'Word goal of this draft',
    setGoal: 'Set a word goal',
    reached: (goal: number) => `You reached your goal of ${count(goal, 'word')}.`,
    ask: 'How many words should this draft have? Leave 0 for no goal.',
    set: 'Set the goal',
    invalid: 'Enter a whole number, up to 1,000,000.',
  },
  settings: {
    smart: 'Smart quotes and dashes',
    smartHint: 'Turn " and -- into “ and – while you type, but not in code, front matter or HTML.',
    typewriter: 'Typewriter scrolling',
    typewriterHint: 'Keep the line that you write in the middle of the window.',
    focusOn: 'In focus mode, dim all but',
    focusChoices: { sentence: 'the sentence', paragraph: 'the paragraph', all: 'nothing' },
  },
} as const

/** As much of some words as a menu has room for. */
function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line
}
