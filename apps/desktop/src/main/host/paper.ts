import type { BrowserWindow, BrowserWindowConstructorOptions, Session } from 'electron'
import type { Paper } from '../ports.ts'
import { APP_ORIGIN } from '../renderer-files.ts'

/** A long document may take a while; one that takes longer is given up. */
const PATIENCE_MS = 5 * 60_000
const ADDRESS = `${APP_ORIGIN}/document.html`

/** Where paper is Letter; everywhere else it is A4. */
const letterCountries: ReadonlySet<string> = new Set(
  'US CA MX PH CL CO VE GT CR NI PA SV DO PR'.split(' '),
)

interface PaperParts {
  /** Opens a window that is never shown. */
  create(options: BrowserWindowConstructorOptions): BrowserWindow
  /** A session of its own in memory, without any right. */
  openSession(): Promise<Session>
  /** Two letters of the country that the system is set to. */
  country(): string
}

/**
 * Puts documents on paper: each in a hidden window of its own, which runs no script, has no preload script and
 * can load nothing but the document.
 */
export function systemPaper(parts: PaperParts): Paper {
  return {
    toPdf: (html) =>
      withDocument(parts, html, ({ webContents }) =>
        webContents.printToPDF({
          printBackground: true,
          pageSize: letterCountries.has(parts.country()) ? 'Letter' : 'A4',
          preferCSSPageSize: true,
          generateTaggedPDF: true,
          generateDocumentOutline: true,
        }),
      ),
    print: (html) =>
      withDocument(
        parts,
        html,
        ({ webContents }) =>
          new Promise<boolean>((resolve, reject) => {
            webContents.print({ printBackground: true }, (isPrinted, reason) => {
              // Chromium’s word for a person who changed their mind.
              if (isPrinted || /cancel/i.test(reason)) resolve(isPrinted)
              else reject(new Error(reason))
            })
          }),
      ),
  }
}

async function withDocument<Result>(
  { create, openSession }: PaperParts,
  html: Uint8Array,
  run: (window: BrowserWindow) => Promise<Result>,
): Promise<Result> {
  const session = await openSession()
  session.protocol.handle('app', ({ url }) =>
    url === ADDRESS
      ? new Response(new Blob([new Uint8Array(html)]), {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        })
      : new Response(null, { status: 404 }),
  )
  const window = create({
    show: false,
    webPreferences: {
      session,
      javascript: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  })
  let timer: NodeJS.Timeout | undefined
  const gone = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The document took too long.')), PATIENCE_MS)
    window.webContents.once('render-process-gone', () =>
      reject(new Error('The process of the document ended.')),
    )
  })
  try {
    const made = window.loadURL(ADDRESS).then(() => run(window))
    return await Promise.race([made, gone])
  } finally {
    clearTimeout(timer)
    if (!window.isDestroyed()) window.destroy()
  }
}
