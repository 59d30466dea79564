import { pdfPage } from './pdf-page.ts'
import { type Answering, bytes, html, json } from './served.ts'

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const menu =
  '<title>Speisekarte</title><main><p>Käsespätzle für 11,50 Euro, auch für Gäste.</p></main>'

/** Pages in other formats and charsets, by their address. */
export const documents: Readonly<Record<string, Answering>> = {
  '/documents/report.pdf': bytes(
    'application/pdf',
    pdfPage('Water report', [
      'The utility delivered 1,930,000 cubic metres of water.',
      'Losses in the pipes fell to 8.5 percent.',
    ]),
  ),
  '/documents/tariff.pdf': bytes(
    'application/octet-stream',
    pdfPage('Tariff', ['A cubic metre costs 2.05 pounds from April on.']),
  ),
  '/documents/notes.txt': bytes(
    'text/plain; charset=utf-8',
    'Notes of the water board.\n\nThe reservoir was 78 percent full on 1 May.\n',
  ),
  '/documents/rules.md': bytes(
    'text/plain',
    '# House rules\n\nThe hall may be used until 22:00 by up to 120 people.\n',
  ),
  '/documents/stations.json': json({
    stations: [
      { name: 'Mill Street', bicycles: 12 },
      { name: 'Station', bicycles: 30 },
    ],
  }),
  '/documents/minutes.html': (_request, response) => {
    // No type at all: only the bytes say what it is.
    response.end('<!doctype html><title>Minutes</title><main><p>Nine members came.</p></main>')
  },
  '/charsets/header': bytes('text/html; charset=iso-8859-1', latin1(menu)),
  '/charsets/meta': bytes('text/html', latin1(`<meta charset="windows-1252">${menu}`)),
  '/charsets/mark': bytes('text/html; charset=iso-8859-1', utf16(menu)),
  '/charsets/none': bytes('text/plain', latin1('Für die Gäste gibt es 40 Plätze.')),
  '/charsets/utf8': bytes('text/plain', 'Für die Gäste gibt es 40 Plätze.'),
  '/charsets/unknown': bytes('text/html; charset=klingon', menu),
  '/documents/subscribers': html(
    '<title>For subscribers</title><script type="application/ld+json">{"isAccessibleForFree": false}</script><main><p>The first lines of this long report are free, and the other pages are for those who pay. It tells how the harbour was dredged in 2018, who paid for it, what the divers found below the third pier, and why the gravel went to Denmark.</p></main>',
  ),
  '/documents/application': html(
    '<title>Map</title><div id="root"></div><script src="/map.js"></script>',
  ),
}
