import { protocol, type Session } from 'electron'
import { APP_ORIGIN, readRendererFile } from '../renderer-files.ts'

/** Must run before the app is ready. */
export function declareAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the editor's own files, and only those. */
export function serveAppScheme(session: Session, root: string): void {
  session.protocol.handle('app', async ({ url }) => {
    const { origin, host, pathname } = new URL(url)
    const isOurs = origin === APP_ORIGIN || host === new URL(APP_ORIGIN).host
    const { status, headers, body } = await readRendererFile(root, isOurs ? pathname : '/..')
    return new Response(Buffer.from(body), { status, headers })
  })
}
