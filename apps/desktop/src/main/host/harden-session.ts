import { app, type Session } from 'electron'
import { APP_ORIGIN } from '../renderer-files.ts'

/** The window gets no permission, no download and no network. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !isAllowed(url) })
  })
}

function isAllowed(url: string): boolean {
  return url.startsWith(`${APP_ORIGIN}/`) || (!app.isPackaged && url.startsWith('devtools://'))
}

/** Nothing may lead the window away, open another or embed one. */
export function hardenContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}
