import type { MediaReport } from '../../shared/media.ts'
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
  back: 'Back to the draft',
  broken: 'This part of the window failed. Your text is safe.',
  tryAgain: 'Try again',
  signal: 'A workflow signal, not proof of authorship.',

  window: {
    side: 'Scores and findings',
    panelTabs: 'Panels',
    panels: { findings: 'Findings', revise: 'Revise', style: 'Style', images: 'Images' },
    status: {
      words: (found: number) => count(found, 'word'),
      severities: (high: number, medium: number, low: number) =>
        `${high} high, ${medium} medium, ${low} low`,
      withBom: 'with BOM',
      mixedEnds: 'Mixed line endings',
      offline: 'Offline',
      server: (address: string) => `Server ${address}`,
      rewriter: (host: string) => `Rewrites by ${host}`,
      readOnly: 'Read only',
      notSaved: 'Not saved',
      noFile: 'No file yet',
      saved: 'Saved',
    },
  },

  files: {
    open: 'Open…',
    openFolder: 'Open folder…',
    newDraft: 'New draft',
    emptyTitle: 'Open a draft',
    emptyText: 'Drop Markdown files or a folder here, or choose them.',
    sample: 'Show the sample draft',
    recent: 'Recent files',
    recentFolders: 'Recent folders',
    clearRecent: 'Clear this list',
    noRecent: 'No file has been opened yet.',
    openDrafts: 'Open drafts',
    closeDraft: (name: string) => `Close ${name}`,
    notSavedMark: ', not saved',
    draftsIn: (folder: string) => `Drafts in ${folder}`,
    newFile: 'New file',
    closeFolder: 'Close folder',
    menuOf: (name: string) => `Actions for ${name}`,
    openFile: 'Open',
    renameFile: 'Rename…',
    newFileHere: 'New file here…',
    reveal: 'Show in the file manager',
    copyPath: 'Copy path',
    pathCopied: 'Path copied.',
    moveToBin: 'Move to the bin…',
    noDrafts: 'No drafts in this folder.',
    isTruncated: 'Only the first 5,000 drafts are shown.',
    scoring: (done: number, all: number) => `${whole.format(done)} of ${whole.format(all)} scored`,
    decision: (action: string) => `decision: ${action}`,
    notScored: 'not scored yet',
    notChecked: 'not checked',
    unchecked: (name: string) => `${name}: not checked, by an ignore file or a config`,
    nameOfNew: 'Name of the new file',
    nameOfFile: (name: string) => `New name of ${name}`,
    create: 'Create',
    rename: 'Rename',
    saved: (name: string) => `${name} is saved.`,
    inBin: (name: string) => `${name} is in the bin.`,
    recovered: (names: readonly string[]) =>
      `The app was closed unexpectedly. Unsaved drafts are restored: ${names.join(', ')}.`,
    brokenSettings: (path: string) =>
      `The settings could not be read, so the defaults apply. The old file is kept as ${path}.`,
    readOnly: 'This file is read-only. Save your changes to another file with “Save as…”.',
    changed: (name: string) => `${name} was changed by another program.`,
    removed: (name: string) =>
      `${name} was moved or deleted by another program. Its text is still here.`,
    reload: 'Reload',
    keepMine: 'Keep mine',
    compare: 'Compare',
    saveAgain: 'Save it again',
    save: 'Save',
    saveAs: 'Save as…',
    dontSave: 'Don’t save',
    askSave: (name: string) => `Save the changes in ${name}?`,
    askSaveDetail: 'Your changes are lost if you don’t save them.',
    compareTitle: (name: string) => `${name}: the file and your draft`,
    onDisk: 'On disk',
    mine: 'Your draft',
    same: 'The file and your draft are the same.',
    unchangedLines: (lines: number) => `${count(lines, 'line')} unchanged`,
    notThere: 'There is no file to compare with.',
  },

  preview: {
    title: 'Preview',
    empty: 'Nothing to show yet.',
    images: (images: number) => `${count(images, 'image')} in this folder not shown.`,
    showImages: 'Show them',
    saveFirst: 'Save the draft to show the images in its folder.',
    remote: 'Remote image, not loaded',
    local: 'Image, not shown',
    embedded: 'Embedded image, not shown',
    gone: 'Image not found',
    cut: 'Only the first 100,000 characters are shown.',
  },

  images: {
    intro: 'Local images are scored on this computer. They do not change the scores of the text.',
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
    noText: 'no alternative text',
    kinds: { folder: 'local', remote: 'remote', embedded: 'embedded' },
    line: (line: number) => `line ${whole.format(line)}`,
  },

  media: {
    title: 'Images, audio and video',
    intro: 'Files stay on this computer. A score says where to look; it proves nothing.',
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
      allow: 'Nothing was found that argues against using it.',
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
    intro: 'Changes proposed by the rules. Accept the ones you want; you can undo each of them.',
    looking: 'Looking for changes…',
    look: 'Look for changes',
    none: 'The rules propose no change here. The findings say what to look at yourself.',
    acceptAll: (changes: number) => `Accept ${count(changes, 'safe change')}`,
    noneSafe:
      'Check each change here yourself: it alters a fact, or raises a score to medium or high.',
    someSafe: 'Safe means that every fact stays and no score moves to a higher band.',
    now: 'Now',
    proposed: 'Proposed',
    kept: 'Keeps every fact',
    broken: 'Changes a fact',
    accept: 'Accept',
    acceptAnyway: 'Accept anyway…',
    show: 'Show',
    skip: 'Skip',
    askTitle: 'Accept a change that alters a fact?',
    noEffect: 'No score changes',
    uncounted: 'The effect on the scores was not measured',
    effect: (score: string, change: string) => `${score} ${change}`,
    sure: 'Accept the change',
    skipped: (changes: number) => `${count(changes, 'proposal')} skipped.`,
    bringBack: 'Bring them back',
  },

  rewrite: rewriteMessages,

  style: {
    measuring: 'Measuring…',
    short: 'Write a few more sentences to see how the draft reads.',
    readability: 'Readability',
    grade: (grade: string) => `School grade ${grade}`,
    gradeMeaning: (grade: number) =>
      grade <= 6
        ? 'Readable from age eleven. Good for instructions.'
        : grade <= 9
          ? 'Most adults read this with ease.'
          : grade <= 12
            ? 'Takes some attention. Usual in newspapers and manuals.'
            : grade <= 16
              ? 'Hard. Written for college readers; others may give up.'
              : 'Very hard. Written for specialists.',
    counts: (wordCount: number, sentences: number, minutes: string) =>
      `${count(wordCount, 'word')}, ${count(sentences, 'sentence')}, ${minutes} to read`,
    minutes: (minutes: number) =>
      minutes < 1 ? 'less than a minute' : `${whole.format(Math.round(minutes))} min`,
    rhythm: 'Rhythm',
    rhythmText: (shortest: number, longest: number, middle: number) =>
      `Words per sentence: ${shortest} to ${longest}, with a median of ${middle}.`,
    bands: {
      varied: 'The lengths vary, as in most human writing.',
      moderate: 'The lengths vary a little.',
      uniform: 'The lengths are nearly the same, which reads as monotonous.',
    },
    asTable: 'Show as a table',
    sentence: 'Sentence',
    words: 'Words',
    sentenceWords: (at: number, wordCount: number) => `Sentence ${at}: ${count(wordCount, 'word')}`,
    advice: 'Suggestions',
    noAdvice: 'Nothing stands out.',
    places: (places: number) => count(places, 'place'),
    measures: 'Measures',
    verdicts: { good: 'good', watch: 'watch', poor: 'poor' },
  },

  output: {
    findings: 'Findings',
    copied: 'Summary copied.',
    notScored: 'The draft is not scored yet.',
    written: (path: string) => `Report saved as ${path}.`,
  },

  settings: {
    title: 'Settings',
    look: 'Appearance',
    theme: 'Theme',
    themes: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
    font: 'Font of the draft',
    fonts: { serif: 'Serif', sans: 'Sans serif', mono: 'Monospace' },
    textSize: 'Text size in pixels',
    lineWidth: 'Characters per line',
    language: 'Language',
    languages: { system: 'Same as the system', en: 'English' },
    writing: 'Writing',
    format: 'Type of writing',
    intendedUse: 'Intended use',
    autosave: 'Save files when I pause',
    autosaveNote: 'Unsaved changes are always backed up within a second, in case the app crashes.',
    scoring: 'Scoring',
    scoringMode: 'When to score',
    scoringModes: { live: 'While I write', manual: 'When I ask' },
    scoringDelay: 'Pause before scoring, in milliseconds',
    rules: 'Rules',
    rulesNote:
      'An ignored rule reports no findings. Neither ignoring a rule nor changing its severity changes the scores.',
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
    onlyChanged: 'Only rules that I changed',
    asRulesSay: 'Reset all rules',
    noRule: 'No rule matches.',
    severityOf: (rule: string) => `Severity of ${rule}`,
    asRuleSays: (severity: string) => `${severity} (default)`,
    ignored: 'Ignored findings',
    ignoredNone: 'No finding is ignored.',
    ignoredNote: 'These findings are not shown again, wherever their text moves.',
    showAgain: 'Show again',
    showAllAgain: 'Show all again',
    undo: 'Undo',
    shownAgain: (findings: number) => `${count(findings, 'finding')} shown again.`,
    keys: 'Keys',
    findCommand: 'Find a command',
    pressKeys: 'Press the new keys…',
    noKeys: 'none',
    keysNeedHelp: 'Hold Ctrl, Alt or Cmd as well, or choose a function key.',
    changeKeys: (title: string) => `Change the shortcut for ${title}`,
    noKeysFor: (title: string) => `Remove the shortcut for ${title}`,
    usualKeys: 'Default keys',
    server: 'Server',
    where: 'Where drafts are scored',
    local: 'On this computer',
    remote: 'On a server',
    localNote: 'Your drafts never leave this computer for scoring.',
    remoteNote:
      'Each draft is sent to this server when it is scored. Revise, style, images and the file tree stay on this computer.',
    address: 'Address',
    addressBad: 'Enter an address that begins with https://',
    addressClear:
      'This address is not encrypted: others on the network can read drafts and the key.',
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
    intro: 'An editor that shows what is risky in a draft and helps to fix it.',
    versions: 'Versions',
    app: 'App',
    engine: 'Engine',
    models: 'Models',
    model: 'Model',
    version: 'Version',
    state: 'File',
    states: { verified: 'as published', changed: 'changed' },
    limits: 'What the scores do not tell you',
    fairness: 'False alarms on texts written by people',
    fairnessNote:
      'Share of texts at medium or above, with the 95% confidence interval. New sources are unlike anything that the models were trained on.',
    group: 'Writing',
    texts: 'Texts',
    texture: 'Texture',
    slop: 'Slop',
    notMeasured: 'not measured',
    confidence: 'How often each confidence is wrong',
    confidenceName: 'Confidence',
    people: 'People at medium or above',
    machines: 'Machine texts at low',
    data: 'Data',
    source: 'Source',
    licence: 'Licence',
    use: 'Used for',
    uses: { fitted: 'fitting', 'evaluation only': 'evaluation' },
    privacy: 'Privacy',
    privacyText: [
      'Drafts are scored on this computer. Unless you set a server or a model in the settings, the app opens no connection. It sends no statistics and looks for no updates.',
      'With a server set, drafts are sent to that server when they are scored. With a model set, a paragraph is sent to that model when you ask for a rewrite, after a question. Keys are kept in the keychain of the system.',
      'The app reads and writes the files that you open, and its own folder. It reads the images beside a draft that the draft shows. Its own folder holds settings, the list of recent files, and copies of unsaved drafts until they are saved.',
      'The window has no access to files, network, camera or microphone. The preview loads nothing from elsewhere.',
    ],
    licences: 'Licences',
    licencesNote: 'Content Trust is under the MIT licence. It contains:',
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
