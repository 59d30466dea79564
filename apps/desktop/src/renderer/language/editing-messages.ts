const whole = new Intl.NumberFormat('en-US')

/** A count with its noun. */
function count(value: number, noun: string): string {
  return `${whole.format(value)} ${noun}${value === 1 ? '' : 's'}`
}

/** Every text of the editor, its card, the findings, the scores and the commands in English. */
export const editingMessages = {
  card: {
    name: (title: string, others: number) =>
      others === 0 ? `Finding: ${title}` : `Finding: ${title}, and ${others} more here`,
    whole: 'About the whole draft',
    why: 'Why it matters',
    fix: 'What to do',
    becomes: 'becomes',
    deleted: '(nothing)',
    checking: 'Checking the facts…',
    unchecked: 'The words changed while they were checked. Open the card again.',
    keepsFacts: 'Keeps every fact',
    changesFacts: 'Changes a fact:',
    apply: 'Apply',
    applyAnyway: 'Apply anyway',
    ignore: 'Ignore',
    rewrite: 'Suggest a rewrite',
    ignoreRule: 'Switch the rule off',
    rule: 'About this rule',
    confidence: (level: string, meaning: string) => `Confidence ${level}: ${meaning}.`,
    closes: 'Esc closes',
  },
  rule: {
    flagged: 'Flagged',
    notFlagged: 'Not flagged',
    keep: 'To keep a place as it is, put this on the line above it',
    isOff: 'This rule is off.',
    switchOn: 'Switch it on',
    switchOff: 'Switch it off',
    close: 'Close',
    noSuch: 'This finding belongs to no rule of the engine: it comes from your custom policy.',
  },
  findings: {
    marks: 'Marks to show',
    filter: 'Filter findings',
    clear: 'Clear the filter',
    order: 'Order of findings',
    orders: { position: 'By position', type: 'By type', severity: 'By severity' },
    list: (found: number) => count(found, 'finding'),
    none: 'Nothing to say: no rule saw anything here.',
    short: 'Nothing to say yet. Findings appear while you write.',
    hidden: 'All marks are hidden. Switch a kind on above.',
    noMatch: (filter: string) => `No finding matches “${filter}”.`,
    loading: 'Reading the draft…',
    cut: 'Only the first 100,000 characters of this draft are scored. What comes behind has no marks.',
    sentence: (at: number, of: number) => `sentence ${at} of ${of}`,
    wholeDraft: 'whole draft',
    counted: (label: string, found: number) => `${label}, ${count(found, 'finding')}`,
    ignored: (found: number) => `${count(found, 'finding')} ignored`,
    restore: 'Show it again',
    undo: 'Undo',
    ignoredNote: 'Ignored findings are not shown. The scores count them as before.',
    rulesOff: (found: number) => `${count(found, 'rule')} off`,
  },
  decision: {
    name: 'Decision',
    risk: (level: string) => `${level} risk`,
    notScored: 'Not scored',
    scoring: 'Scoring…',
    noDraft: 'No draft',
    short: 'Not enough text',
    open: 'Open a draft to see what is risky in it.',
    shortText: 'Write a few more sentences; the scores are made for 70 words or more.',
    reason: (reason: string) => `Main reason: ${reason}.`,
  },
  scores: {
    name: 'Scores',
    list: 'Scores from 0 to 1; high is bad',
    costs: 'What costs most',
    share: (percent: string) => `${percent} of it`,
    noCosts: 'No sentence stands out.',
    confidence: 'Confidence',
    coverage: 'Read as prose',
    coverageText: (words: number, share: number, sentences: number) =>
      `${count(words, 'word')} in ${count(sentences, 'sentence')}, ${Math.round(share * 100)}% of the lines`,
    format: 'This draft is',
    use: 'It is for',
    policy: 'Custom policy',
    policyNote:
      'One rule a line, such as “No superlatives.” It can only make the decision stricter.',
    policyMatches: (found: number) =>
      found === 1 ? '1 match of the policy' : `${whole.format(found)} matches of the policy`,
    policyNone: 'Every clause was understood. None matches this draft.',
    trend: 'Trust since this draft was opened',
    trendText: (first: string, last: string, steps: number) =>
      `Trust was ${first} and is ${last}, after ${count(steps, 'change')}.`,
    more: 'More',
    less: 'Less',
    again: 'Score again',
    signal: 'A workflow signal, not proof of authorship.',
  },
  status: {
    scoring: 'Scoring…',
    manual: 'Not scored since the last change',
    restarted: 'The scoring process had died. It runs again.',
    failed: 'Scoring failed',
  },
  keys: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    none: 'no keys',
    conflict: (keys: string, first: string, second: string) =>
      `${keys} is the key of “${first}” already, so “${second}” cannot be reached by it.`,
    reserved: (keys: string) => `${keys} belongs to the text editor itself.`,
    unreadable: (keys: string) => `“${keys}” names no keys. Write them like CmdOrCtrl+Shift+K.`,
  },
} as const
