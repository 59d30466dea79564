/// <reference path="./packages.d.ts" />
import tokenizer from 'llama-tokenizer-js'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { SPEECH_RATE } from '../../../audio/signal/samples.ts'
import type { SpeechRecogniser, Utterance } from '../../../providers/speech-recogniser.ts'
import type { SpeechModel } from './speech-model.ts'

/** The shape of the key-value cache of Moonshine tiny. */
const LAYERS = 6
const HEADS = 8
const HEAD_SIZE = 36
const START = 1
const END = 2
/** The model was trained on at most this many tokens a second; more are a loop. */
const TOKENS_A_SECOND = 6.5

type KeyValueCache = Record<string, Tensor>

/** Starts the recogniser: its encoder runs once for each segment, its decoder once for each token. */
export async function startMoonshine(model: SpeechModel): Promise<SpeechRecogniser> {
  // A model of this size is no faster with more threads.
  env.wasm.numThreads = 1
  env.logLevel = 'error'
  // Further optimisation of the graph costs more at the start than it saves.
  const options = { executionProviders: ['wasm'], graphOptimizationLevel: 'basic' } as const
  const encoder = await InferenceSession.create(model.encoder, options)
  const decoder = await InferenceSession.create(model.decoder, options)
  return {
    async recognise(samples) {
      const encoded = await encoder.run({
        input_values: new Tensor('float32', samples, [1, samples.length]),
      })
      return await write(decoder, encoded['last_hidden_state'], samples.length / SPEECH_RATE)
    },
  }
}

async function write(
  decoder: InferenceSession,
  encoded: Tensor,
  seconds: number,
): Promise<Utterance> {
  const most = Math.ceil(seconds * TOKENS_A_SECOND) + 2
  const chosen: number[] = []
  let cache = emptyCache()
  let logProbability = 0
  for (let unit = START; unit !== END && chosen.length < most; ) {
    const isFirst = chosen.length === 0
    const output = await decoder.run({
      ...cache,
      input_ids: new Tensor('int64', [unit], [1, 1]),
      encoder_hidden_states: encoded,
      use_cache_branch: new Tensor('bool', [!isFirst], [1]),
    })
    const next = mostLikely(output['logits'])
    cache = updateCache(cache, output, isFirst)
    logProbability += next.logProbability
    unit = next.unit
    chosen.push(unit)
  }
  const isWhole = chosen.at(-1) === END
  return {
    text: tokenizer.decode([START, ...(isWhole ? chosen.slice(0, -1) : chosen)]).trim(),
    units: chosen.length,
    logProbability,
    isWhole,
  }
}

function emptyCache(): KeyValueCache {
  const cache: KeyValueCache = {}
  for (let layer = 0; layer < LAYERS; layer++) {
    for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value']) {
      cache[`past_key_values.${layer}.${part}`] = new Tensor('float32', new Float32Array(0), [
        0,
        HEADS,
        1,
        HEAD_SIZE,
      ])
    }
  }
  return cache
}

/** The decoder's part grows with each token; the encoder's part comes whole with the first. */
function updateCache(
  cache: KeyValueCache,
  output: Readonly<Record<string, Tensor>>,
  isFirst: boolean,
) {
  const next: KeyValueCache = {}
  for (const [name, old] of Object.entries(cache)) {
    const isNew = isFirst || name.includes('.decoder.')
    next[name] = isNew ? output[name.replace('past_key_values', 'present')] : old
  }
  return next
}

function mostLikely({ data }: Tensor): { unit: number; logProbability: number } {
  if (!(data instanceof Float32Array)) throw new TypeError('Unexpected kind of numbers.')
  let unit = 0
  for (let at = 1; at < data.length; at++) if (data[at] > data[unit]) unit = at
  let sum = 0
  for (const value of data) sum += Math.exp(value - data[unit])
  return { unit, logProbability: -Math.log(sum) }
}
