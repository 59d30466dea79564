import { brotliCompressSync, gzipSync } from 'node:zlib'
import { htmlPage } from './article-page.ts'
import { type Answering, bytes, html, redirect } from './served.ts'

const notice = (title: string, text: string) => htmlPage(title, `<h1>${title}</h1><p>${text}</p>`)
const fine = htmlPage('Fine', '<p>The gauge showed 4.1 metres.</p>')
const bomb = gzipSync(Buffer.alloc(200_000_000))

/** Writes until the connection ends. */
function endless(response: Parameters<Answering>[1]): void {
  const chunk = Buffer.alloc(65_536, 'so it goes on ')
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

const encoded = (encoding: string, body: Uint8Array): Answering => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
    response.end(body)
  }
}

/** What servers of the web do, well and badly, by address. */
export const cases: Readonly<Record<string, Answering>> = {
  '/moved/weir': redirect(301, '/river/weir'),
  '/moved/twice': redirect(308, '/moved/weir'),
  '/moved/to-nowhere': redirect(301, '/no/such/page'),
  '/passing/weir': redirect(302, '/river/weir'),
  '/chain/5': redirect(302, '/chain/4'),
  '/chain/4': redirect(302, '/chain/3'),
  '/chain/3': redirect(302, '/chain/2'),
  '/chain/2': redirect(302, '/chain/1'),
  '/chain/1': redirect(302, '/river/weir'),
  '/chain/6': redirect(302, '/chain/5'),
  '/loop': redirect(302, '/loop'),
  '/to-file': redirect(302, 'file:///etc/hostname'),
  '/to-private': redirect(302, 'http://10.0.0.1/'),
  '/to-metadata': redirect(302, 'http://[::ffff:169.254.169.254]/latest'),
  '/gone': html(notice('Gone', 'This page was removed on purpose.'), 410),
  '/forbidden': html(notice('Forbidden', 'You may not see this.'), 403),
  '/login': html(notice('Sign in', 'Members only.'), 401),
  '/legal': html(notice('Unavailable', 'Not in your country.'), 451),
  '/fault': html(notice('Fault', 'Something broke.'), 500),
  '/human': html(notice('Just a moment...', 'We check that your browser is real.')),
  '/challenge': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'cf-mitigated': 'challenge' })
    response.end(fine)
  },
  '/closed/report': html(fine),
  '/silence': () => undefined,
  '/slow': (_request, response) => void setTimeout(() => response.end('At last.'), 60),
  '/drip': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const timer = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(timer))
  },
  '/endless': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    endless(response)
  },
  '/reset': (request) => request.socket.destroy(),
  '/half': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '1000' })
    response.write('only this')
    setTimeout(() => response.destroy(), 20)
  },
  '/bomb': encoded('gzip', bomb),
  '/brotli': encoded('br', brotliCompressSync(fine)),
  '/gzip': encoded('gzip', gzipSync(fine)),
  '/broken-gzip': encoded('gzip', Buffer.from('this is no gzip')),
  '/twice-encoded': encoded('gzip, gzip', gzipSync(gzipSync(fine))),
  '/deep': html(`<main>${'<div>'.repeat(20_000)}x`),
  '/cut-off': html(
    '<!doctype html><title>Cut off</title><main><p>The pier is 300 metres long<p class="',
  ),
  '/broken.pdf': bytes('application/pdf', '%PDF-1.7\n1 0 obj << /Type /Catalog'),
  '/photo.png': bytes(
    'image/png',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  ),
  '/strange-type': bytes(
    'this is no type',
    '<!doctype html><title>Odd</title><p>Seven bridges.</p>',
  ),
}
