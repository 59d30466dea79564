import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasVideoTrack, readVideo } from '@content-trust/engine/node/media'
import { EngineError, videoResultSchema } from '@content-trust/engine/schema'
import {
  analyzeVideo,
  type FrameExtractor,
  type VideoDraft,
  type VideoStream,
} from '@content-trust/engine/video'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeFrames } from './support/fake-frames.ts'

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url))
const videos = ['video.mp4', 'video.webm', 'fragmented.mp4', 'variable.mov']
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

async function problemOf(bytes: Uint8Array, extractor = fakeFrames): Promise<EngineError> {
  try {
    await readVideo(bytes, extractor)
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
  throw new Error('The file was read.')
}

describe('videos', () => {
  it.each(videos)('R-SRC-07 opens %s and asks for 8 frames or more', async (name) => {
    const asked: VideoStream[] = []
    const extractor: FrameExtractor = {
      extract: (video) => {
        asked.push(video)
        return fakeFrames.extract(video)
      },
    }
    const { frames, facts } = await readVideo(await fixture(name), extractor)
    expect(frames).toHaveLength(8)
    expect(facts).toMatchObject({ width: 192, height: 160 })
    expect(facts.seconds).toBeGreaterThan(2.5)
    expect(asked).toMatchObject([{ width: 192, height: 160, count: 8 }])
    expect(frames.every(({ time }) => time <= facts.seconds)).toBe(true)
  })

  it.skipIf(!hasFfmpeg).each(videos)(
    'decodes frames of %s by the ffmpeg of the machine (skipped without one)',
    async (name) => {
      const { frames } = await readVideo(await fixture(name))
      expect(frames.length).toBeGreaterThanOrEqual(7)
      const [first, last] = [frames[0]?.pixels.data, frames.at(-1)?.pixels.data]
      expect(new Set(first).size).toBeGreaterThan(50)
      expect(Buffer.compare(Buffer.from(first ?? []), Buffer.from(last ?? []))).not.toBe(0)
    },
  )

  it('refuses a video whose first packets are damaged with our own message', async () => {
    const bytes = await fixture('video.webm')
    bytes[725] = 1
    const { code, message } = await problemOf(bytes)
    expect([code, message]).toEqual(['invalid_media', 'The video track is damaged or truncated.'])
  })

  it('measures the audio where there is a decoder, and otherwise says why not', async () => {
    const webm = await readVideo(await fixture('video.webm'), fakeFrames)
    expect(webm.audio?.facts.codec).toBe('opus')
    const silent = await readVideo(await fixture('variable.mov'), fakeFrames)
    expect(silent).toMatchObject({
      audio: null,
      facts: { withoutAudio: 'the file has no audio track' },
    })
  })

  it('tells videos from recordings by their tracks', async () => {
    expect(await hasVideoTrack(await fixture('video.webm'))).toBe(true)
    expect(await hasVideoTrack(await fixture('voice.webm'))).toBe(false)
    expect(await hasVideoTrack(await fixture('voice.m4a'))).toBe(false)
    expect(await hasVideoTrack(await fixture('voice.mp3'))).toBe(false)
  })
})

describe('with a fake ffmpeg', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('R-SRC-10 and R-PRIV-02 frames travel by pipes, and nothing of them is stored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-trust-ffmpeg-'))
    const temporary = join(folder, 'temporary')
    try {
      await mkdir(temporary)
      const size = 192 * 160 * 3 * 8
      const script = `#!/bin/sh\necho "$@" > ${folder}/options\n/bin/cat > /dev/null\n/usr/bin/head -c ${size} /dev/zero\n`
      await writeFile(join(folder, 'ffmpeg'), script, { mode: 0o755 })
      vi.stubEnv('PATH', folder)
      vi.stubEnv('TMPDIR', temporary)
      const { frames } = await readVideo(await fixture('variable.mov'))
      expect(frames).toHaveLength(8)
      const options = await readFile(join(folder, 'options'), 'utf8')
      expect(options).toContain('-protocol_whitelist pipe')
      expect(options).toContain('pipe:1')
      expect(options).not.toContain('/')
      expect(await readdir(temporary)).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('without ffmpeg', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('says that nothing can decode frames (decision 16)', async () => {
    vi.stubEnv('PATH', '')
    await expect(readVideo(await fixture('video.mp4'))).rejects.toMatchObject({
      code: 'decoder_unavailable',
    })
  })
})

describe('bad input', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['words', Buffer.from('A text, not a video.'), 'Unexpected kind of data'],
    ['boxes without tracks', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08moov'), ''],
  ])('R-ANA-20 refuses %s and says why', async (_name, bytes, words) => {
    const error = await problemOf(bytes)
    expect(error.code).toBe('invalid_media')
    expect(error.message).toContain(words)
  })

  it('refuses a file without an image track', async () => {
    const error = await problemOf(await fixture('voice.webm'))
    expect(error.message).toContain('no video track')
  })

  it.each(videos)('reads what is left of %s when it is cut short, or refuses it', async (name) => {
    const bytes = await fixture(name)
    for (const share of [0.05, 0.4, 0.9]) {
      const part = bytes.subarray(0, Math.floor(bytes.length * share))
      const outcome = await readVideo(part, fakeFrames).then(
        ({ facts }) => facts.seconds <= 30,
        (error: unknown) => error instanceof EngineError && error.code === 'invalid_media',
      )
      expect(outcome).toBe(true)
    }
  })
})

describe('results', () => {
  const video = async (rest: Partial<VideoDraft> = {}) => ({
    ...(await readVideo(await fixture('video.webm'), fakeFrames)),
    ...rest,
  })
  const analyze = (draft: VideoDraft, options = {}) =>
    videoResultSchema.strict().parse(analyzeVideo(draft, options))

  it('R-MED-06 and R-MED-07 gives the fields of video; frames alone stay below a high risk', async () => {
    const result = analyze(await video())
    expect(result.synthetic_risk).toBe(result.synthetic_video_risk)
    expect(result.signals.visual_synthetic_risk).toBeLessThan(0.7)
    expect(result.signals.metadata_risk).toBe(0)
    expect(result.recommended_action).not.toBe('reject')
    expect(result.confidence).toBe('low')
    expect(result.limitations.join(' ')).toContain('This score was not measured on labelled videos')
  })

  it('says of a video without frames that it cannot tell', async () => {
    const result = analyze(await video({ frames: [], audio: null }))
    expect(result).toMatchObject({
      synthetic_video_risk: 0.2,
      signals: { visual_synthetic_risk: 0.2, metadata_risk: 0 },
      primary_reason: 'other',
    })
  })

  it('puts a declaration into the risk of the metadata', async () => {
    const { facts, ...rest } = await video()
    const declared = {
      ...facts.declared,
      generators: [{ name: 'Sora', place: 'container tag “encoder”', strength: 'sure' }] as const,
    }
    const result = analyze({ ...rest, facts: { ...facts, declared } })
    expect(result).toMatchObject({
      synthetic_video_risk: 0.95,
      signals: { metadata_risk: 0.95 },
      primary_reason: 'source_quality',
      risk_level: 'high',
    })
  })
})
