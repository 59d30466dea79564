import tokenizer from 'llama-tokenizer-js'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { SPEECH_RATE } from '../../../audio/signal/samples.ts'
import type { SpeechRecogniser, Utterance } from '../../../providers/speech-recogniser.ts'
import type { SpeechModel } from './speech-model.ts'

/** The shape of Moonshine tiny: what it remembers of each unit, in each layer. */
const LAYERS = 6
const HEADS = 8
const HEAD_SIZE = 36
const START = 1
const END = 2
/** The model was made for speech of at most this many units a second; more are a repetition. */
const UNITS_A_SECOND = 6.5

type Memory = Record<string, Tensor>

/** Starts the recogniser: its encoder hears a stretch of speech once, its decoder writes unit by unit. */
export async function startMoonshine(model: SpeechModel): Promise<SpeechRecogniser> {
  // One thread: the figures of a model of this size do not get better with more.
  env.wasm.numThreads = 1
  env.logLevel = 'error'
  // More than the basic rewriting of the graph costs more at the start than it saves.
  const options = { executionProviders: ['wasm'], graphOptimizationLevel: 'basic' } as const
  const encoder = await InferenceSession.create(model.encoder, options)
  const decoder = await InferenceSession.create(model.decoder, options)
  return {
    async recognise(samples) {
      const heard = await encoder.run({
        input_values: new Tensor('float32', samples, [1, samples.length]),
      })
      return await write(decoder, heard['last_hidden_state'], samples.length / SPEECH_RATE)
    },
  }
}

async function write(
  decoder: InferenceSession,
  heard: Tensor,
  seconds: number,
): Promise<Utterance> {
  const most = Math.ceil(seconds * UNITS_A_SECOND) + 2
  const chosen: number[] = []
  let memory = emptyMemory()
  let logProbability = 0
  for (let unit = START; unit !== END && chosen.length < most; ) {
    const isFirst = chosen.length === 0
    const output = await decoder.run({
      ...memory,
      input_ids: new Tensor('int64', [unit], [1, 1]),
      encoder_hidden_states: heard,
      use_cache_branch: new Tensor('bool', [!isFirst], [1]),
    })
    const next = likeliest(output['logits'])
    memory = remember(memory, output, isFirst)
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

function emptyMemory(): Memory {
  const memory: Memory = {}
  for (let layer = 0; layer < LAYERS; layer++) {
    for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value']) {
      memory[`past_key_values.${layer}.${part}`] = new Tensor('float32', new Float32Array(0), [
        0,
        HEADS,
        1,
        HEAD_SIZE,
      ])
    }
  }
  return memory
}

/** What was written grows with each unit; what was heard comes out whole with the first alone. */
function remember(memory: Memory, output: Readonly<Record<string, Tensor>>, isFirst: boolean) {
  const next: Memory = {}
  for (const [name, old] of Object.entries(memory)) {
    const isNew = isFirst || name.includes('.decoder.')
    next[name] = isNew ? output[name.replace('past_key_values', 'present')] : old
  }
  return next
}

function likeliest({ data }: Tensor): { unit: number; logProbability: number } {
  if (!(data instanceof Float32Array)) throw new TypeError('Unexpected kind of numbers.')
  let unit = 0
  for (let at = 1; at < data.length; at++) if (data[at] > data[unit]) unit = at
  let sum = 0
  for (const value of data) sum += Math.exp(value - data[unit])
  return { unit, logProbability: -Math.log(sum) }
}
