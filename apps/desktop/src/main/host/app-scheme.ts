import { protocol, type Session } from 'electron'
import { APP_ORIGIN, type RendererFile } from '../renderer-files.ts'

/** Must run before the app is ready. */
export function declareAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves what `read` finds for the editor's own page, and nothing for any other host. */
export function serveAppScheme(
  session: Session,
  read: (pathname: string) => Promise<RendererFile>,
): void {
  session.protocol.handle('app', async ({ url }) => {
    const { origin, host, pathname } = new URL(url)
    const isOurs = origin === APP_ORIGIN || host === new URL(APP_ORIGIN).host
    const { status, headers, body } = await read(isOurs ? pathname : '/..')
    return new Response(Buffer.from(body), { status, headers })
  })
}
