/** What the app says about new versions of itself. */
export const updateMessages = {
  notPacked:
    'This copy was built from source or came without an update address. Get a new version where you got this one.',
  latest: (version: string) => `Version ${version} is the latest.`,
  failed: 'The app could not look for updates. Check your connection and try again.',
  ask: (version: string) => `Version ${version} is available. Download it?`,
  askDetail: (current: string) => `You have version ${current}. Nothing of yours is sent.`,
  download: 'Download',
  later: 'Not now',
  put: (version: string) => `Version ${version} is available. You can get it at any time.`,
  ready: (version: string) => `Version ${version} is ready. Restart now?`,
  readyDetail: 'Otherwise it is installed when you quit.',
  restart: 'Restart',
  whenQuitting: 'When I quit',
  willInstall: (version: string) => `Version ${version} will be installed when you quit.`,
  restarting: 'The app restarts once your drafts are saved.',
} as const
