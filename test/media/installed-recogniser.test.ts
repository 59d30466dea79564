import { transcribe } from '@content-trust/engine/node/media'
import { describe, expect, it } from 'vitest'
import './support/install-recogniser.ts'
import { makeNoise, makeVoice } from './support/voice.ts'

const RATE = 16_000

describe('the recogniser beside the engine', () => {
  it.each<[string, Float32Array]>([
    ['noise', makeNoise(5)],
    ['a tone', Float32Array.from({ length: 5 * RATE }, (_, at) => 0.3 * Math.sin(at / 6))],
    ['a voice without words', makeVoice(6)],
  ])('puts no words into %s', async (_name, samples) => {
    const { text, why } = await transcribe(samples)
    expect(text).toBe('')
    expect(why).toMatch(/^(?:no_speech|unsure)$/)
  })
})
