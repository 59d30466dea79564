import type { App, Session } from 'electron'
import { APP_ORIGIN } from '../renderer-files.ts'

type GuardedSession = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'on'
> & { readonly webRequest: Pick<Session['webRequest'], 'onBeforeRequest'> }

/** The window gets no permission, no download and no network. */
export function hardenSession(
  session: GuardedSession,
  { isPackaged }: Pick<App, 'isPackaged'>,
): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !isAllowed(url, isPackaged) })
  })
}

function isAllowed(url: string, isPackaged: boolean): boolean {
  return url.startsWith(`${APP_ORIGIN}/`) || (!isPackaged && url.startsWith('devtools://'))
}

/** Nothing may lead the window away, open another or embed one. */
export function hardenContents(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}
