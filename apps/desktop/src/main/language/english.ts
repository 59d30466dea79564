/** Every sentence of the main process in English: what the system's dialogs ask, and why a call failed. */
export const english = {
  cancel: 'Cancel',
  internal: 'Something went wrong in the app. Try again.',
  notThisPage: 'This page may not call the app.',
  windowClosed: 'The window is closed.',

  menus: {
    file: '&File',
    edit: '&Edit',
    view: '&View',
    findings: 'F&indings',
    help: '&Help',
  },
  kinds: {
    drafts: 'Drafts',
    media: 'Images, audio and video',
    all: 'All files',
    markdown: 'Markdown',
    html: 'Web page',
    json: 'JSON',
    sarif: 'SARIF',
  },

  bin: {
    ask: (name: string) => `Move ${name} to the bin?`,
    detail: 'You can restore it from the bin.',
    move: 'Move to the bin',
    refused: (name: string) => `${name} could not be moved to the bin. It is still in its place.`,
  },
  images: {
    ask: 'Show the images in this folder?',
    detail: (folder: string) =>
      `The preview can then read the images in ${folder} until you close the app.`,
    show: 'Show them',
    folderGone: 'The folder of this draft no longer exists.',
  },
  link: { ask: 'Open this address in your browser?', open: 'Open' },

  files: {
    notOpened: 'The app can only use files that you opened in it.',
    noFolder: (name: string) => `There is no folder for ${name}.`,
    changed: (name: string) => `${name} was changed by another program.`,
    tooLarge: (name: string, megabytes: string) =>
      `${name} has ${megabytes} MB. At most 10 MB can be opened.`,
    noFile: (name: string) => `${name} is not a file.`,
    notRecent: 'This file is not in the list of recent files.',
    folderNotRecent: 'This folder is not in the list of recent folders.',
    isFolder: 'This is a folder.',
    noFolderNow: 'This is no longer a folder.',
    notText: 'This is not a text file.',
    exists: (name: string) => `${name} already exists.`,
    badName: (name: string) => `“${name}” is not a valid file name.`,
    cannotEncode: (character: string) =>
      `“${character}” cannot be written in Windows-1252. Save the file as UTF-8.`,
    overtaken: 'A newer request replaced this one.',
  },
  disk: {
    gone: (name: string) => `${name} no longer exists.`,
    refused: (name: string) => `You have no permission to read or write ${name}.`,
    inUse: (name: string) => `${name} is in use by another program. Try again.`,
    full: 'The disk is full.',
    isFolder: (name: string) => `${name} is a folder.`,
  },

  media: {
    drawing: 'SVG drawings have no pixels to score.',
    outside: 'It is outside the folder that you opened.',
    missing: (name: string) => `There is no file ${name}.`,
    noFile: 'A draft without a file has no folder with images.',
    tooLarge: (name: string, found: string, most: string) =>
      `${name} has ${found} MB. At most ${most} MB are scored.`,
    noImage: 'The embedded data is not an image with pixels.',
    stopped: 'Stopped.',
    tooSlow: (seconds: number) =>
      `Reading took longer than ${seconds} seconds and was stopped. The file may be damaged.`,
    died: 'The process that reads this file crashed. The file may be damaged.',
  },

  settings: {
    ignored: 'ignored in the app',
    notChecked: (note: string) => `Not checked: ${note}.`,
    invalid: ({ problem, place }: { problem: string; place: { line: number } | null }) =>
      place === null ? problem : `Line ${place.line}: ${problem}`,
  },

  scoring: {
    died: 'Scoring was interrupted. It restarts with your next change.',
    noRule: (rule: string) => `There is no rule “${rule}”.`,
    noAnswer: 'The server does not answer. Check its address in the settings.',
    answered: (status: number, said: string | undefined) =>
      `The server answered ${status}${said === undefined ? '.' : `: ${said}`}`,
    unreadable: 'The server’s answer could not be read.',
  },
  server: {
    ready: 'The server is ready and accepts the key.',
    needs_key: 'The server requires a key, and none is saved here.',
    wrong_key: 'The server rejected the key.',
    other_service: 'The address answers, but it is not a Content Trust server.',
    bad_certificate:
      'Your system does not trust the server’s certificate. Add its certificate authority to your system first.',
    no_answer: 'No answer. Check the address and the network.',
  },
  rewriter: {
    off: 'Rewrites are off. Turn them on in the settings.',
    ask: (host: string) => `Send this paragraph to ${host}?`,
    detail: (address: string, model: string, characters: number, notes: number) =>
      `${characters} characters and ${notes} ${notes === 1 ? 'note' : 'notes'} of the rules go to ${address}, where the model “${model}” reads them. Nothing else of the draft is sent. You are asked once for each model until the app is closed.`,
    send: 'Send',
    ready: 'The model is ready.',
    timeout: (seconds: number) =>
      `The model did not answer within ${seconds} seconds. Try again, select less text, or use a faster model.`,
    connection: (host: string) =>
      `${host} does not answer. Check the address in the settings, and that the model is running.`,
    address: 'The address of the model is not allowed. Enter one that begins with https://',
    tooLarge: 'The model’s answer is too long. Use another model.',
    unreadable:
      'The model answered, but not with a rewrite. Try again, or use a model that can answer in JSON.',
    noKey: (host: string) =>
      `${host} requires a key, and none is saved for it. Set one in the settings.`,
    wrongKey: (host: string, status: number) =>
      `${host} rejected the key (${status}). Set another one in the settings.`,
    notFound: (host: string, model: string) =>
      `${host} has no such address, or no model “${model}” (404). Check both in the settings.`,
    busy: (host: string) =>
      `${host} accepts no more requests at the moment (429). Wait a little and try again.`,
    answered: (host: string, status: number) =>
      `${host} answered with status ${status} instead of a rewrite. Try again, or check the settings.`,
  },
  noKeychain: 'This system has no keychain, so the key cannot be saved.',
}

/** The sentences that a language has to have. */
export type MainMessages = typeof english
