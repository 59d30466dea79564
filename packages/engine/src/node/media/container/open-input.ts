import { Input, type InputFormat, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny'
import { BoundedSource } from './bounded-source.ts'
import { checkMp4 } from './check-mp4.ts'
import type { MediaContainer } from './sniff-container.ts'
import { rewriteWebm } from './webm/rewrite-webm.ts'

/** Containers that the library reads; the others are left to our own code. */
export type InputContainer = Extract<MediaContainer, 'mp4' | 'webm'>

/** A file that the library reads, in a number of steps that its size bounds. */
export interface BoundedInput {
  readonly input: Input
  /** Counts a step of a loop over packets; throws an `EngineError` once reading has taken too long. */
  readonly checkClock: () => void
}

const formats: Readonly<Record<InputContainer, InputFormat[]>> = {
  webm: [WEBM, MATROSKA],
  mp4: [MP4, QTFF],
}

/**
 * Opens bytes as the container that they show, and as no other. What the library could count or search without
 * end is refused or left out before. Throws an `EngineError` with the code `invalid_media`.
 */
export function openInput(bytes: Uint8Array, container: InputContainer): BoundedInput {
  if (container === 'mp4') checkMp4(bytes)
  const source = new BoundedSource(container === 'webm' ? rewriteWebm(bytes) : bytes)
  return {
    input: new Input({ source, formats: formats[container] }),
    checkClock: () => source.checkClock(),
  }
}
