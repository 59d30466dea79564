import { deflateSync } from 'node:zlib'

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

/** A stream with its length, and how it is compressed where it is. */
function stream(content: Uint8Array, filter = ''): Buffer {
  const head = Buffer.from(`<< /Length ${content.length}${filter} >>\nstream\n`)
  return Buffer.concat([head, content, Buffer.from('\nendstream')])
}

/** A PDF of one page that draws this content. Its catalog names a script that must not run. */
function pdfFile(title: string, content: Buffer): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${escaped(title)}) >>`,
  ]
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n')]
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const offsets = objects.map((object, index) => {
    const offset = length()
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'))
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${length()}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

/** A PDF of one page with these lines. */
export function pdfPage(title: string, lines: readonly string[]): Buffer {
  const drawn = lines.map((line) => `(${escaped(line)}) Tj 0 -16 Td`).join('\n')
  const content = Buffer.from(`BT /F1 12 Tf 60 780 Td\n${drawn}\nET`, 'latin1')
  return pdfFile(title, stream(content))
}

/** A small PDF whose page is so many bytes when it is decompressed. */
export function pdfBomb(bytes: number): Buffer {
  const content = deflateSync(Buffer.alloc(bytes, ' '))
  return pdfFile('A blank page', stream(content, ' /Filter /FlateDecode'))
}
