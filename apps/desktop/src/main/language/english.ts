/** A count with its noun. */
function counted(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`
}

/** Every sentence of the main process in English: what the system's dialogs ask, and why a call failed. */
export const english = {
  cancel: 'Cancel',
  internal: 'Something went wrong in the app. Try again.',
  notThisPage: 'This page isn’t allowed to call the app.',
  notThisWay: 'Only files that are dropped on the window can be opened like this.',
  refusedSwitch: (name: string) =>
    `Content Trust does not start with ${name}, which could open your drafts to other programs.`,
  windowClosed: 'The window is closed.',

  pastePlain: 'Paste as plain text',
  hung: {
    message: 'Close the window now?',
    detail:
      'It has not closed by itself. Drafts with unsaved changes are kept in the app’s own folder, and open again at the next start. What you typed in the last second may be lost.',
    close: 'Close the window',
    wait: 'Wait',
  },

  menus: {
    file: '&File',
    edit: '&Edit',
    format: 'F&ormat',
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
    pdf: 'PDF',
    docx: 'Word document',
    json: 'JSON',
    sarif: 'SARIF',
  },

  search: {
    died: 'The search stopped before it was done.',
    slow: 'This expression takes too long. Try a simpler one.',
  },
  history: {
    ask: 'Delete the earlier versions of all drafts?',
    detail:
      'Your drafts stay as they are. The versions that the app has kept of them cannot be restored.',
    clear: 'Delete all versions',
    gone: 'This version no longer exists.',
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
  pictures: {
    tooLarge: (name: string, megabytes: string) =>
      `${name} has ${megabytes} MB. A picture may have at most 20 MB.`,
    notPicture: (name: string) =>
      `${name} is not a picture that can be inserted. PNG, JPEG, GIF and WebP can.`,
    noDraft: 'The folder of this draft no longer exists. Save the draft first.',
    outside: 'Pictures can only go into the folder of the draft, or into the open folder.',
    hidden: 'Choose a folder whose name does not begin with a dot.',
  },
  documents: {
    failed: (name: string) => `${name} could not be made into a document.`,
    noPdf: 'The PDF could not be made. Try again, or export a web page and print that.',
    notPrinted: 'Nothing was printed. Check that a printer is set up, or export a PDF.',
  },
  links: {
    outside: (name: string) =>
      `${name} is not in a folder that you opened. Open its folder to follow this link.`,
    missing: (name: string) => `There is no draft ${name}.`,
    notDraft: (name: string) => `${name} is not a draft.`,
  },
  link: { ask: 'Open this address in your browser?', open: 'Open' },

  files: {
    notOpened: 'The app can only use files that you opened in it.',
    noFolder: (name: string) => `There is no folder for ${name}.`,
    changed: (name: string) => `${name} was changed by another program.`,
    tooLarge: (name: string, megabytes: string) =>
      `${name} is ${megabytes} MB. The editor opens files of up to 10 MB.`,
    noFile: (name: string) => `${name} is not a file.`,
    notRecent: 'This file is not in the list of recent files.',
    folderNotRecent: 'This folder is not in the list of recent folders.',
    isFolder: 'This is a folder.',
    noFolderNow: 'This is no longer a folder.',
    notText: 'This is not a text file.',
    exists: (name: string) => `${name} already exists.`,
    badName: (name: string) => `“${name}” is not a valid file name.`,
    noDraftName: (name: string) =>
      `“${name}” is not a name for a draft. Choose one that ends in .md or .txt, for example.`,
    cannotEncode: (character: string) =>
      `“${character}” cannot be written in Windows-1252. Save the file as UTF-8.`,
    notOnDisk: (name: string) => `${name} is not a file on this computer. Save it first.`,
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
    noFile: 'Save the draft first: it has no folder with images yet.',
    tooLarge: (name: string, found: string, most: string) =>
      `${name} is ${found} MB. Files of up to ${most} MB are scored.`,
    noImage: 'The embedded data is not an image with pixels.',
    stopped: 'Stopped.',
    tooSlow: (seconds: number) =>
      `Reading took longer than ${seconds} seconds and was stopped. The file may be damaged.`,
    died: 'The process that reads this file crashed. The file may be damaged.',
  },

  spelling: {
    died: 'The spelling check was interrupted. It restarts with your next change.',
    noFolder:
      'Open the folder of this draft first. Its dictionary is for everyone who works in it.',
    ask: (folder: string) => `Make a dictionary for the folder ${folder}?`,
    detail: (path: string) =>
      `The word goes into ${path}, a text file that you can share with the folder.`,
    make: 'Make it',
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
    noAnswer: 'The server isn’t answering. Check its address in the settings.',
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
    not_asked: 'Nothing was sent.',
    askTest: (host: string) => `Connect to ${host}?`,
    testDetail: (address: string) =>
      `The app asks ${address} whether it is a Content Trust server, and sends the key that you saved for it. No draft is sent.`,
    connect: 'Connect',
    ask: (host: string) => `Send your drafts to ${host}?`,
    detail: (address: string, drafts: number) =>
      `From now on, ${drafts === 0 ? 'each draft that you open' : drafts === 1 ? 'the open draft, and each one that you open later,' : `the ${drafts} open drafts, and each one that you open later,`} is sent to ${address} whenever it is scored. You can go back to scoring on this computer in the settings.`,
    send: 'Send my drafts',
    unencrypted:
      'Your drafts are scored on this computer again, because the address of the server is not encrypted. Enter one that begins with https:// in the settings.',
  },
  sources: {
    off: 'Looking up sources is off. Turn it on in the settings, or in the config file of the folder.',
    died: 'The check stopped before it was done. Start it again: what it has got by then is kept.',
    ask: (hosts: number, references: number) =>
      `Ask ${counted(hosts, 'host')} about ${counted(references, 'reference')}?`,
    detail: (hosts: readonly string[], others: number) =>
      `${hosts.join(', ')}${others > 0 ? ` and ${others} more` : ''}. Each one gets the addresses or names that your draft has for it, and learns that you looked. So do hosts that they redirect us to. The words of your draft stay here, but check for addresses that only you should know.`,
    askThem: 'Ask them',
  },
  rewriter: {
    off: 'Rewrites are off. Turn them on in the settings.',
    ask: (host: string) => `Send this paragraph to ${host}?`,
    detail: (address: string, model: string, characters: number, notes: number) =>
      `${characters} characters and ${notes} ${notes === 1 ? 'note' : 'notes'} from the rules go to ${address}, where the model “${model}” reads them. Nothing else of the draft is sent. You’ll be asked once for each model until you close the app.`,
    send: 'Send',
    askTest: (host: string) => `Connect to ${host}?`,
    testDetail: (address: string, model: string) =>
      `A sentence of the app’s own goes to ${address}, where the model “${model}” rewrites it. Nothing of a draft is sent.`,
    notAsked: 'Nothing was sent.',
    ready: 'The model is ready.',
    timeout: (seconds: number) =>
      `The model did not answer within ${seconds} seconds. Try again, select less text, or use a faster model.`,
    connection: (host: string) =>
      `${host} isn’t answering. Check the address in the settings, and that the model is running.`,
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
