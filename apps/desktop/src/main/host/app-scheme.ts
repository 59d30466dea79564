import type { Protocol, Session } from 'electron'
import { APP_ORIGIN, type RendererFile } from '../renderer-files.ts'

/** Must run before the app is ready. */
export function declareAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves what `read` finds for the editor's own page, and nothing for any other host. */
export function serveAppScheme(
  session: { readonly protocol: Pick<Session['protocol'], 'handle'> },
  read: (pathname: string) => Promise<RendererFile>,
): void {
  session.protocol.handle('app', async ({ url }) => {
    const { host, pathname } = new URL(url)
    const isOurs = host === new URL(APP_ORIGIN).host
    const { status, headers, body } = await read(isOurs ? pathname : '/..')
    return new Response(Buffer.from(body), { status, headers })
  })
}
