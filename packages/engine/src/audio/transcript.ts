import type { TextResult } from '../schema/index.ts'

/** What is said in a recording, and what the words scored as a text; `null` for too few words. */
export interface Transcript {
  readonly text: string
  readonly result: Pick<TextResult, 'slop_risk' | 'evidence'> | null
  /** Who put it into words; the caller when absent. */
  readonly source?: 'caller' | 'recogniser'
  /** There was more speech than was put into words. */
  readonly isCut?: boolean
}

/** Why a recording without a transcript got none: nothing that makes one, no voice, a guess, or an error. */
export type WithoutWords = 'no_recogniser' | 'no_speech' | 'unsure' | 'failed'

/** The packages of the recogniser; the version is the last that brings no other model along. */
const packages = '@usefulsensors/moonshine-js@0.1.7 onnxruntime-web llama-tokenizer-js'

/** What a reader must know about the words of a recording. */
export function transcriptLimitations(
  transcript: Transcript | undefined,
  why: WithoutWords | undefined,
): string[] {
  if (transcript === undefined || transcript.text === '') return [whyEmpty(why)]
  if (transcript.source !== 'recogniser') return []
  const made =
    'The transcript was made by a speech recogniser for English. It mishears names, numbers and quiet words.'
  return transcript.isCut === true
    ? [made, 'There was more speech than was put into words: the transcript is its beginning.']
    : [made]
}

function whyEmpty(why: WithoutWords | undefined): string {
  const none = 'No transcript was given and none was made, so the words were not scored'
  switch (why) {
    case undefined:
      return `${none}. Send a transcript to have them scored.`
    case 'no_recogniser':
      return `${none}: no speech recogniser is installed here. Send a transcript, or install one beside the program: npm install ${packages}.`
    case 'no_speech':
      return `${none}: no English speech was heard in it.`
    case 'unsure':
      return `${none}: what was heard could be put into English words only by guessing. Send a transcript to have them scored.`
    case 'failed':
      return `${none}: the speech recogniser failed. Send a transcript to have them scored.`
    default:
      return why satisfies never
  }
}
