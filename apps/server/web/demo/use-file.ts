import {
  type AudioResult,
  billedAudioResultSchema,
  billedImageResultSchema,
  type ImageResult,
} from '@content-trust/engine/schema'
import { useState } from 'react'
import { type Called, callServer } from '../call-server.ts'
import { readAllowance } from './allowance.ts'
import { type ReadFile, readPickedFile } from './read-file.ts'
import type { Demo } from './use-demo.ts'
import { describeRefusal } from './words-of-demo.ts'

/** A scored image or recording. */
export interface FileOutcome {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly result: ImageResult | AudioResult
}

/** The file of the demo page: it is sent to the service, as far as the demo's allowance goes. */
export interface Dropped {
  readonly outcome: FileOutcome | null
  readonly isScoring: boolean
  readonly answers: number
  readonly error: string | null
  take(file: File): Promise<void>
  /** Refuses what is not one file. */
  refuse(why: string): void
  close(): void
}

type Media = Extract<ReadFile, { readonly mediaType: string }>

/** The state of a file that is dropped or chosen; a text becomes the draft. */
export function useFile(demo: Demo): Dropped {
  const [outcome, setOutcome] = useState<FileOutcome | null>(null)
  const [isScoring, setScoring] = useState(false)
  const [answers, setAnswers] = useState(0)
  const [error, setError] = useState<string | null>(null)

  const send = async (file: File, media: Media): Promise<void> => {
    setScoring(true)
    const called = await callFor(media, demo)
    setScoring(false)
    const allowance = readAllowance(called.headers)
    if (allowance !== null) demo.setAllowance(allowance)
    if (!called.ok) return setError(describeRefusal(called.refusal, media.kind))
    setOutcome({ name: file.name, size: file.size, result: called.value })
    setAnswers((before) => before + 1)
  }
  return {
    outcome,
    isScoring,
    answers,
    error,
    take: async (file) => {
      if (isScoring) return
      setError(null)
      const read = await readPickedFile(file)
      if (read.kind === 'refused') return setError(read.why)
      if (read.kind !== 'text') return send(file, read)
      setOutcome(null)
      demo.open({ text: read.text, use: demo.use, format: demo.format })
    },
    refuse: setError,
    close: () => setOutcome(null),
  }
}

async function callFor(media: Media, { use }: Demo): Promise<Called<ImageResult | AudioResult>> {
  const address = await dataUrlOf(media)
  const context = { intended_use: use }
  if (media.kind === 'image') {
    const body = { image_url: address, context }
    const called = await callServer('/demo/analyze-image', billedImageResultSchema, {
      body,
      medium: 'image',
    })
    return called
  }
  const body = { audio_url: address, context }
  return callServer('/demo/analyze-audio', billedAudioResultSchema, { body, medium: 'audio' })
}

/** The bytes as a data URI of the type that they show, whatever the file is called. */
function dataUrlOf({ bytes, mediaType }: Media): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file was not read.')),
    )
    reader.readAsDataURL(new Blob([bytes], { type: mediaType }))
  })
}
