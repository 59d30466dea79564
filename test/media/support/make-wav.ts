export interface WavForm {
  readonly rate?: number
  readonly bits?: 8 | 16 | 24 | 32
  readonly isFloat?: boolean
  readonly isExtensible?: boolean
  /** Chunks before the samples, as name and bytes. */
  readonly before?: readonly (readonly [name: string, bytes: Buffer])[]
  /** The size that the header claims, where it is not the true one. */
  readonly claimed?: number
}

/** A WAV file of some channels of one length. */
export function makeWav(channels: readonly Float32Array[], form: WavForm = {}): Buffer {
  const { rate = 16_000, bits = 16, isFloat = false, isExtensible = false, before = [] } = form
  const count = channels[0]?.length ?? 0
  const width = bits / 8
  const data = Buffer.alloc(count * channels.length * width)
  for (const [channel, values] of channels.entries()) {
    for (const [index, value] of values.entries()) {
      const at = (index * channels.length + channel) * width
      if (isFloat) data.writeFloatLE(value, at)
      else if (bits === 8) data.writeUInt8(Math.round(value * 127) + 128, at)
      else data.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), at, width)
    }
  }
  const code = isFloat ? 3 : 1
  const format = Buffer.alloc(isExtensible ? 40 : 16)
  format.writeUInt16LE(isExtensible ? 0xfffe : code, 0)
  format.writeUInt16LE(channels.length, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate * channels.length * width, 8)
  format.writeUInt16LE(channels.length * width, 12)
  format.writeUInt16LE(bits, 14)
  if (isExtensible) {
    format.writeUInt16LE(22, 16)
    format.writeUInt16LE(bits, 18)
    format.writeUInt16LE(code, 24)
  }
  const parts = [
    chunk('fmt ', format),
    ...before.map(([name, bytes]) => chunk(name, bytes)),
    chunk('data', data, form.claimed),
  ]
  const body = Buffer.concat([Buffer.from('WAVE'), ...parts])
  return Buffer.concat([Buffer.from('RIFF'), sizeOf(body.length), body])
}

function chunk(name: string, bytes: Buffer, claimed = bytes.length): Buffer {
  const pad = Buffer.alloc(bytes.length % 2)
  return Buffer.concat([Buffer.from(name, 'latin1'), sizeOf(claimed), bytes, pad])
}

function sizeOf(size: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(size)
  return bytes
}
