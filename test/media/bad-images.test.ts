import { deflateSync } from 'node:zlib'
import { analyzeImage } from '@content-trust/engine/image'
import { readImage } from '@content-trust/engine/node/media'
import { EngineError, imageResultSchema } from '@content-trust/engine/schema'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'

/** An image with noise, so that nothing of it is flat. */
function noisy(width = 320, height = 300): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
}

async function messageFor(bytes: Uint8Array): Promise<string> {
  try {
    await readImage(bytes)
  } catch (error) {
    if (error instanceof EngineError && error.code === 'invalid_media') return error.message
    throw error
  }
  return 'no error'
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(name, 4, 'latin1')
  // The sum is wrong on purpose nowhere that a header is refused for its size.
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

/** A PNG that says it is this large and holds nothing to match. */
function hugeHeader(width: number, height = width): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

it('refuses a file that is empty or not an image, and says why', async () => {
  expect(await messageFor(new Uint8Array(0))).toContain('empty')
  expect(await messageFor(Buffer.from('%PDF-1.7 and more'))).toContain('Unexpected kind of data')
  expect(await messageFor(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toContain(
    'Unexpected kind of data',
  )
})

it('refuses an image that is cut off, or whose bytes only start like one', async () => {
  const jpeg = await noisy().jpeg().toBuffer()
  expect(await messageFor(jpeg.subarray(0, jpeg.length / 2))).toContain('expected a whole file')
  const png = await noisy().png().toBuffer()
  expect(await messageFor(png.subarray(0, png.length / 2))).toContain('expected a whole file')
  const polyglot = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<script>alert(1)</script>')])
  expect(await messageFor(polyglot)).toContain('expected a whole file')
})

it('reads an image that has another file after it as the image', async () => {
  const both = Buffer.concat([await noisy().jpeg().toBuffer(), Buffer.from('PK\x03\x04zip')])
  expect((await readImage(both)).pixels.width).toBe(320)
})

it('refuses an image of 900 megapixels by its header, in no time (decision 9)', async () => {
  const before = process.memoryUsage().rss
  const started = performance.now()
  expect(await messageFor(hugeHeader(30_000))).toContain('at most 40 megapixels')
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

it('refuses the first pixel above 40 megapixels by its header (decision 9)', async () => {
  // What is not too large is decoded, and found to hold too little.
  expect(await messageFor(hugeHeader(8000, 5000))).toContain('expected a whole file')
  expect(await messageFor(hugeHeader(53, 754_717))).toContain('at most 40 megapixels')
})

it('refuses a small file that claims 900 megapixels, whatever its format (decision 9)', async () => {
  const jpeg = await noisy().jpeg().toBuffer()
  // The frame header has height and width; what follows is never looked at.
  const size = jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5
  jpeg.writeUInt16BE(30_000, size)
  jpeg.writeUInt16BE(30_000, size + 2)
  const gif = Buffer.from(
    '4749463839613075307500000021f90401000000002c00000000307530750002024401003b',
    'hex',
  )
  const before = process.memoryUsage().rss
  for (const bytes of [jpeg, gif]) expect(await messageFor(bytes)).toContain('40 megapixels')
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

it('says of HEIC, as telephones write it, what to send in its place', async () => {
  const avif = await noisy().avif().toBuffer()
  const heic = Buffer.from(
    avif.toString('latin1').replace('ftypavif', 'ftypheic').replaceAll('av01', 'hvc1'),
    'latin1',
  )
  expect(await messageFor(heic)).toContain('HEIC images cannot be decoded here')
})

it.each(['gif', 'webp'] as const)(
  'reads the first frame of an animated %s and says that it cannot tell',
  async (format) => {
    const frames = await Promise.all([1, 2, 3].map(() => noisy(160, 160).png().toBuffer()))
    const animation = await sharp(frames, { join: { animated: true } })
      [format]()
      .toBuffer()
    const image = await readImage(animation)
    expect(image.facts.frames).toBe(3)
    expect(image.pixels.height).toBe(160)
    const result = analyzeImage(image)
    expect(result).toMatchObject({ risk_level: 'low', confidence: 'low', primary_reason: 'other' })
    expect(result.limitations.join(' ')).toContain('an animation of 3 frames')
  },
)

it.each([
  ['CMYK', () => noisy().toColourspace('cmyk').jpeg()],
  ['16 bits', () => noisy().toColourspace('rgb16').png()],
  ['alpha', () => noisy().ensureAlpha(0.5).png()],
  ['grey', () => noisy().greyscale().jpeg()],
  ['a palette', () => noisy().png({ palette: true })],
  ['TIFF', () => noisy().tiff()],
  ['WebP', () => noisy().webp()],
  ['AVIF', () => noisy().avif()],
])('reads %s as 8 bits of red, green and blue', async (_name, make) => {
  const image = await readImage(await make().toBuffer())
  const { width, height, channels, data } = image.pixels
  expect([width, height]).toEqual([320, 300])
  expect(data).toHaveLength(width * height * channels)
  expect(imageResultSchema.safeParse(analyzeImage(image)).success).toBe(true)
})

it('puts what is transparent on white', async () => {
  const clear = await sharp({
    create: { width: 200, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
    .png()
    .toBuffer()
  expect((await readImage(clear)).pixels.data.every((value) => value === 255)).toBe(true)
})

it('turns an image as its EXIF says', async () => {
  const bytes = await noisy(320, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { pixels } = await readImage(bytes)
  expect([pixels.width, pixels.height]).toEqual([200, 320])
})

it('says that it cannot judge a small image', async () => {
  const result = analyzeImage(await readImage(await noisy(90, 400).png().toBuffer()))
  expect(result).toMatchObject({ risk_level: 'low', confidence: 'low', primary_reason: 'other' })
  expect(result.limitations.join(' ')).toContain('smaller than 128 pixels')
})

it('takes damaged metadata and credentials for none', async () => {
  const jpeg = await noisy().jpeg().toBuffer()
  const marker = Buffer.from('ffe1000a45786966000000ff', 'hex')
  const store = Buffer.from(`ffeb00184a5000010000000100000012${'6a756d6200'.repeat(2)}`, 'hex')
  const damaged = Buffer.concat([jpeg.subarray(0, 2), marker, store, jpeg.subarray(2)])
  const { declared } = (await readImage(damaged)).facts
  expect(declared.sourceTypes).toEqual([])
  expect(declared.credentials?.content ?? 'unchecked').toBe('unchecked')
})

it('gives the same result for the same bytes', async () => {
  const bytes = await noisy().jpeg().toBuffer()
  const first = analyzeImage(await readImage(bytes))
  expect(analyzeImage(await readImage(bytes))).toEqual(first)
})
