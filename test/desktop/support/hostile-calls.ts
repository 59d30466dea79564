import type { CallName } from '../../../apps/desktop/src/shared/ipc.ts'

/** Where a hostile page runs: paths that it knows, of which the user opened `folder` and `own` alone. */
export interface World {
  /** A file beside the open folder, with words that no answer may hold. */
  readonly secret: string
  /** The folder of that file. */
  readonly outside: string
  /** The folder that the user opened; it holds `.env`, `.git/config`, `Makefile` and `link.md`, which leads to the secret. */
  readonly folder: string
  /** The draft in it that the user opened. */
  readonly own: string
}

/** What a page may try in its console, as code, with what the answer has to match; a text is a failure's code. */
export type Attempt = readonly [code: string, answer: string | object]

const call = (name: string, input: unknown): string =>
  `window.api.${name}(${JSON.stringify(input)})`

const format = { encoding: 'utf-8', eol: 'lf', bom: false }
const done = { ok: true }
const request = 'hostile'

/** A version of a draft to keep. */
const version = { text: 'x', words: null, decision: null, reason: 'saved' }
const searchName = '00000000-0000-4000-8000-000000000000'

/** A search of a folder. */
const searching = (path: string) => ({
  request: searchName,
  path,
  term: { term: 'hostile', isRegex: false, matchesCase: false, isWholeWord: false },
  drafts: [],
})

/** A draft whose link carries words. */
const madeUp = {
  text: 'See [this](https://words-of-a-draft.far.town/a).',
  syntax: 'markdown',
  path: null,
}

/** A text to score, as if it were the draft at a path. */
const scoring = (path: string | null) => ({
  text: 'Words of a hostile page, in order to be scored.',
  syntax: 'markdown',
  context: { format: 'article', intended_use: 'publish' },
  ignoredRules: [],
  severities: {},
  path,
})

/** Paths that were not opened, or that the tree of an open folder does not show. */
const closedPaths = ({ secret, folder, outside }: World): string[] => [
  secret,
  '/etc/passwd',
  '/proc/self/environ',
  '\\\\far.test\\share\\a.md',
  `${folder}/../${outside.split('/').at(-1)}/secret.md`,
  `${folder}/link.md`,
  `${folder}/.env`,
  `${folder}/.git/config`,
  `${folder}/Makefile`,
]

const refusedPaths = (world: World, name: string, rest: object = {}): Attempt[] =>
  closedPaths(world).map((path) => [call(name, { path, ...rest }), 'path_refused'])

/** A call about a text, with the settings of a folder that was not opened. */
const asDraftOf =
  (name: string, rest: object = {}) =>
  (world: World): Attempt[] =>
    closedPaths(world)
      .slice(0, 3)
      .map((path) => [call(name, { ...scoring(path), ...rest }), 'path_refused'])

/**
 * What a hostile page tries with each call. A new call needs a row here, and one in the table of
 * docs/security.md.
 */
export const attacks: Readonly<Record<CallName, (world: World) => readonly Attempt[]>> = {
  takeStart: () => [[call('takeStart', {}), { ok: true, value: { files: [], backups: [] } }]],
  openFiles: () => [[call('openFiles', {}), { ok: true, value: { files: [], media: [] } }]],
  openDropped: ({ secret }) => [
    [call('openDropped', { files: [secret] }), 'invalid_call'],
    [
      call('openDropped', { files: [], withoutPath: [], paths: [secret] }),
      { value: { files: [] } },
    ],
    [`window.api.openDropped({ files: { length: 1, 0: '${secret}' } })`, 'invalid_call'],
    [`window.api.openDropped({ files: [new String('${secret}')] })`, 'invalid_call'],
    [`window.api.openDropped({ files: [{ name: 'a', path: '${secret}' }] })`, 'invalid_call'],
    [
      `window.api.openDropped({ files: [Object.create(File.prototype, { path: { value: '${secret}', enumerable: true } })] })`,
      'invalid_call',
    ],
    [
      `window.api.openDropped({ files: [new File(['x'], '${secret}')] })`,
      { ok: true, value: { files: [], folders: [], refused: [{}] } },
    ],
    [
      `window.api.openDropped({ files: [Object.assign(new File([], 'x'), { path: '${secret}' })] })`,
      { ok: true, value: { files: [], folders: [], refused: [{}] } },
    ],
    [
      `(Object.defineProperty(File, Symbol.hasInstance, { value: () => true, configurable: true }),
        window.api.openDropped({ files: ['${secret}'] }))`,
      'invalid_call',
    ],
  ],
  openFolder: () => [[call('openFolder', {}), { ok: true, value: { folder: null } }]],
  listFolder: (world) => [
    ...refusedPaths(world, 'listFolder'),
    [call('listFolder', { path: world.outside }), 'path_refused'],
    [call('listFolder', { path: '/' }), 'path_refused'],
    [call('listFolder', { path: `${world.folder}/.git` }), 'path_refused'],
  ],
  readFile: (world) => refusedPaths(world, 'readFile'),
  openRecent: (world) => refusedPaths(world, 'openRecent'),
  openRecentFolder: ({ outside }) => [
    [call('openRecentFolder', { path: outside }), 'path_refused'],
    [call('openRecentFolder', { path: '/' }), 'path_refused'],
  ],
  listRecent: () => [[call('listRecent', {}), done]],
  clearRecent: () => [[call('clearRecent', {}), done]],
  save: (world) => [
    ...refusedPaths(world, 'save', { text: 'taken', format, version: null }),
    ...['.git/hooks/pre-commit', 'package.json', '.vscode/tasks.json', 'new.sh'].map(
      (name): Attempt => [
        call('save', { path: `${world.folder}/${name}`, text: 'x', format, version: null }),
        'path_refused',
      ],
    ),
  ],
  saveAs: ({ outside }) =>
    [`${outside}/taken.md`, '../../.bashrc', '.profile'].map((name) => [
      call('saveAs', { text: 'taken', format, name }),
      { ok: true, value: { saved: null } },
    ]),
  createFile: ({ folder, outside }) => [
    [call('createFile', { folder: outside, name: 'taken.md' }), 'path_refused'],
    [call('createFile', { folder: `${folder}/.git`, name: 'taken.md' }), 'path_refused'],
    ...['../taken.md', '.profile', '.envrc', 'run.sh', 'Makefile', 'a/b.md'].map(
      (name): Attempt => [call('createFile', { folder, name }), 'invalid_call'],
    ),
  ],
  renameFile: (world) => [
    ...refusedPaths(world, 'renameFile', { name: 'taken.md' }),
    ...['../taken.md', '.bash_aliases', '.zshenv', 'run.sh', 'notes'].map(
      (name): Attempt => [call('renameFile', { path: world.own, name }), 'invalid_call'],
    ),
  ],
  trashFile: (world) => [
    ...refusedPaths(world, 'trashFile'),
    [call('trashFile', { path: world.own }), { ok: true, value: { isTrashed: false } }],
  ],
  revealFile: (world) => refusedPaths(world, 'revealFile'),
  allowImages: (world) => [
    ...refusedPaths(world, 'allowImages'),
    [call('allowImages', { path: world.own }), { ok: true, value: { address: null } }],
  ],
  watchFiles: (world) =>
    closedPaths(world).map((path) => [
      call('watchFiles', { paths: [world.own, path] }),
      'path_refused',
    ]),
  watchFolder: (world) => [
    ...refusedPaths(world, 'watchFolder'),
    [call('watchFolder', { path: world.outside }), 'path_refused'],
    [call('watchFolder', { path: '/' }), 'path_refused'],
  ],
  searchFolder: (world) => [
    ...[world.outside, '/', `${world.folder}/.git`].map(
      (path): Attempt => [call('searchFolder', searching(path)), 'path_refused'],
    ),
    // A path beside the tree is no file of the search, whatever words come with it.
    [
      call('searchFolder', {
        ...searching(world.folder),
        drafts: [{ path: world.secret, text: 'hostile' }],
      }),
      { ok: true, value: { status: 'done', skipped: 0 } },
    ],
    [call('searchFolder', { ...searching(world.folder), request: 'one' }), 'invalid_call'],
    [
      call('searchFolder', {
        ...searching(world.folder),
        term: { ...searching('').term, term: '(', isRegex: true },
      }),
      'invalid_call',
    ],
  ],
  stopSearch: () => [[call('stopSearch', { request: searchName }), done]],
  planSources: (world) => [
    ...asDraftOf('planSources')(world),
    [`window.api.planSources({ text: 'x'.repeat(200_001), syntax: 'markdown' })`, 'invalid_call'],
  ],
  checkSources: (world) => [
    ...asDraftOf('checkSources', { request: searchName })(world),
    [call('checkSources', { ...madeUp, request: searchName }), 'not_available'],
    [call('checkSources', { ...madeUp, request: 'one' }), 'invalid_call'],
    // A page may set what the settings say of sources, and cannot answer the question.
    [
      `${call('setSettings', { checksSources: true })}.then(() => ${call('checkSources', { ...madeUp, request: searchName })})`,
      { ok: true, value: { status: 'declined' } },
    ],
    // No permission, folder or endpoint of the page's own reaches the process that asks.
    [
      call('checkSources', {
        ...madeUp,
        text: '[a](http://127.0.0.1:9/)',
        request: searchName,
        allowPrivate: true,
        cacheFolder: world.outside,
        endpoints: { npm: 'https://far.town/{id}' },
      }),
      { ok: true, value: { status: 'declined' } },
    ],
  ],
  cancelSources: () => [
    [call('cancelSources', { request: searchName }), done],
    [call('cancelSources', { request: '../a' }), 'invalid_call'],
  ],
  backUp: (world) => [
    ...refusedPaths(world, 'backUp', {
      draft: 'a',
      name: 'a.md',
      text: 'x',
      format,
      version: null,
    }),
    [
      call('backUp', {
        draft: '../settings',
        path: null,
        name: 'a',
        text: 'x',
        format,
        version: null,
      }),
      'invalid_call',
    ],
  ],
  dropBackup: () => [[call('dropBackup', { draft: '../settings' }), 'invalid_call']],
  getSettings: () => [
    [call('getSettings', {}), { ok: true, value: { engine: { kind: 'local' } } }],
  ],
  setSettings: () => [
    [
      call('setSettings', { engine: { kind: 'server', address: 'https://far.test' } }),
      { ok: true, value: { engine: { kind: 'local' } } },
    ],
    [
      call('setSettings', { engine: { kind: 'server', address: 'http://far.test' } }),
      'invalid_call',
    ],
    [call('setSettings', { engine: { kind: 'server', address: 'file:///' } }), 'invalid_call'],
    [
      call('setSettings', { rewriter: { isOn: true, address: 'http://far.test', model: 'x' } }),
      'invalid_call',
    ],
  ],
  getKey: () => [[call('getKey', { of: 'server' }), { ok: true, value: { isSet: false } }]],
  setKey: () => [
    [call('setKey', { of: 'server', key: 'k', address: 'http://far.test' }), 'invalid_call'],
    [call('setKey', { of: '../server', key: 'k', address: 'https://far.test' }), 'invalid_call'],
  ],
  clearKey: () => [[call('clearKey', { of: 'settings' }), 'invalid_call']],
  testServer: () => [
    [
      call('testServer', { address: 'https://words-of-a-draft.far.test' }),
      { ok: true, value: { status: 'not_asked' } },
    ],
    [call('testServer', { address: 'http://192.0.2.1' }), 'invalid_call'],
  ],
  scoreDraft: asDraftOf('scoreDraft', { draft: 'a', request: 1, ignored: [] }),
  scoreFile: (world) => {
    const { text: _text, syntax: _syntax, path: _path, ...rest } = scoring(null)
    return refusedPaths(world, 'scoreFile', rest)
  },
  cancelScore: () => [[call('cancelScore', { draft: '../a' }), 'invalid_call']],
  scoreMedia: (world) =>
    refusedPaths(world, 'scoreMedia', { context: scoring(null).context, request }),
  scoreImage: ({ secret, own, outside }) => [
    [
      call('scoreImage', {
        draft: secret,
        address: 'secret.png',
        context: scoring(null).context,
        request,
      }),
      'path_refused',
    ],
    ...[
      `${outside}/secret.png`,
      '../outside/secret.png',
      'file:///etc/passwd',
      'https://far.test/a.png',
    ].map(
      (address): Attempt => [
        call('scoreImage', { draft: own, address, context: scoring(null).context, request }),
        { ok: false },
      ],
    ),
  ],
  cancelMedia: () => [[call('cancelMedia', { requests: ['../a'] }), 'invalid_call']],
  proposeEdits: asDraftOf('proposeEdits'),
  findFix: (world) =>
    asDraftOf('findFix', {
      finding: { rule: 'wordy', quote: 'in order to', start: 0, end: 5, type: 'wording', why: '' },
    })(world).map(([code]) => [code, { ok: false }]),
  fingerprintFinding: () => [
    [call('fingerprintFinding', { text: 'x', finding: { rule: '__proto__' } }), 'invalid_call'],
  ],
  suggestRewrite: () => [
    [
      call('suggestRewrite', { ...scoring(null), start: 0, end: 5, ignored: [], request }),
      'not_available',
    ],
  ],
  cancelRewrite: () => [[call('cancelRewrite', { request: '../a' }), 'invalid_call']],
  assessRewrite: asDraftOf('assessRewrite', { start: 0, end: 5, rewrite: 'x' }),
  testRewriter: () => [
    [
      call('testRewriter', { address: 'https://far.test/?words=of+a+draft', model: 'x' }),
      { ok: true, value: { isReady: false, message: 'Nothing was sent.' } },
    ],
    [call('testRewriter', { address: 'http://10.0.0.1/', model: 'x' }), 'invalid_call'],
  ],
  measureStyle: asDraftOf('measureStyle'),
  listRules: () => [[call('listRules', {}), done]],
  explainRule: () => [
    [call('explainRule', { rule: '__proto__' }), 'not_found'],
    [call('explainRule', { rule: '../../../etc/passwd' }), 'not_found'],
  ],
  exportReport: ({ outside }) => [
    [
      call('exportReport', { ...scoring(null), name: `${outside}/taken`, format: 'html' }),
      { ok: true, value: { path: null } },
    ],
  ],
  printWindow: () => [[call('printWindow', {}), done]],
  copyText: () => [[`window.api.copyText({ text: 'x'.repeat(1_000_001) })`, 'invalid_call']],
  openExternal: () => [
    [call('openExternal', { url: 'file:///etc/passwd' }), 'invalid_call'],
    [call('openExternal', { url: 'javascript:alert(1)' }), 'invalid_call'],
    [call('openExternal', { url: 'ms-msdt:/id' }), 'invalid_call'],
    [
      call('openExternal', { url: 'mailto:a@far.test?attach=/etc/passwd&subject=a' }),
      { ok: true, value: { isOpened: false } },
    ],
  ],
  askUser: () => [
    [
      call('askUser', { message: 'Send your drafts?', detail: '', answers: ['Send', 'Cancel'] }),
      { ok: true, value: { answer: 1 } },
    ],
  ],
  setMenu: () => [
    [
      call('setMenu', {
        items: [
          {
            id: 'a',
            title: 'A',
            menu: 'file',
            keys: null,
            isEnabled: true,
            isChecked: null,
            startsGroup: false,
            role: 'toggleDevTools',
            submenu: null,
          },
        ],
      }),
      done,
    ],
    [call('setMenu', { items: [{ id: '../a' }] }), 'invalid_call'],
  ],
  answerClose: () => [[call('answerClose', { answer: 'never' }), 'invalid_call']],
  keepSession: (world) => {
    const none = { tabs: [], active: null, folder: null, layout: {} }
    const place = { anchor: 0, head: 0, top: 0 }
    return [
      ...closedPaths(world).flatMap((path): Attempt[] => [
        [call('keepSession', { ...none, tabs: [{ ...place, path }] }), 'path_refused'],
        [call('keepSession', { ...none, active: path }), 'path_refused'],
      ]),
      [call('keepSession', { ...none, folder: world.outside }), 'path_refused'],
      [call('keepSession', { ...none, folder: '/' }), 'path_refused'],
      [call('keepSession', { ...none, layout: { panel: { path: world.secret } } }), 'invalid_call'],
    ]
  },
  keepVersion: (world) => [
    ...refusedPaths(world, 'keepVersion', { ...version, draft: 'a' }),
    [call('keepVersion', { ...version, path: null, draft: '../../settings' }), 'invalid_call'],
    [
      call('keepVersion', { ...version, path: null, draft: 'a', reason: '../../settings' }),
      'invalid_call',
    ],
  ],
  listVersions: (world) => refusedPaths(world, 'listVersions', { draft: 'a' }),
  readVersion: (world) => [
    ...refusedPaths(world, 'readVersion', { draft: 'a', id: '1764000000000-1-allow-saved' }),
    ...['../../settings.json', `../${world.secret}`, '1764000000000-1-allow-../a'].map(
      (id): Attempt => [call('readVersion', { path: world.own, draft: 'a', id }), 'invalid_call'],
    ),
  ],
  clearHistory: () => [[call('clearHistory', {}), { ok: true, value: { isCleared: false } }]],
  closeWindow: () => [[call('closeWindow', { all: true }), done]],
  readAbout: () => [[call('readAbout', {}), done]],
  proposePictureNames: (world) => [
    [
      call('proposePictureNames', { draft: world.secret, folder: '', names: ['a.png'] }),
      'path_refused',
    ],
    [
      call('proposePictureNames', { draft: world.own, folder: '../..', names: ['a.png'] }),
      'path_refused',
    ],
  ],
  savePicture: (world) =>
    [
      { draft: world.secret, folder: '', name: 'taken' },
      { draft: world.own, folder: '../outside', name: 'taken' },
      { draft: world.own, folder: '.git/hooks', name: 'taken' },
      { draft: world.own, folder: '', name: '../outside/taken' },
      { draft: world.own, folder: '', name: 'run.sh' },
    ].map((input) => [
      `window.api.savePicture({ ...${JSON.stringify(input)}, bytes: new TextEncoder().encode('#!/bin/sh') })`,
      { ok: false },
    ]),
  openLinkedDraft: ({ own, secret, folder, outside }) => [
    ...['../outside/secret.md', 'link.md', '%2e%2e/outside/secret.md', secret, '//etc/passwd'].map(
      (address): Attempt => [call('openLinkedDraft', { draft: own, address }), { ok: false }],
    ),
    ...['.env', '.git/config', 'Makefile'].map(
      (address): Attempt => [call('openLinkedDraft', { draft: own, address }), { ok: false }],
    ),
    [call('openLinkedDraft', { draft: secret, address: 'secret.md' }), 'path_refused'],
    [call('openLinkedDraft', { draft: folder, address: `${outside}/secret.md` }), { ok: false }],
  ],
  exportDocument: (world) => [
    ...closedPaths(world)
      .slice(0, 4)
      .map(
        (path): Attempt => [
          call('exportDocument', { path, text: '# x', name: 'a', marks: null, format: 'pdf' }),
          'path_refused',
        ],
      ),
    [
      call('exportDocument', { path: null, text: '', name: 'a', marks: null, format: '../sh' }),
      'invalid_call',
    ],
  ],
  printDocument: ({ secret }) => [
    [call('printDocument', { path: secret, text: '', name: 'a', marks: null }), 'path_refused'],
    [
      call('printDocument', {
        path: null,
        text: '',
        name: 'a',
        marks: { places: [{ finding: 0, from: 0, to: 1, group: '"><script>' }], notes: [] },
      }),
      'invalid_call',
    ],
  ],
  checkSpelling: ({ secret }) => [
    [call('checkSpelling', { path: secret, text: 5 }), 'invalid_call'],
  ],
  addWord: () => [[call('addWord', { word: 'two\nlines # and more' }), 'invalid_call']],
  addFolderWord: ({ secret, folder, own }) => [
    [call('addFolderWord', { word: 'oven', path: secret }), 'path_refused'],
    [call('addFolderWord', { word: 'oven', path: `${folder}/.git/config` }), 'path_refused'],
    [call('addFolderWord', { word: 'oven', path: own }), { ok: true, value: { isAdded: false } }],
  ],
  removeWord: () => [[call('removeWord', { word: '../x' }), { ok: false }]],
  listWords: () => [[call('listWords', {}), { ok: true, value: { words: [] } }]],
  lookForUpdates: () => [[call('lookForUpdates', {}), { ok: true, value: { isFound: false } }]],
  popUpMenu: () => [
    [
      call('popUpMenu', {
        items: [
          {
            id: 'a',
            label: 'A',
            role: 'toggleDevTools',
            keys: null,
            isEnabled: true,
            isChecked: null,
            startsGroup: false,
          },
        ],
        place: null,
      }),
      'invalid_call',
    ],
  ],
  readPolicy: () => [
    [`window.api.readPolicy({ policy: 'x'.repeat(2_001) })`, 'invalid_call'],
    [call('readPolicy', { policy: ['No prices.'] }), 'invalid_call'],
    [
      call('readPolicy', { policy: 'No prices.', path: '/etc/passwd' }),
      { ok: true, value: { clauses: [{ reading: 'whole' }] } },
    ],
  ],
  countWords: () => [
    [call('countWords', { text: 'One two.', syntax: 'markdown', from: -1, to: 0 }), 'invalid_call'],
  ],
  showMenuBar: () => [[call('showMenuBar', { isShown: 'no' }), 'invalid_call']],
  readClipboardAddress: () => [
    [call('readClipboardAddress', {}), { ok: true, value: { address: null } }],
  ],
}
