import { analyzeText } from '@content-trust/engine'
import {
  type SpeechRecogniser,
  scoreAudio,
  transcribe,
  type Utterance,
} from '@content-trust/engine/node/media'
import { audioResultSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { makeWav } from './support/make-wav.ts'
import { makeVoice } from './support/voice.ts'

const RATE = 16_000
const sure: Utterance = {
  text: 'We leverage synergies to unlock seamless value for everyone.',
  units: 20,
  logProbability: -1,
  isWhole: true,
}

/** A recogniser that says what it is told, and keeps the lengths of what it was given. */
function speaker(...said: readonly Partial<Utterance>[]) {
  const lengths: number[] = []
  const recogniser: SpeechRecogniser = {
    recognise: async ({ length }) => {
      lengths.push(length / RATE)
      return { ...sure, ...said[lengths.length - 1] }
    },
  }
  return { recogniser, lengths }
}

/** Voice of some seconds for each number, with three seconds of silence between. */
const speech = (...seconds: readonly number[]) =>
  Float32Array.from(seconds.flatMap((part) => [...makeVoice(part), ...new Float32Array(3 * RATE)]))

describe('transcripts', () => {
  it('gives the words of a recording, and scores them (decision 12)', async () => {
    const { recogniser } = speaker()
    const result = await scoreAudio(makeWav([makeVoice(4)]), { recogniser })
    const words = analyzeText({ source: sure.text, syntax: 'plain' })
    expect(audioResultSchema.strict().parse(result)).toMatchObject({
      transcript: sure.text,
      transcript_source: 'recogniser',
      workflow_risk: Math.max(result.synthetic_audio_risk, words.slop_risk),
    })
    expect(words.slop_risk).toBeGreaterThan(result.synthetic_audio_risk)
    expect(result.limitations.join(' ')).toContain('made by a speech recogniser')
    expect(result.evidence).toEqual(expect.arrayContaining(words.evidence.slice(0, 1)))
  })

  it('takes the words of the caller where there are some, and listens to nothing', async () => {
    const { recogniser, lengths } = speaker()
    const options = { recogniser, transcript: 'The meeting begins at nine on Monday.' }
    const result = await scoreAudio(makeWav([makeVoice(4)]), options)
    expect(result).toMatchObject({
      transcript: options.transcript,
      transcript_source: 'caller',
    })
    expect(result.limitations.join(' ')).not.toContain('recogniser')
    expect(lengths).toEqual([])
  })

  it('without a recogniser says that no transcript was made, and how to get one (decision 12)', async () => {
    const result = await scoreAudio(makeWav([makeVoice(4)]), { recogniser: null })
    expect(result.transcript).toBe('')
    expect(result.transcript_source).toBeUndefined()
    expect(result.workflow_risk).toBe(result.synthetic_audio_risk)
    const [said] = result.limitations.filter((each) => each.startsWith('No transcript'))
    expect(said).toContain('no speech recogniser is installed')
    expect(said).toContain('npm install @usefulsensors/moonshine-js')
  })

  it('asks no recogniser about silence', async () => {
    const { recogniser, lengths } = speaker()
    const heard = await transcribe(new Float32Array(5 * RATE), { recogniser })
    expect(heard).toEqual({ text: '', why: 'no_speech', isCut: false })
    expect(lengths).toEqual([])
  })

  it('gives no words rather than guessed ones', async () => {
    const { recogniser } = speaker({ logProbability: -16 })
    const result = await scoreAudio(makeWav([makeVoice(4)]), { recogniser })
    expect(result.transcript).toBe('')
    expect(result.workflow_risk).toBe(result.synthetic_audio_risk)
    expect(result.limitations.join(' ')).toContain('only by guessing')
  })

  it.each<[string, Partial<Utterance>]>([
    ['guessed', { logProbability: -14 }],
    ['a repetition without end', { isWhole: false }],
    ['a word of another language', { units: 4, logProbability: -1.3 }],
  ])('leaves out a part that is %s', async (_name, part) => {
    const { recogniser } = speaker(
      { text: 'First.' },
      { text: 'Wrong.', ...part },
      { text: 'Last.' },
    )
    const heard = await transcribe(speech(4, 4, 4), { recogniser })
    expect(heard).toMatchObject({ text: 'First. Last.', why: null })
  })

  it('puts down a minute of speech, in pieces of at most 15 seconds, and says that there was more', async () => {
    const { recogniser, lengths } = speaker()
    const heard = await transcribe(speech(...Array<number>(14).fill(8)), { recogniser })
    expect(heard.isCut).toBe(true)
    expect(Math.max(...lengths)).toBeLessThan(15)
    const seconds = lengths.reduce((sum, length) => sum + length, 0)
    expect(seconds).toBeGreaterThan(45)
    expect(seconds).toBeLessThanOrEqual(60)
    const all = await transcribe(speech(8, 8), { recogniser })
    expect(all.isCut).toBe(false)
  })

  it('scores a recording whose recogniser fails, and says so', async () => {
    const recogniser: SpeechRecogniser = { recognise: () => Promise.reject(new Error('memory')) }
    const result = await scoreAudio(makeWav([makeVoice(4)]), { recogniser })
    expect(result.transcript).toBe('')
    expect(result.limitations.join(' ')).toContain('the speech recogniser failed')
  })

  it('begins no further piece when its time is over', async () => {
    const { recogniser, lengths } = speaker()
    const heard = await transcribe(speech(4, 4, 4), { recogniser, budgetMs: -1 })
    expect(lengths).toHaveLength(1)
    expect(heard).toEqual({ text: sure.text, why: null, isCut: true })
  })
})
