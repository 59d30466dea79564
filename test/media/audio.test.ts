import { readFile } from 'node:fs/promises'
import { analyzeAudio } from '@content-trust/engine/audio'
import { readAudio } from '@content-trust/engine/node/media'
import { audioResultSchema, EngineError } from '@content-trust/engine/schema'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeWav, type WavForm } from './support/make-wav.ts'
import { makeNoise, makeVoice } from './support/voice.ts'

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url))

async function problemOf(bytes: Uint8Array): Promise<EngineError> {
  try {
    await readAudio(bytes)
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
  throw new Error('The file was read.')
}

/** How alike two recordings are at their best shift, 1 for the same. */
function likeness(a: Float32Array, b: Float32Array): number {
  const energy = (values: Float32Array) => values.reduce((sum, value) => sum + value * value, 0)
  const scale = Math.sqrt(energy(a) * energy(b))
  let best = 0
  for (let shift = -900; shift <= 1800; shift++) {
    let sum = 0
    for (let at = 2000; at < Math.min(a.length, b.length) - 2000; at++) {
      sum += (a[at] ?? 0) * (b[at + shift] ?? 0)
    }
    best = Math.max(best, sum / scale)
  }
  return best
}

const voice = makeVoice(3)

describe('formats', () => {
  it.each([
    ['voice.mp3', 'mp3', 'mp3', 48_000],
    ['voice.opus', 'ogg', 'opus', 48_000],
    ['voice.ogg', 'ogg', 'vorbis', 48_000],
    ['voice.flac', 'flac', 'flac', 16_000],
    ['voice.webm', 'webm', 'opus', 48_000],
  ])('R-SRC-06 decodes %s', async (name, container, codec, rate) => {
    const { samples, facts } = await readAudio(await fixture(name))
    expect(facts).toMatchObject({ container, codec, rate, isCut: false, isWhole: true })
    expect(facts.seconds).toBeGreaterThan(2.9)
    expect(facts.seconds).toBeLessThan(3.2)
    expect(Math.abs(samples.length - 48_000)).toBeLessThan(2_000)
  })

  it.each<[string, WavForm]>([
    ['8 bits', { bits: 8 }],
    ['16 bits', {}],
    ['24 bits', { bits: 24 }],
    ['32 bits', { bits: 32 }],
    ['floating point', { bits: 32, isFloat: true }],
    ['an extensible header', { bits: 24, isExtensible: true }],
    ['an odd chunk before the samples', { before: [['LIST', Buffer.from('abc')]] }],
    ['a size that a recorder never filled in', { claimed: 0 }],
  ])('reads WAV with %s', async (_name, form) => {
    const { samples, facts } = await readAudio(makeWav([voice], form))
    expect(samples).toHaveLength(voice.length)
    expect(likeness(voice.subarray(0, 9000), samples.subarray(0, 9000))).toBeGreaterThan(0.2)
    expect(Math.abs((samples[4321] ?? 0) - (voice[4321] ?? 0))).toBeLessThan(0.02)
    expect(facts).toMatchObject({ container: 'wav', codec: 'pcm', isWhole: true })
  })

  it.each([
    [8_000, 1],
    [11_025, 2],
    [44_100, 6],
    [48_000, 8],
    [96_000, 1],
  ])('brings %d Hz and %d channels to one channel at 16 kHz', async (rate, count) => {
    const own = makeVoice(2, rate)
    const { samples } = await readAudio(makeWav(Array(count).fill(own), { rate, bits: 24 }))
    expect(Math.abs(samples.length - 32_000)).toBeLessThan(4)
    const level = (values: Float32Array) =>
      Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
    expect(level(samples) / level(own)).toBeGreaterThan(0.8)
    expect(level(samples) / level(own)).toBeLessThan(1.05)
  })
})

describe('without ffmpeg', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('says what AAC needs', async () => {
    vi.stubEnv('PATH', '')
    const error = await problemOf(await fixture('voice.m4a'))
    expect(error.code).toBe('decoder_unavailable')
    expect(error.message).toContain('Install ffmpeg')
  })
})

describe('bad input', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['words', Buffer.from('A text, not audio.'), 'Unexpected kind of data'],
    ['a header alone', makeWav([new Float32Array(0)]), 'has no samples'],
    ['nine channels', makeWav(Array(9).fill(voice.subarray(0, 90))), '9 channels'],
    ['an absurd rate', makeWav([voice.subarray(0, 90)], { rate: 7 }), '7 Hz'],
    ['an MP3 header before noise', Buffer.from(`ID3${'x'.repeat(4000)}`), ''],
    ['boxes without tracks', Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42\0\0\0\x08moov'), ''],
  ])('R-ANA-20 refuses %s and says why', async (_name, bytes, words) => {
    const error = await problemOf(bytes)
    expect(error.code).toBe('invalid_media')
    expect(error.message).toContain(words)
  })

  it.each(['voice.mp3', 'voice.opus', 'voice.ogg', 'voice.flac', 'voice.webm'])(
    'measures what is left of %s when it is cut short, or refuses it',
    async (name) => {
      const bytes = await fixture(name)
      for (const share of [0.02, 0.3, 0.7]) {
        const part = bytes.subarray(0, Math.floor(bytes.length * share))
        const seconds = await readAudio(part).then(
          ({ facts }) => facts.seconds,
          (error: unknown) => {
            if (error instanceof EngineError && error.code === 'invalid_media') return 0
            throw error
          },
        )
        expect(seconds).toBeLessThan(3)
      }
    },
  )

  it('says that a WAV file was cut short', async () => {
    const { facts } = await readAudio(makeWav([voice]).subarray(0, 60_000))
    expect(facts.isWhole).toBe(false)
    expect(facts.seconds).toBeCloseTo(1.87, 1)
  })

  it('reads five minutes of a long recording and no more', async () => {
    const { facts, samples } = await readAudio(
      makeWav([new Float32Array(8_000 * 400)], { rate: 8_000 }),
    )
    expect(facts).toMatchObject({ isCut: true, seconds: 300 })
    expect(samples).toHaveLength(300 * 16_000)
  })
})

describe('results', () => {
  const analyze = async (bytes: Uint8Array, options = {}) =>
    audioResultSchema.strict().parse(analyzeAudio(await readAudio(bytes), options))

  it('R-MED-04 and R-MED-05 gives the fields of audio; the signal alone stays below a high risk', async () => {
    const result = await analyze(makeWav([makeVoice(12)]))
    expect(result.synthetic_risk).toBe(result.synthetic_audio_risk)
    expect(result.synthetic_audio_risk).toBeLessThan(0.7)
    expect(result.recommended_action).not.toBe('reject')
    expect(result.confidence).not.toBe('high')
  })

  it.each<[string, Float32Array, number, string]>([
    ['one sample', new Float32Array([0.5]), 16_000, 'shorter than a second'],
    ['silence', new Float32Array(64_000), 16_000, 'silent'],
    ['half a second', makeVoice(0.5), 16_000, 'shorter than a second'],
    ['a low rate', makeVoice(3, 6_000), 6_000, '6000 Hz'],
    ['noise', makeNoise(4), 16_000, 'voice'],
  ])('says of %s that it cannot tell', async (_name, values, rate, why) => {
    const result = await analyze(makeWav([values], { rate }))
    expect(result).toMatchObject({
      synthetic_audio_risk: 0.2,
      confidence: 'low',
      risk_level: 'low',
      primary_reason: 'other',
    })
    expect(result.limitations.join(' ')).toContain(why)
  })

  it('without a transcript it is empty, with a limitation; with one its slop counts (decision 12)', async () => {
    const bytes = makeWav([makeVoice(3)])
    const bare = await analyze(bytes)
    expect(bare).toMatchObject({ transcript: '', workflow_risk: bare.synthetic_audio_risk })
    expect(bare.limitations.join(' ')).toContain('No transcript')
    const words = { text: 'We leverage synergies.', result: { slop_risk: 0.81, evidence: [] } }
    const told = await analyze(bytes, { transcript: words })
    expect(told).toMatchObject({
      transcript: words.text,
      workflow_risk: 0.81,
      synthetic_audio_risk: bare.synthetic_audio_risk,
      risk_level: bare.risk_level,
    })
  })

  it('reads a tag that names a generator as a declaration', async () => {
    const result = await analyze(await fixture('declared.mp3'))
    expect(result).toMatchObject({
      synthetic_audio_risk: 0.95,
      confidence: 'high',
      primary_reason: 'source_quality',
      evidence: [expect.objectContaining({ rule: 'declared-origin', severity: 'high' })],
    })
    expect(result.evidence[0]?.span).toContain('ElevenLabs')
  })

  it('gives the same bytes twice', async () => {
    const bytes = await fixture('voice.opus')
    expect(JSON.stringify(await analyze(bytes))).toBe(JSON.stringify(await analyze(bytes)))
  })
})
