import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { analyzeImage, type Credentials, type DeclaredFacts } from '@content-trust/engine/image'
import { readImage } from '@content-trust/engine/node/media'
import { describe, expect, it } from 'vitest'
import { corporaFolder } from '../../training/corpora.ts'

// Untouched files of generators, cameras and test suites; they stay outside of this repository.
const folder = join(corporaFolder, 'images/originals')
const hasOriginals = existsSync(folder)

async function read(file: string) {
  const image = await readImage(await readFile(join(folder, file)))
  return { ...image, declared: image.facts.declared, result: analyzeImage(image) }
}

const generatorOf = ({ credentials }: DeclaredFacts) => credentials?.manifests.at(-1)?.generator
const sourceTypes = ({ credentials }: DeclaredFacts) =>
  credentials?.manifests.flatMap(({ actions }) => actions.map(({ sourceType }) => sourceType)) ?? []
const actionsOf = ({ credentials }: DeclaredFacts) =>
  credentials?.manifests.flatMap(({ actions }) => actions.map(({ action }) => action)) ?? []
const agentsOf = ({ credentials }: DeclaredFacts) =>
  credentials?.manifests.flatMap(({ actions }) => actions.map(({ agent }) => agent)) ?? []

describe.skipIf(!hasOriginals)('originals of the corpora (skipped where they are absent)', () => {
  it.each([
    ['c2pa-bfl-flux-dog.jpg', 'Black Forest Labs API', 'Flux.1'],
    ['c2pa-bfl-flux-jellyfish.jpg', 'Black Forest Labs API', 'Flux.1'],
    ['c2pa-bfl-flux-pro-ultra.jpg', 'Black Forest Labs API', 'Flux.1'],
    ['c2pa-openai-dalle3.webp', 'ChatGPT c2pa-rs/0.31.3', 'DALL·E'],
    ['c2pa-openai-gpt-image-2-pre.png', 'OpenAI Media Service API', 'gpt-image'],
  ])(
    '%s declares a trained generator; its signature cannot be verified, its content fits',
    async (file, generator, agent) => {
      const { declared, result } = await read(file)
      expect(declared.credentials).toMatchObject({ signature: 'unverified', content: 'same' })
      expect(generatorOf(declared)).toBe(generator)
      expect(agentsOf(declared)).toContain(agent)
      expect(actionsOf(declared)).toContain('c2pa.created')
      expect(sourceTypes(declared)).toContain('trainedAlgorithmicMedia')
      expect(result).toMatchObject({ risk_level: 'high', confidence: 'high' })
      expect(result.evidence.map(({ explanation }) => explanation).join(' ')).toContain(
        'the signature could not be verified',
      )
    },
  )

  it('reads the conversion beside the creation, in WebP and PNG', async () => {
    for (const file of ['c2pa-openai-dalle3.webp', 'c2pa-openai-gpt-image-2-pre.png']) {
      expect(actionsOf((await read(file)).declared)).toContain('c2pa.converted')
    }
  })

  it('reads all manifests: the creation is in the first, the present signer in the last', async () => {
    const { declared, result } = await read('c2pa-openai-gpt-image-vinyl.png')
    expect(declared.credentials?.manifests).toHaveLength(2)
    expect(generatorOf(declared)).toBe('ChatGPT')
    expect(declared.credentials).toMatchObject({ signature: 'expired', content: 'same' })
    expect(result.risk_level).toBe('high')
  })

  const states: readonly [string, Partial<Credentials>][] = [
    ['c2pars-C.jpg', { signature: 'valid', content: 'same' }],
    ['c2pars-CA.jpg', { signature: 'valid', content: 'same' }],
    ['c2patest-adobe-20220124-CAICA.jpg', { signature: 'valid', content: 'same' }],
    ['c2patest-truepic-20230212-camera.jpg', { signature: 'valid', content: 'same' }],
    ['c2patest-nikon-20221019-building.jpeg', { signature: 'expired', content: 'same' }],
    ['c2pars-CACA.jpg', { signature: 'unverified', content: 'same' }],
    ['c2pars-C_with_CAWG_data.jpg', { signature: 'unverified', content: 'same' }],
  ]
  it.each(states)('%s is not tampered with', async (file, state) => {
    const { declared, result } = await read(file)
    expect(declared.credentials).toMatchObject(state)
    expect(result.evidence.filter(({ severity }) => severity === 'high')).toEqual([])
  })

  it.each([
    ['c2pars-E-sig-CA.jpg', { signature: 'broken' }],
    ['c2pars-XCA.jpg', { content: 'changed' }],
    ['c2patest-adobe-20220124-E-dat-CA.jpg', { content: 'changed' }],
    ['c2patest-adobe-20220124-E-uri-CA.jpg', { content: 'changed' }],
  ])('%s is tampered with, and goes to a person', async (file, state) => {
    const { declared, result } = await read(file)
    expect(declared.credentials).toMatchObject(state)
    expect(result).toMatchObject({ risk_level: 'medium', primary_reason: 'source_quality' })
    expect(result.evidence[0]).toMatchObject({ type: 'source_quality', severity: 'high' })
  })

  it('keeps an algorithm that was not trained apart', async () => {
    const { result } = await read('c2pars-C.jpg')
    expect(result.evidence[0]?.span).toContain('algorithmicMedia')
    expect(result.evidence[0]).toMatchObject({ severity: 'low' })
    expect(result.risk_level).not.toBe('high')
  })

  it('names the capture of a camera, and its expired certificate', async () => {
    const nikon = await read('c2patest-nikon-20221019-building.jpeg')
    expect(nikon.declared.camera).toEqual({
      name: 'NIKON CORPORATION NIKON Z 9',
      hasExposure: true,
    })
    expect(nikon.result.evidence.map(({ explanation }) => explanation).join(' ')).toContain(
      'expired',
    )
    expect((await read('c2patest-truepic-20230212-camera.jpg')).declared.camera?.name).toContain(
      'Pixel 5',
    )
  })

  it('finds no manifest in an image without one', async () => {
    const { declared } = await read('c2pars-no_manifest.jpg')
    expect(declared.credentials).toBeNull()
  })

  it.each([
    ['made-a1111-parameters.png', 'Stable Diffusion parameters', 'parameters'],
    ['made-comfyui-prompt.png', 'ComfyUI', 'prompt'],
  ])('%s carries what a generator writes into a text chunk', async (file, name, chunk) => {
    const { declared, result } = await read(file)
    expect(declared.generators[0]).toEqual({
      name,
      place: `PNG text chunk “${chunk}”`,
      strength: 'sure',
    })
    expect(result).toMatchObject({ risk_level: 'high', primary_reason: 'source_quality' })
  })

  it('tells “made with” from “edited with” by the source type', async () => {
    const [made] = readdirSync(folder).filter((name) => name.includes('5drc5r5drc'))
    const [edited] = readdirSync(folder).filter((name) => name.includes('1s6k6k1s6k'))
    const first = await read(made ?? '')
    const second = await read(edited ?? '')
    expect(first.declared.sourceTypes[0]?.sourceType).toBe('trainedAlgorithmicMedia')
    expect(second.declared.sourceTypes[0]?.sourceType).toBe('compositeWithTrainedAlgorithmicMedia')
    expect(first.result.synthetic_risk).toBeGreaterThan(second.result.synthetic_risk)
    expect(second.result.risk_level).toBe('high')
  })

  it('reads every file: what people made is never high, what declares a generator always', async () => {
    const labels: { file: string; label: string; expect: string | null }[] = readFileSync(
      join(folder, 'labels.jsonl'),
      'utf8',
    )
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const wrong: string[] = []
    for (const { file, label, expect: said } of labels) {
      const bytes = await readFile(join(folder, file))
      const level = await readImage(bytes).then(
        (image) => analyzeImage(image).risk_level,
        (error: unknown) => String(error),
      )
      const isTampered = said?.startsWith('tampered')
      const right = label.startsWith('synthetic') ? 'high' : isTampered ? 'medium' : 'low'
      if (level !== right) wrong.push(`${file} ${level}`)
    }
    expect(labels.length).toBeGreaterThan(45)
    // Its data is damaged: the camera wrote an invalid Huffman code.
    expect(wrong).toEqual([
      expect.stringMatching(/^exif-dn-c3018ebe\S+ EngineError: Unexpected data/),
    ])
  })

  it('raises nothing for a file that declares nothing', async () => {
    const { declared, result } = await read('exif-DSCN0027.jpg')
    expect(declared).toMatchObject({ credentials: null, sourceTypes: [], generators: [] })
    expect(result.risk_level).not.toBe('high')
    expect(result.limitations.join(' ')).toContain('declares no origin')
  })
})
