import { crc32, deflateSync } from 'node:zlib'

const words = 'Experts say this very unique platform will change everything for everyone. '

/** Prose of a length in characters; each call begins at another place. */
export function proseOf(length: number, turn: number): string {
  const start = (turn * 7) % words.length
  return words.repeat(Math.ceil((start + length) / words.length)).slice(start, start + length)
}

export function textBody(turn: number): object {
  return { type: 'text', content: proseOf(1_000, turn) }
}

/** As many characters as a batch may have. */
export function batchBody(turn: number): object {
  const text = proseOf(2_000, turn)
  return { items: Array.from({ length: 25 }, (_, index) => ({ id: `${index}`, text })) }
}

export function styleBody(turn: number): object {
  return { text: proseOf(20_000, turn), execution_mode: 'deep' }
}

/** A small picture: 64 pixels of grey by 64. */
export function imageBody(): object {
  return { type: 'image', content: `data:image/png;base64,${grey(64).toString('base64')}` }
}

/** A recording that is as long as the largest file allows: eight minutes of 8,000 bytes a second. */
export function audioBody(): object {
  const samples = Buffer.alloc(4_190_000, 128)
  for (let at = 0; at < samples.length; at++) {
    samples[at] = 128 + ((at * 7_919) % 97) * Math.sin(at / 20)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  for (const [value, offset] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const) {
    head.writeUInt16LE(value, offset)
  }
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(8_000, 28)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  const wave = Buffer.concat([head, samples]).toString('base64')
  return { type: 'audio', content: `data:audio/wav;base64,${wave}` }
}

/** A body of 8 MB that says nothing, in two million arrays. */
export function nestedBody(): string {
  return `{"type":"text","content":"${proseOf(100, 0)}","x":[${'[],'.repeat(2_600_000)}[]]}`
}

function grey(size: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.writeUInt8(8, 8)
  const rows = Buffer.alloc(size * (size + 1))
  for (let at = 0; at < rows.length; at++) rows[at] = at % (size + 1) === 0 ? 0 : (at * 31) % 251
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
