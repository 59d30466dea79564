import type { App, CommandLine, Session } from 'electron'
import { APP_ORIGIN } from '../renderer-files.ts'

type GuardedSession = Pick<
  Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setProxy'
  | 'on'
> & { readonly webRequest: Pick<Session['webRequest'], 'onBeforeRequest'> }

/** Nobody can listen there: no packet leaves for it. */
const NOWHERE = 'socks5://127.0.0.1:0'

/** Where new versions of the app are: the only servers that the app asks through Chromium, by names that say nothing. */
const releases = [
  'github.com',
  'api.github.com',
  'objects.githubusercontent.com',
  'release-assets.githubusercontent.com',
]

/**
 * Chromium finds no address of any other name, so that no name carries words away: neither a hint of a page nor a call
 * by WebRTC passes the filter of requests. Must run before the app is ready. The main process itself speaks to
 * servers with Node's `fetch`, which has nothing to do with Chromium's network.
 */
export function closeNameResolution(commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  commandLine.appendSwitch(
    'host-resolver-rules',
    ['MAP * ~NOTFOUND', ...releases.map((host) => `EXCLUDE ${host}`)].join(','),
  )
}

/**
 * The window gets no permission, no download and no network: requests are cancelled, and what is no request
 * would have to pass a proxy that is not there.
 */
export async function hardenSession(
  session: GuardedSession,
  { isPackaged }: Pick<App, 'isPackaged'>,
): Promise<void> {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !isAllowed(url, isPackaged) })
  })
  // Without this Chromium takes no proxy for the computer itself.
  const proxyBypassRules = '<-loopback>'
  await session.setProxy({ mode: 'fixed_servers', proxyRules: NOWHERE, proxyBypassRules })
}

function isAllowed(url: string, isPackaged: boolean): boolean {
  return url.startsWith(`${APP_ORIGIN}/`) || (!isPackaged && url.startsWith('devtools://'))
}

/** Nothing may lead the window away, open another, embed one or call another computer. */
export function hardenContents(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}
