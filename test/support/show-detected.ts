import {
  type Detector,
  type DetectorValue,
  detectorOf,
} from '../../packages/engine/src/policy/detectors/index.ts'
import { detectorDraft } from '../../packages/engine/src/text/house/detector-draft.ts'
import { writeMarks } from '../../packages/engine/src/text/rule-engine/marked-text.ts'
import { readDocument } from './show-document.ts'

/** The draft with «…» around each place that a detector finds. */
export function showDetected(id: string, source: string, value?: DetectorValue): string {
  return writeMarks(source, needDetector(id).find(detectorDraft(readDocument(source)), value))
}

/** The detector of an id, which must be one. */
export function needDetector(id: string): Detector {
  const detector = detectorOf(id)
  if (detector === undefined) throw new Error(`No detector is named ${id}.`)
  return detector
}

/** Texts with «…» where a detector must find something, and near misses where it must find nothing. */
export interface DetectorCases {
  readonly value?: DetectorValue
  readonly finds: readonly string[]
  readonly passes: readonly string[]
}

/** Cases of detectors by their ids. */
export type CasesById = Readonly<Record<string, DetectorCases>>

/** The texts that a detector reads in another way than its cases say, as it reads them. */
export function wronglyDetected(id: string, { value, finds, passes }: DetectorCases): string[] {
  const all = [...finds, ...passes]
  return all.flatMap((text) => {
    const shown = showDetected(id, text.replaceAll(/[«»]/g, ''), value)
    return shown === text ? [] : [shown]
  })
}

/** Sentences, one a line, that hold a thing, and others that lack it though they look like it. */
export interface DetectorSentences {
  readonly value?: DetectorValue
  readonly holds: string
  readonly lacks: string
}

/** Sentences for detectors by their ids. */
export type SentencesById = Readonly<Record<string, DetectorSentences>>
