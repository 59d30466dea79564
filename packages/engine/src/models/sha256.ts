const constants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const initial = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

/** SHA-256 of a text in UTF-8, in hexadecimal (FIPS 180-4); the core has no hash of the platform. */
export function sha256(text: string): string {
  const blocks = padded(utf8(text))
  const state = Uint32Array.from(initial)
  const schedule = new Uint32Array(64)
  const view = new DataView(blocks.buffer)
  for (let block = 0; block < blocks.length; block += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(block + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = schedule[i - 15]
      const b = schedule[i - 2]
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1
    }
    mix(state, schedule)
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + constants[i] + schedule[i]) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] += word
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The bytes, one bit, zeros, and the length in bits, to a multiple of 64 bytes. */
function padded(bytes: readonly number[]): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(blocks.length - 4, bytes.length << 3)
  return blocks
}

function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) {
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    } else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63))
      bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    }
  }
  return bytes
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

/** The first 32 bits after the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}
