import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { corporaFolder } from '../corpora.ts'

/** Folder of the labelled images. */
export const imageFolder = join(corporaFolder, 'images')

/** Whether the labelled images are there; what needs them skips with a reason when they are not. */
export const hasImages = existsSync(join(imageFolder, 'labels.jsonl'))

/** An image of the corpus, as its list of labels describes it. */
export interface LabelledImage {
  readonly file: string
  readonly label: 'real' | 'synthetic'
  readonly generator: string | null
  readonly content: 'photo' | 'art' | 'graphic' | 'mixed'
  readonly repo: string
  readonly licence: string
  readonly src_w: number
  readonly src_h: number
  readonly scale: number
  readonly q: number
}

/** All labelled images in the order of their list. */
export async function readImageLabels(): Promise<LabelledImage[]> {
  const lines = (await readFile(join(imageFolder, 'labels.jsonl'), 'utf8')).split('\n')
  return lines.filter((line) => line !== '').map((line): LabelledImage => JSON.parse(line))
}

/** Photographs whose licence, as stated, allows for research that is not commercial. */
const evaluationOnly = new Set(['BIDS/BSDS500'])

/** Whether the licence of a source lets a model be fitted to it; the rest is for evaluation alone. */
export function mayFit({ repo }: LabelledImage): boolean {
  return !evaluationOnly.has(repo)
}

/** 1 for what a machine made. */
export function isSynthetic({ label }: LabelledImage): number {
  return label === 'synthetic' ? 1 : 0
}

/** What is left out together: a generator, or the collection that people's images come from. */
export function sourceOf({ label, generator, repo }: LabelledImage): string {
  return label === 'synthetic' ? (generator ?? repo) : repo
}
