import type { MediaReport } from '../../shared/media.ts'
import { exportMessages } from './export-messages.ts'
import { keepingMessages } from './keeping-messages.ts'
import { pasteMessages } from './paste-messages.ts'
import { rewriteMessages } from './rewrite-messages.ts'

type MediaFacts = MediaReport['facts']

const whole = new Intl.NumberFormat('en-US')

/** A count with its noun. */
function count(value: number, noun: string): string {
  return `${whole.format(value)} ${noun}${value === 1 ? '' : 's'}`
}

/** Every text of files, views and settings in English. */
export const english = {
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back to draft',
  broken: 'Something went wrong in this part of the window. Your text is safe.',
  tryAgain: 'Try again',
  signal: 'A workflow signal, not proof of authorship.',

  window: {
    panelTabs: 'Panels',
    panels: {
      findings: 'Findings',
      revise: 'Revise',
      style: 'Style',
      images: 'Images',
      sources: 'Sources',
      outline: 'Outline',
      search: 'Search',
    },
    status: {
      severities: (high: number, medium: number, low: number) =>
        `${high} high, ${medium} medium, ${low} low`,
      withBom: 'with BOM',
      mixedEnds: 'Mixed line endings',
      offline: 'Works offline',
      server: (address: string) => `Server ${address}`,
      sources: 'Looks up sources when you ask',
      rewriter: (host: string) => `Rewrites via ${host}`,
      readOnly: 'Read-only',
      notSaved: 'Unsaved changes',
      noFile: 'No file yet',
      saved: 'Saved',
    },
  },

  files: {
    open: 'Open…',
    openFolder: 'Open folder…',
    newDraft: 'New draft',
    emptyTitle: 'Open a draft',
    emptyText: 'Drop Markdown files or a folder here, or pick one.',
    sample: 'Open the sample draft',
    recent: 'Recent files',
    recentFolders: 'Recent folders',
    clearRecent: 'Clear list',
    noRecent: 'No recent files yet.',
    openDrafts: 'Open drafts',
    closeDraft: (name: string) => `Close ${name}`,
    notSavedMark: ', unsaved',
    draftsIn: (folder: string) => `Drafts in ${folder}`,
    newFile: 'New file',
    closeFolder: 'Close folder',
    openFile: 'Open',
    renameFile: 'Rename…',
    newFileHere: 'New file here…',
    reveal: 'Show in file manager',
    copyPath: 'Copy path',
    pathCopied: 'Path copied.',
    moveToBin: 'Move to bin…',
    noDrafts: 'No drafts in this folder.',
    isTruncated: 'Only the first 5,000 drafts are shown.',
    scoring: (done: number, all: number) => `${whole.format(done)} of ${whole.format(all)} scored`,
    decision: (action: string) => `decision: ${action}`,
    notScored: 'not scored yet',
    notChecked: 'not checked',
    unchecked: (name: string) =>
      `${name}: not checked (left out by an ignore file or a config file)`,
    nameOfNew: 'Name of the new file',
    nameOfFile: (name: string) => `New name of ${name}`,
    create: 'Create',
    rename: 'Rename',
    saved: (name: string) => `Saved ${name}.`,
    inBin: (name: string) => `Moved ${name} to the bin.`,
    recovered: (names: readonly string[]) =>
      `The app closed unexpectedly. Your unsaved drafts are back: ${names.join(', ')}.`,
    brokenSettings: (path: string) =>
      `Your settings couldn’t be read, so the defaults apply. The old file was kept as ${path}.`,
    changed: (name: string) => `${name} was changed by another program.`,
    removed: (name: string) =>
      `${name} was moved or deleted by another program. Its text is still here.`,
    reload: 'Reload',
    keepMine: 'Keep mine',
    compare: 'Compare',
    saveAgain: 'Save again',
    save: 'Save',
    saveAs: 'Save as…',
    dontSave: 'Don’t save',
    askSave: (name: string) => `Save changes to ${name}?`,
    askSaveDetail: 'Your changes will be lost if you don’t save them.',
    compareTitle: (name: string) => `${name}: the file on disk and your draft`,
    onDisk: 'On disk',
    mine: 'Your draft',
    notThere: 'There is no file to compare with.',
  },

  preview: {
    title: 'Preview',
    empty: 'Nothing to preview yet.',
    images: (images: number) => `${count(images, 'image')} from this folder not shown.`,
    showImages: 'Show them',
    saveFirst: 'Save the draft to show the images in its folder.',
    remote: 'Remote image, not loaded',
    local: 'Image, not shown',
    embedded: 'Embedded image, not shown',
    gone: 'Image not found',
    cut: 'Only the first 100,000 characters are shown.',
    saveToFollow: 'Save the draft to follow links to other files.',
  },

  images: {
    intro: 'Images in your folder are scored on this computer. They don’t affect the text scores.',
    none: 'This draft has no images.',
    heading: (images: number) => count(images, 'image'),
    all: (images: number) => `All ${whole.format(images)} images`,
    notFetched: 'not loaded: the app never downloads images',
    saveFirst: 'Save the draft to score the images in its folder.',
    scored: (done: number, all: number) => `${whole.format(done)} of ${whole.format(all)} scored.`,
    stopped: 'Stopped.',
    cut: (most: number) => `Only the first ${whole.format(most)} are scored.`,
    again: 'Score again',
    notScored: 'not scored yet',
    noText: 'no alt text',
    kinds: { folder: 'local', remote: 'remote', embedded: 'embedded' },
    line: (line: number) => `line ${whole.format(line)}`,
  },

  media: {
    title: 'Images, audio and video',
    intro: 'Files stay on this computer. A score tells you where to look; it proves nothing.',
    tab: (files: number) => `Media (${whole.format(files)})`,
    waiting: 'Waiting…',
    scoring: 'Reading and scoring…',
    stopped: 'Stopped before it was scored.',
    stop: 'Stop',
    close: (name: string) => `Close ${name}`,
    progress: (done: number, all: number) => `${whole.format(done)} of ${whole.format(all)} scored`,
    copyOf: (name: string) => `Thumbnail of ${name}`,
    framesOf: (name: string) => `Frames of ${name}`,
    waveform: 'Loudness over time',
    decision: 'Decision',
    risk: (level: string) => `${level.charAt(0).toUpperCase()}${level.slice(1)} risk`,
    reason: (reason: string) => `Main reason: ${reason}.`,
    confidence: (level: string, meaning: string) => `Confidence ${level}: ${meaning}.`,
    meanings: {
      allow: 'Nothing here argues against using it.',
      revise: 'Look at the cues and ask where it comes from.',
      human_review: 'A person should look at this before it is used.',
      reject: 'Do not use this as it is.',
    },
    scores: 'Scores from 0 to 1; lower is better',
    scoreNames: {
      image: 'Synthetic image risk',
      audio: 'Synthetic audio risk',
      workflow: 'Workflow risk',
      video: 'Synthetic video risk',
      frames: 'Frames',
      metadata: 'Declared by the file',
    },
    cues: 'Cues',
    noCues: 'No sign of a generator was found, and the file declares none.',
    area: (number: number) => `area ${number} of the image`,
    toDo: 'What to do',
    limits: (limits: number) => `Limitations (${whole.format(limits)})`,
    facts: ({ format, bytes, width, height, seconds }: MediaFacts) =>
      [
        format.toUpperCase(),
        width === null || height === null
          ? ''
          : `${whole.format(width)} × ${whole.format(height)} pixels`,
        seconds === null ? '' : `${seconds.toFixed(1)} seconds`,
        bytes < 1024 * 1024
          ? `${whole.format(Math.ceil(bytes / 1024))} KB`
          : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
      ]
        .filter((fact) => fact !== '')
        .join(', '),
  },

  revise: {
    intro: 'The rules suggest these changes. Accept the ones you like; you can undo any of them.',
    looking: 'Looking for changes…',
    look: 'Look for changes',
    none: 'The rules have no changes to suggest. Findings shows what to look at yourself.',
    acceptAll: (changes: number) => `Accept ${count(changes, 'safe change')}`,
    noneSafe:
      'Check each of these yourself: it alters a fact, or raises a score to medium or high.',
    someSafe: 'A change is safe if it keeps every fact and moves no score into a higher band.',
    now: 'Now',
    proposed: 'Suggested',
    kept: 'Keeps every fact',
    broken: 'Changes a fact',
    accept: 'Accept',
    acceptAnyway: 'Accept anyway…',
    show: 'Show',
    skip: 'Skip',
    askTitle: 'Accept a change that alters a fact?',
    noEffect: 'Scores stay the same',
    uncounted: 'Effect on the scores not measured',
    effect: (score: string, change: string) => `${score} ${change}`,
    sure: 'Accept the change',
    skipped: (changes: number) => `${count(changes, 'suggestion')} skipped.`,
    bringBack: 'Bring back',
  },

  keeping: keepingMessages,
  rewrite: rewriteMessages,
  paste: pasteMessages,
  export: exportMessages,

  style: {
    measuring: 'Measuring…',
    short: 'Write a few more sentences to see how the draft reads.',
    readability: 'Readability',
    grade: (grade: string) => `Grade level ${grade}`,
    gradeMeaning: (grade: number) =>
      grade <= 6
        ? 'Easy from about age eleven. Good for instructions.'
        : grade <= 9
          ? 'Easy for most adults.'
          : grade <= 12
            ? 'Takes some concentration. Typical of newspapers and manuals.'
            : grade <= 16
              ? 'Hard going. College level; other readers may give up.'
              : 'Very hard. For specialists only.',
    counts: (wordCount: number, sentences: number, minutes: string) =>
      `${count(wordCount, 'word')}, ${count(sentences, 'sentence')}, ${minutes} to read`,
    minutes: (minutes: number) =>
      minutes < 1 ? 'less than a minute' : `${whole.format(Math.round(minutes))} min`,
    rhythm: 'Rhythm',
    rhythmText: (shortest: number, longest: number, middle: number) =>
      `Words per sentence: ${shortest} to ${longest}, with a median of ${middle}.`,
    bands: {
      varied: 'Sentence lengths vary, as in most human writing.',
      moderate: 'Sentence lengths vary a little.',
      uniform: 'Sentences are all about the same length, which reads as monotonous.',
    },
    asTable: 'Show as a table',
    sentence: 'Sentence',
    words: 'Words',
    sentenceWords: (at: number, wordCount: number) => `Sentence ${at}: ${count(wordCount, 'word')}`,
    advice: 'Suggestions',
    noAdvice: 'Nothing stands out.',
    places: (places: number) => count(places, 'place'),
    measures: 'Measures',
    verdicts: { good: 'good', watch: 'fair', poor: 'poor' },
  },

  output: {
    findings: 'Findings',
    copied: 'Summary copied.',
    notScored: 'This draft hasn’t been scored yet.',
    written: (path: string) => `Report saved as ${path}.`,
  },

  settings: {
    title: 'Settings',
    look: 'Appearance',
    theme: 'Theme',
    themes: { system: 'Match system', light: 'Light', dark: 'Dark' },
    font: 'Draft font',
    fonts: { serif: 'Serif', sans: 'Sans serif', mono: 'Monospace' },
    textSize: 'Text size in pixels',
    lineWidth: 'Line length in characters',
    language: 'Language',
    languages: { system: 'Match system', en: 'English' },
    writing: 'Writing',
    format: 'Type of writing',
    intendedUse: 'Intended use',
    autosave: 'Save automatically when I pause',
    updates: 'Updates',
    looksForUpdates: 'Look for a new version once a day',
    looksForUpdatesNote:
      'The app asks before it downloads anything. While this is off, it only looks when you choose “Check for updates”.',
    autosaveNote: 'Unsaved changes are always backed up within a second, in case the app crashes.',
    scoring: 'Scoring',
    scoringMode: 'When to score',
    scoringModes: { live: 'While I write', manual: 'Only when I ask' },
    scoringDelay: 'Pause before scoring, in milliseconds',
    rules: 'Rules',
    rulesNote:
      'An ignored rule reports no findings. Ignoring a rule or changing its severity doesn’t affect the scores.',
    findRule: 'Find a rule',
    rulesOff: (off: number, all: number) =>
      off === 0
        ? `All ${whole.format(all)} rules are active.`
        : `${whole.format(off)} of ${whole.format(all)} rules are ignored.`,
    rulesChanged: (changed: number) =>
      changed === 0
        ? ''
        : changed === 1
          ? '1 has a custom severity.'
          : `${whole.format(changed)} have a custom severity.`,
    rulesOfKind: (found: number) => count(found, 'rule'),
    onlyChanged: 'Only rules I’ve changed',
    asRulesSay: 'Reset all rules',
    noRule: 'No rule matches.',
    severityOf: (rule: string) => `Severity of ${rule}`,
    asRuleSays: (severity: string) => `${severity} (default)`,
    ignored: 'Ignored findings',
    ignoredNone: 'No ignored findings.',
    ignoredNote: 'These findings stay hidden, even if their text moves.',
    showAgain: 'Show again',
    showAllAgain: 'Show all again',
    undo: 'Undo',
    shownAgain: (findings: number) => `${count(findings, 'finding')} shown again.`,
    keys: 'Keyboard shortcuts',
    findCommand: 'Find a command',
    pressKeys: 'Press the new keys…',
    noKeys: 'none',
    keysNeedHelp: 'Include Ctrl, Alt or Cmd, or use a function key.',
    changeKeys: (title: string) => `Change the shortcut for ${title}`,
    noKeysFor: (title: string) => `Remove the shortcut for ${title}`,
    usualKeys: 'Reset to default',
    server: 'Server',
    where: 'Where drafts are scored',
    local: 'On this computer',
    remote: 'On a server',
    localNote: 'Your drafts never leave this computer for scoring.',
    remoteNote:
      'Each draft is sent to this server when it is scored. Revise, style, images and the file tree stay on this computer.',
    address: 'Address',
    addressBad:
      'Enter an address that begins with https://. On this computer, http://localhost works too.',
    notSent: 'Nothing has changed. Your drafts are still scored on this computer.',
    notSwitched: (address: string) =>
      `Nothing has changed. Your drafts still go to ${address} for scoring.`,
    useServer: 'Use this server',
    key: 'Key',
    keySet: (origin: string) => `A key is saved for ${origin}.`,
    keyOther: (origin: string) => `The saved key is for ${origin}. It is not sent to this address.`,
    keyNone: 'No key is saved.',
    keyStore: 'Save the key',
    keyClear: 'Delete the key',
    keyNote:
      'The key is encrypted with the system’s keychain. The window can set it but cannot read it.',
    noKeychain:
      'This system has no usable keychain, so the key cannot be saved. Start one (such as gnome-keyring or KWallet) and restart the app.',
    test: 'Test the connection',
    testing: 'Testing…',
  },

  about: {
    title: 'About Content Trust',
    intro: 'An editor that shows you what’s risky in a draft and helps you fix it.',
    versions: 'Versions',
    app: 'App',
    engine: 'Engine',
    models: 'Models',
    model: 'Model',
    version: 'Version',
    state: 'File',
    states: { verified: 'as published', changed: 'modified' },
    limits: 'What the scores don’t tell you',
    fairness: 'False alarms on human writing',
    fairnessNote:
      'Share of texts at medium or above, with the 95% confidence interval. New sources are unlike anything the models were trained on.',
    group: 'Writing',
    texts: 'Texts',
    texture: 'Texture',
    slop: 'Slop',
    notMeasured: 'not measured',
    confidence: 'How often each confidence level is wrong',
    confidenceName: 'Confidence',
    people: 'Human texts at medium or above',
    machines: 'Machine texts at low',
    data: 'Data',
    source: 'Source',
    licence: 'Licence',
    use: 'Used for',
    uses: { fitted: 'fitting', 'evaluation only': 'evaluation' },
    privacy: 'Privacy',
    privacyText: [
      'Drafts are scored on this computer. Unless you set up a server or a model in the settings, the app makes no network connections. It sends no statistics, and looks for updates only if you ask it to.',
      'If you set up a server, drafts are sent to it to be scored. If you set up a model, a paragraph is sent to it when you ask for a rewrite and confirm. Keys are kept in the system keychain.',
      'The app reads and writes the files you open and its own folder. It also reads the images that a draft shows from its folder. Its own folder holds settings, the list of recent files, what was open last time, earlier versions of drafts, and copies of unsaved drafts until they are saved.',
      'The window has no access to files, network, camera or microphone. The preview loads nothing from the internet.',
    ],
    licences: 'Licences',
    licencesNote: 'Content Trust is released under the MIT licence. It includes:',
    loading: 'Reading…',
  },
} as const

/** What another language has to hold. */
export type Messages = Widen<typeof english>

/** The same shape with any text in the place of this one. */
type Widen<Shape> = Shape extends string
  ? string
  : Shape extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Shape extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Shape]: Widen<Shape[Key]> }
