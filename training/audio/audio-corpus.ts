import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { corporaFolder } from '../corpora.ts'

/** Folder of the labelled recordings. */
export const audioFolder = join(corporaFolder, 'audio')

/** Whether the labelled recordings are there; what needs them skips with a reason when they are not. */
export const hasAudio = existsSync(join(audioFolder, 'labels.jsonl'))

/** A recording of the corpus, as its list of labels describes it. */
export interface LabelledAudio {
  readonly file: string
  readonly label: 'human' | 'synthetic'
  readonly system: string | null
  readonly kind: string
  readonly speaker: string | null
  readonly repo: string
  readonly path: string
  readonly src_rate: number | null
  readonly seconds: number
  readonly licence: string
}

/** All labelled recordings in the order of their list. */
export async function readAudioLabels(): Promise<LabelledAudio[]> {
  const lines = (await readFile(join(audioFolder, 'labels.jsonl'), 'utf8')).split('\n')
  return lines.filter((line) => line !== '').map((line): LabelledAudio => JSON.parse(line))
}

/** 1 for what a machine made. */
export function isSynthetic({ label }: LabelledAudio): number {
  return label === 'synthetic' ? 1 : 0
}

/** What is left out together: a system, or the collection that people's recordings come from. */
export function sourceOf({ label, system, repo }: LabelledAudio): string {
  return label === 'synthetic' ? (system ?? repo) : repo
}

/** Whose voice it is, as far as it is known; voices of one system or collection are kept together else. */
export function speakerOf(audio: LabelledAudio): string {
  return audio.speaker ?? sourceOf(audio)
}
