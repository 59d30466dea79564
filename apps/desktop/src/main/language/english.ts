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
    detail: 'It can be taken out of the bin again.',
    move: 'Move to the bin',
    refused: (name: string) => `The bin did not take ${name}. It is still there.`,
  },
  images: {
    ask: 'Show the images of this folder?',
    detail: (folder: string) =>
      `The preview may then read the images in ${folder} until the app is closed.`,
    show: 'Show them',
    folderGone: 'The folder of this draft is not there any more.',
  },
  link: { ask: 'Open this address in your browser?', open: 'Open' },

  files: {
    notOpened: 'The app may only touch files that you opened in it.',
    noFolder: (name: string) => `There is no folder for ${name}.`,
    changed: (name: string) => `${name} was changed by another program.`,
    tooLarge: (name: string, megabytes: string) =>
      `${name} has ${megabytes} MB, at most 10 MB can be opened.`,
    noFile: (name: string) => `${name} is not a file.`,
    notRecent: 'This file is not among the recent ones.',
    folderNotRecent: 'This folder is not among the recent ones.',
    isFolder: 'This is a folder.',
    noFolderNow: 'This is no folder any more.',
    notText: 'This is not a text file.',
    exists: (name: string) => `${name} exists already.`,
    badName: (name: string) => `“${name}” cannot be the name of a file.`,
    cannotEncode: (character: string) =>
      `“${character}” cannot be written in Windows-1252. Save the file as UTF-8.`,
    overtaken: 'A newer request came first.',
  },
  disk: {
    gone: (name: string) => `${name} is not there any more.`,
    refused: (name: string) => `${name} may not be written or read by you.`,
    inUse: (name: string) => `${name} is in use by another program. Try again.`,
    full: 'The disk is full.',
    isFolder: (name: string) => `${name} is a folder.`,
  },

  media: {
    drawing: 'A drawing in SVG has no pixels to look at.',
    outside: 'It lies outside of the folder that you opened.',
    missing: (name: string) => `There is no file ${name}.`,
    noFile: 'A draft without a file has no images beside it.',
    tooLarge: (name: string, found: string, most: string) =>
      `${name} has ${found} MB, at most ${most} MB are scored.`,
    noImage: 'What stands in the text is no image with pixels.',
    stopped: 'Stopped.',
    tooSlow: (seconds: number) =>
      `Reading took longer than ${seconds} seconds and was stopped. The file may be damaged.`,
    died: 'The file ended the process that reads it. It may be damaged.',
  },

  scoring: {
    died: 'Scoring was interrupted. It starts again with the next change.',
    noRule: (rule: string) => `There is no rule “${rule}”.`,
    noAnswer: 'The server does not answer. Check its address in the settings.',
    answered: (status: number, said: string | undefined) =>
      `The server answered ${status}${said === undefined ? '.' : `: ${said}`}`,
    unreadable: 'The server gave an answer that this app cannot read.',
  },
  server: {
    ready: 'The server answers and takes the key.',
    needs_key: 'The server answers. It wants a key, and none is kept here.',
    wrong_key: 'The server answers and refuses the key.',
    other_service: 'Something answers there, and it is not a Content Trust server.',
    bad_certificate:
      'The certificate of the server is not trusted by this system. Add its authority to the system first.',
    no_answer: 'Nothing answers there. Check the address and the network.',
  },
  rewriter: {
    off: 'No model is asked for rewrites. The settings switch that on.',
    ask: (host: string) => `Send this paragraph to ${host}?`,
    detail: (address: string, model: string, characters: number, notes: number) =>
      `${characters} characters and ${notes} ${notes === 1 ? 'note' : 'notes'} of the rules go to ${address}, where the model “${model}” reads them. Nothing else of the draft is sent. You are asked once for each model until the app is closed.`,
    send: 'Send',
    ready: 'The model answers as it should.',
    timeout: (seconds: number) =>
      `The model gave no answer within ${seconds} seconds. Try again, choose fewer words, or set a faster model.`,
    connection: (host: string) =>
      `Nothing answers at ${host}. Check the address in the settings, and that the model runs.`,
    address: 'The address of the model is not allowed. Write one that begins with https://',
    tooLarge: 'The model sent more than can be read. Set another model.',
    unreadable:
      'The model answered, but not with the rewrite that was asked for. Try again, or set a model that can answer in JSON.',
    noKey: (host: string) =>
      `${host} wants a key, and none is kept for it. Set one in the settings.`,
    wrongKey: (host: string, status: number) =>
      `${host} refused the key (${status}). Set another one in the settings.`,
    notFound: (host: string, model: string) =>
      `${host} knows no such address or no model “${model}” (404). Check both in the settings.`,
    busy: (host: string) =>
      `${host} takes no more requests now (429). Wait a little and try again.`,
    answered: (host: string, status: number) =>
      `${host} answered ${status} and no rewrite. Try again, or check the settings.`,
  },
  noKeychain: 'This system has no keychain, so no key can be kept.',
}

/** The sentences that a language has to have. */
export type MainMessages = typeof english
