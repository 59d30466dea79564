const whole = new Intl.NumberFormat('en-US')

/** A count with its noun. */
function count(value: number, noun: string): string {
  return `${whole.format(value)} ${noun}${value === 1 ? '' : 's'}`
}

/** A sentence with quotation marks where Markdown would have code. */
function quoted(sentence: string): string {
  return sentence.replaceAll(/`([^`\n]+)`/g, '“$1”')
}

/** Every text of the editor, its card, the findings, the scores and the commands in English. */
export const editingMessages = {
  card: {
    name: (title: string, others: number) =>
      others === 0 ? `Finding: ${title}` : `Finding: ${title}, and ${others} more here`,
    whole: 'About the whole draft',
    why: 'Why it matters',
    fix: 'What to do',
    ignore: 'Ignore',
    rewrite: 'Suggest a rewrite',
    ignoreRule: 'Ignore this rule',
    rule: 'About this rule',
    confidence: (level: string, meaning: string) => `Confidence ${level}: ${meaning}.`,
    closes: 'Esc to close',
    details: 'Details',
    lessDetails: 'Less',
    taken: 'Suggestion applied.',
  },
  rule: {
    flagged: 'Flagged',
    notFlagged: 'Not flagged',
    keep: 'To ignore it in one place, put this comment on the line above',
    isOff: 'This rule is ignored.',
    switchOn: 'Stop ignoring',
    switchOff: 'Ignore this rule',
    close: 'Close',
    noSuch: 'This finding comes from your custom policy, not from a built-in rule.',
  },
  findings: {
    filter: 'Filter findings',
    clear: 'Clear the filter',
    order: 'Order of findings',
    orders: { position: 'By position', type: 'By type', severity: 'By severity' },
    list: (found: number) => count(found, 'finding'),
    none: 'No findings.',
    short: 'No findings yet. They appear as you write.',
    hidden: 'All marks are hidden. Turn a type back on above.',
    noMatch: (filter: string) => `No finding matches “${filter}”.`,
    loading: 'Reading the draft…',
    cut: 'Only the first 100,000 characters of this draft are scored. The rest has no marks.',
    sentence: (at: number, of: number) => `sentence ${at} of ${of}`,
    wholeDraft: 'whole draft',
    counted: (label: string, found: number) => `${label}, ${count(found, 'finding')}`,
    ignored: (found: number) => `${count(found, 'finding')} ignored`,
    restore: 'Show again',
    undo: 'Undo',
    ignoredNote: 'Ignored findings are hidden, but still count towards the scores.',
    rulesOff: (found: number) => `${count(found, 'rule')} ignored`,
  },
  decision: {
    name: 'Decision',
    risk: (level: string) => `${level} risk`,
    notScored: 'Not scored',
    scoring: 'Scoring…',
    noDraft: 'No draft',
    open: 'Open a draft to see what’s risky in it.',
    reason: (reason: string) => `Main reason: ${reason}.`,
    reasonName: 'Main reason:',
  },
  scores: {
    name: 'Scores',
    list: 'Scores from 0 to 1; lower is better',
    costs: 'What adds most',
    share: (percent: string) => `${percent} of the score`,
    noCosts: 'No sentence stands out.',
    confidence: 'Confidence',
    coverage: 'Read as prose',
    coverageText: (words: number, share: number, sentences: number) =>
      `${count(words, 'word')} in ${count(sentences, 'sentence')}, ${Math.round(share * 100)}% of the lines`,
    format: 'Type of writing',
    use: 'Intended use',
    trend: 'Trust since this draft was opened',
    trendText: (first: string, last: string, steps: number) =>
      `Trust was ${first} and is ${last}, after ${count(steps, 'change')}.`,
    open: 'Show scores',
    close: 'Hide scores',
    more: 'More',
    less: 'Less',
    again: 'Score again',
    signal: 'A workflow signal, not proof of authorship.',
  },
  draftSettings: {
    from: (origin: string) =>
      origin === 'front matter' ? 'Set in the front matter' : `Set in ${origin}`,
    atLine: (line: number, problem: string) => `Line ${line}: ${quoted(problem)}`,
    problem: quoted,
    show: 'Show',
    gateLevel: (level: string) => `Fails the gate “${level}”.`,
    gateRules: (rules: readonly string[]) => `Fails the gate: ${rules.join(', ')}.`,
    unchecked: 'Not checked',
  },
  status: {
    scoring: 'Scoring…',
    manual: 'Not scored since the last change',
    restarted: 'The scoring process crashed and was restarted.',
    failed: 'Scoring failed',
  },
  keys: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    none: 'no shortcut',
    conflict: (keys: string, first: string, second: string) =>
      `${keys} is already the shortcut for “${first}”, so it won’t run “${second}”.`,
    reserved: (keys: string) => `${keys} is reserved for the text editor.`,
    unreadable: (keys: string) =>
      `“${keys}” is not a key combination. Write it like CmdOrCtrl+Shift+K.`,
  },
} as const
