const whole = new Intl.NumberFormat('en-US')

/** Every text of spelling and grammar in English. */
export const spellingMessages = {
  count: (problems: number) => `Spelling: ${whole.format(problems)}`,
  goToNext: 'Go to the next spelling or grammar problem (F7)',
  none: 'No spelling or grammar problems.',
  notInDictionary: (word: string) => `“${word}” is not in the dictionary.`,
  suggestions: (suggestions: readonly string[]) =>
    suggestions.length === 0
      ? 'No suggestions.'
      : `Suggestions: ${suggestions.map((one) => (one === '' ? 'delete it' : one)).join(', ')}.`,
  remove: (words: string) => `Delete “${words}”`,
  ignore: 'Ignore here',
  add: 'Add to my dictionary',
  addToFolder: 'Add to this folder’s dictionary',
  turnOff: 'Turn this rule off',
  explainFinding: 'Explain the finding here',
  openSettings: 'Spelling settings…',

  commands: {
    'spelling.next': 'Next spelling problem',
    'spelling.previous': 'Previous spelling problem',
    'spelling.check': 'Check spelling and grammar',
  },

  setting: {
    title: 'Spelling and grammar',
    isOn: 'Check spelling while I write',
    hasGrammar: 'Check grammar as well',
    note: 'Words are checked on this computer. Problems are marked with small red teeth and don’t change any score.',
    dialect: 'English',
    dialects: {
      system: 'same as the system',
      american: 'American',
      australian: 'Australian',
      british: 'British',
      canadian: 'Canadian',
      indian: 'Indian',
    },
    kinds: 'What to check',
    kindNames: {
      Spelling: 'Unknown words',
      Typo: 'Typing errors',
      Agreement: 'Agreement',
      BoundaryError: 'Word boundaries',
      Capitalization: 'Capital letters',
      Eggcorn: 'Misheard phrases',
      Grammar: 'Grammar',
      Malapropism: 'Wrong words that sound alike',
      Miscellaneous: 'Other mistakes',
      Nonstandard: 'Nonstandard words',
      Punctuation: 'Punctuation',
      Repetition: 'Repeated words',
      Usage: 'Usage',
      WordOrder: 'Word order',
      WordChoice: 'Word choice',
      Enhancement: 'Stronger wording',
      Formatting: 'Spacing and quotes',
      Readability: 'Long sentences',
      Redundancy: 'Redundant words',
      Regionalism: 'Regional words',
      Style: 'Style',
    },
    rules: 'Rules that are off',
    turnOn: (rule: string) => `Turn on ${rule}`,
    words: 'My dictionary',
    noWords: 'No words yet. Press Ctrl+. on a marked word to add it.',
    newWord: 'New word',
    addWord: 'Add',
    badWord: 'Enter one word, without spaces.',
    removeWord: (word: string) => `Remove ${word}`,
    folderNote:
      'A folder’s own words are in .content-trust/dictionary.txt, one on each line. You can share that file with the folder.',
  },
} as const
