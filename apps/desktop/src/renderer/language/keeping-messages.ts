const whole = new Intl.NumberFormat('en-US')

/** Every text about closing, sessions and earlier versions in English. */
export const keepingMessages = {
  compare: {
    same: 'Both texts are the same.',
    places: (found: number) => (found === 1 ? '1 place differs' : `${found} places differ`),
    previous: 'Previous change',
    next: 'Next change',
    unified: 'In one column',
    allLines: 'All lines',
    list: 'What differs',
    place: (line: number, before: string, after: string) => {
      if (before === '') return `Line ${line}, added: ${after}`
      if (after === '') return `Line ${line}, removed: ${before}`
      return `Line ${line}, before: ${before} Now: ${after}`
    },
  },
  history: {
    command: 'History of the draft…',
    title: 'History of the draft',
    list: 'Earlier versions',
    compared: 'Version beside the draft',
    intro: (name: string) => `Versions of ${name}, kept on this computer only.`,
    loading: 'Reading…',
    noDraft: 'No draft is open.',
    none: 'There are no earlier versions yet. One is kept when you begin to change a draft, when you save it, and after each hour of work.',
    now: 'Your draft now',
    restore: 'Restore this version',
    restored: (version: string) =>
      `The version of ${version} is restored. Undo brings your text back.`,
    today: 'Today',
    words: (found: number) => (found === 1 ? '1 word' : `${whole.format(found)} words`),
    reasons: { opened: 'Before you changed it', saved: 'Saved', hour: 'While you wrote' },
    setting: 'Keep earlier versions of drafts',
    settingNote:
      'They stay on this computer: at most 50 of a draft and 20 MB of all, in a folder that only you may read.',
    clear: 'Delete all earlier versions…',
    cleared: 'All earlier versions are deleted.',
    section: 'Sessions and history',
  },
  session: {
    missing: (names: readonly string[]) =>
      `Some of what you had open last time is no longer there: ${names.join(', ')}.`,
    leftClosed:
      'The drafts of last time stayed closed, because the app stopped twice while it opened them. You’ll find them under “Open recent”.',
    setting: 'Open the drafts of last time at the start',
  },
  readOnly: {
    banner: 'This file is read-only. As soon as you type, you write in a copy of it.',
    copied: (name: string, copy: string) =>
      `${name} is read-only, so you’re now writing in a copy, “${copy}”. Saving asks where to put it.`,
  },
  quit: {
    title: 'Save your drafts before closing?',
    intro: 'These drafts have changes that are not saved. Untick one to leave its changes behind.',
    list: 'Drafts with unsaved changes',
    noFile: 'No file yet: you’ll be asked where to save it',
    saveAll: 'Save all',
    saveSelected: 'Save selected',
    dontSave: 'Don’t save',
    saving: 'Saving…',
    discards: (names: readonly string[]) =>
      names.length === 0 ? '' : `Changes that will be lost: ${names.join(', ')}.`,
    notSaved: (names: readonly string[]) =>
      `Not saved: ${names.join(', ')}. Nothing has been closed.`,
    noPlace: 'You chose no file for it.',
  },
} as const
