import { crc32 } from 'node:zlib'
import { analyzeImage } from '@content-trust/engine/image'
import { readImage } from '@content-trust/engine/node/media'
import { expect, it } from 'vitest'
import { noiseImage } from '../support/images.ts'

async function read(bytes: Uint8Array) {
  const image = await readImage(bytes)
  return { declared: image.facts.declared, result: analyzeImage(image) }
}

/** A PNG with this text chunk after its header. */
async function pngWith(name: string, text: string): Promise<Buffer> {
  const png = await noiseImage().png().toBuffer()
  const named = Buffer.from(`tEXt${name}\0${text}`, 'latin1')
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(named.length - 4)
  chunk.set(named, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  // The signature has 8 bytes, the header 25.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const jpegWithXmp = (field: string) =>
  noiseImage()
    .jpeg()
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ${field}/></rdf:RDF></x:xmpmeta>`,
    )
    .toBuffer()

it.each([
  ['parameters', 'a barn\nSteps: 20, Sampler: Euler a, Seed: 7', 'Stable Diffusion parameters'],
  ['prompt', '{"3": {"class_type": "KSampler"}}', 'ComfyUI'],
])('a PNG with the text chunk “%s” of a generator is high', async (name, text, generator) => {
  const { declared, result } = await read(await pngWith(name, text))
  expect(declared.generators[0]).toEqual({
    name: generator,
    place: `PNG text chunk “${name}”`,
    strength: 'sure',
  })
  expect(result).toMatchObject({ risk_level: 'high', primary_reason: 'source_quality' })
  expect(result.evidence[0]?.span).toBe(`${generator} (PNG text chunk “${name}”)`)
})

it('tells “made with” from “edited with” by the source type in XMP', async () => {
  const base = 'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/'
  const made = await read(await jpegWithXmp(`${base}trainedAlgorithmicMedia"`))
  const edited = await read(await jpegWithXmp(`${base}compositeWithTrainedAlgorithmicMedia"`))
  expect(made.declared.sourceTypes).toEqual([
    { sourceType: 'trainedAlgorithmicMedia', place: 'XMP field “DigitalSourceType”' },
  ])
  expect(edited.declared.sourceTypes[0]?.sourceType).toBe('compositeWithTrainedAlgorithmicMedia')
  expect(made.result.synthetic_risk).toBeGreaterThan(edited.result.synthetic_risk)
  expect([made, edited].map(({ result }) => result.risk_level)).toEqual(['high', 'high'])
})

it('reads the tool that XMP names', async () => {
  const { declared } = await read(await jpegWithXmp('xmp:CreatorTool="Adobe Firefly"'))
  expect(declared.generators).toEqual([
    { name: 'Adobe Firefly', place: 'XMP field “CreatorTool”', strength: 'sure' },
  ])
})

it('names a camera, with its exposure only where two settings are present', async () => {
  const taken = (settings: Record<string, string>) =>
    noiseImage()
      .jpeg()
      .withExif({ IFD0: { Make: 'Leitz', Model: 'M 4' }, IFD2: settings })
      .toBuffer()
  const whole = await read(await taken({ ExposureTime: '1/125', FNumber: '28/10' }))
  expect(whole.declared.camera).toEqual({ name: 'Leitz M 4', hasExposure: true })
  expect(whole.result.evidence).toContainEqual(
    expect.objectContaining({ severity: 'low', span: 'camera data: Leitz M 4' }),
  )
  const bare = await read(await taken({ FNumber: '28/10' }))
  expect(bare.declared.camera).toEqual({ name: 'Leitz M 4', hasExposure: false })
  expect(bare.result.evidence.map(({ rule }) => rule)).not.toContain('camera-data')
})

it('raises nothing for a file that declares nothing', async () => {
  const { declared, result } = await read(await noiseImage().jpeg().toBuffer())
  expect(declared).toEqual({ credentials: null, sourceTypes: [], generators: [], camera: null })
  expect(result.risk_level).not.toBe('high')
  expect(result.limitations.join(' ')).toContain('declares no origin')
})
