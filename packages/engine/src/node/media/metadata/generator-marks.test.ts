import { expect, it } from 'vitest'
import { findGeneratorMarks } from './generator-marks.ts'

const find = (name: string, text: string, group = 'PNG text chunk') =>
  findGeneratorMarks([{ name, group, text }])

it.each([
  [
    'parameters',
    'a red barn\nNegative prompt: blurry\nSteps: 20, Sampler: Euler a',
    'Stable Diffusion parameters',
  ],
  ['UserComment', 'a red barn\nSteps: 30, CFG scale: 7, Seed: 11', 'Stable Diffusion parameters'],
  ['prompt', '{"3": {"class_type": "KSampler"}}', 'ComfyUI'],
  ['workflow', '{"last_node_id": 9, "nodes": []}', 'ComfyUI'],
  ['invokeai_metadata', '{}', 'InvokeAI'],
  ['sd-metadata', '{}', 'InvokeAI'],
  ['fooocus_scheme', 'fooocus', 'Fooocus'],
  ['Software', 'NovelAI', 'NovelAI'],
  ['Description', 'a barn Job ID: 0a1b2c3d-0000-4000-8000-000000000000', 'Midjourney'],
])('knows the record that a generator writes under “%s”', (name, text, generator) => {
  expect(find(name, text)).toEqual([
    { name: generator, place: `PNG text chunk “${name}”`, strength: 'sure' },
  ])
})

it.each([
  ['parameters', 'Steps: the way down to the cellar'],
  ['Title', 'Steps: 20, Sampler: Euler a'],
  ['prompt', 'a red barn'],
  ['workflow', 'nodes'],
  ['Software', 'GIMP 2.10'],
  ['Software', 'a veopard'],
  ['Model', 'Gemini'],
  ['Description', 'Job ID: 12'],
])('finds nothing in “%s”: %s', (name, text) => {
  expect(find(name, text)).toEqual([])
})

it('is sure of a generator that a field of the making software names, as it is written', () => {
  expect(find('CreatorTool', 'midJourney v6', 'XMP field')).toEqual([
    { name: 'midJourney', place: 'XMP field “CreatorTool”', strength: 'sure' },
  ])
  expect(find('encoder', 'ElevenLabs', 'container tag')[0]?.strength).toBe('sure')
})

it('takes a generator that a free field names for a hint', () => {
  expect(find('Credit', 'Made with Google AI', 'IPTC field')).toEqual([
    { name: 'Google AI', place: 'IPTC field “Credit”', strength: 'hint' },
  ])
})

it('names each mark of a place once', () => {
  const field = { name: 'Software', group: 'EXIF tag', text: 'NovelAI' }
  expect(findGeneratorMarks([field, field, { ...field, group: 'XMP field' }])).toEqual([
    { name: 'NovelAI', place: 'EXIF tag “Software”', strength: 'sure' },
    { name: 'NovelAI', place: 'XMP field “Software”', strength: 'sure' },
  ])
})
