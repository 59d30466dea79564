const text = (latin: string) => Buffer.from(latin, 'latin1')

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 8)
  return Buffer.concat([size, text(name), body])
}

function boxes(brand: string): Buffer {
  return Buffer.concat([box('ftyp', text(brand), text('\0\0\0\0isom')), box('moov')])
}

function ebml(type: string): Buffer {
  const fields = Buffer.concat([
    text('\x42\x86\x81\x01\x42\xf7\x81\x01\x42\x82'),
    Buffer.from([0x80 | type.length]),
    text(type),
  ])
  return Buffer.concat([text('\x1aE\xdf\xa3'), Buffer.from([0x80 | fields.length]), fields])
}

function ogg(packet: string): Buffer {
  const header = text(`OggS\0\x02${'\0'.repeat(20)}\x01`)
  return Buffer.concat([header, Buffer.from([packet.length]), text(packet)])
}

/** One frame of MPEG 1, layer III, 128 kbit/s at 44.1 kHz: 417 bytes. */
const frame = Buffer.concat([text('\xff\xfb\x90\x00'), Buffer.alloc(413)])

/** The shortest files that show their format; they hold neither pixels nor samples. */
export const samples = {
  png: text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0'),
  jpeg: text('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  webp: text('RIFF\x1a\0\0\0WEBPVP8 \x0e\0\0\0'),
  mp3: Buffer.concat([text('ID3\x04\0\0\0\0\0\x05'), Buffer.alloc(5), frame, frame]),
  wav: text('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0'),
  ogg: ogg('OpusHead\x01\x01'),
  webm: ebml('webm'),
  mp4: boxes('isom'),
  quicktime: boxes('qt  '),
} as const

/** Files of other formats, some of which share their first bytes with those above. */
export const strangers = {
  empty: Buffer.alloc(0),
  html: text('<!doctype html><title>Not found</title>'),
  svg: text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  gif: text('GIF89a\x01\0\x01\0'),
  zip: text('PK\x03\x04\x14\0\0\0'),
  pdf: text('%PDF-1.7\n'),
  matroska: ebml('matroska'),
  avif: boxes('avif'),
  heic: boxes('heic'),
  avi: text('RIFF\x1a\0\0\0AVI LIST'),
  theora: ogg('\x80theora'),
  adts: Buffer.concat([text('\xff\xf1\x50\x80'), Buffer.alloc(400)]),
  'one stray frame': Buffer.concat([frame, text('no frame follows here')]),
  'tag without audio': text('ID3\x04\0\0\0\0\0\x05\0\0\0\0\0<!doctype html>'),
  'half a mark': text('\x89PNG\r\n'),
  'box without end': text('\x7f\xff\xff\xffftypisom'),
} as const
