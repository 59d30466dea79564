/** Random whole numbers below a bound, the same for the same seed. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Random = ReturnType<typeof randomOf>

const numbers = [0, 1, 7, 8, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]

/** Containers describe themselves at their start or end, so most changes go there. */
function placeIn(bytes: Buffer, random: Random): number {
  const near = Math.min(bytes.length, 2_000)
  const from = [0, 0, bytes.length - near, null][random(4)] ?? null
  return from === null ? random(bytes.length) : from + random(near)
}

const changes: readonly ((bytes: Buffer, at: number, random: Random) => Buffer)[] = [
  (bytes, at, random) => {
    bytes[at] = random(256)
    return bytes
  },
  (bytes, at, random) => {
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8))
    return bytes
  },
  (bytes, at, random) => {
    const number = Buffer.alloc(4)
    const value = numbers[random(numbers.length)] ?? 0
    if (random(2) === 0) number.writeUInt32BE(value)
    else number.writeUInt32LE(value)
    bytes.set(number.subarray(0, bytes.length - at), at)
    return bytes
  },
  (bytes, at, random) =>
    bytes.fill(random(2) * 255, at, Math.min(bytes.length, at + 1 + random(64))),
  (bytes, at, random) =>
    Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(64))]),
  (bytes, at, random) => {
    const from = random(bytes.length)
    const part = bytes.subarray(from, from + 1 + random(400))
    return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
  },
  (bytes, at, random) => {
    const part = bytes.subarray(at, at + 4 + random(60))
    const copies = Array.from({ length: 1 + random(200) }, () => part)
    return Buffer.concat([bytes.subarray(0, at), ...copies, bytes.subarray(at)])
  },
  (bytes, at) => bytes.subarray(0, at),
  (bytes, _at, random) => Buffer.concat([bytes, Buffer.alloc(random(100_000), random(2))]),
]

/** A file with one to eight random changes. */
export function mutate(file: Uint8Array, seed: number): Buffer {
  const random = randomOf(seed)
  let bytes = Buffer.from(file)
  for (let left = 1 + random(8); left > 0 && bytes.length > 0; left--) {
    const change = changes[random(changes.length)] ?? changes[0]
    bytes = Buffer.from(change?.(bytes, placeIn(bytes, random), random) ?? bytes)
  }
  return bytes
}
