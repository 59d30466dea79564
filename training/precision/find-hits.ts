import { createHash } from 'node:crypto'
import type { Severity } from '../../packages/engine/src/schema/index.ts'
import { selectHits } from '../../packages/engine/src/text/result/evidence/select-hits.ts'
import { explainHit } from '../../packages/engine/src/text/rule-engine/explain-hit.ts'
import { runRules } from '../../packages/engine/src/text/rule-engine/run-rules.ts'
import { readMarkdownCorpus, readTextCorpora } from '../corpora.ts'
import { compiled, readDocument } from '../dataset.ts'
import { isHeldOutMarkdown, splitOf } from '../splits.ts'

/** Who wrote the draft, and whether it is documentation. */
export type Origin = 'documentation' | 'human' | 'machine'

/** One remark of a rule on a draft of the corpora, as a reader of the result would get it. */
export interface FoundHit {
  /** Corpus file, or `markdown` for the reviewed documentation. */
  readonly file: string
  /** Id of the draft in its file, or the path of the page. */
  readonly id: string
  readonly origin: Origin
  readonly rule: string
  readonly severity: Severity
  readonly start: number
  readonly end: number
}

/** A draft with the remarks on it. */
export interface DraftWithHits {
  /** Corpus file and id. */
  readonly draft: string
  readonly text: string
  readonly hits: readonly FoundHit[]
}

/** Characters on each side of a hit that its hash covers. */
const REACH = 60

/** Names the text around a hit without showing it. */
export function hashAround(text: string, start: number, end: number): string {
  const around = text.slice(Math.max(0, start - REACH), end + REACH)
  return createHash('sha256').update(around).digest('hex').slice(0, 16)
}

/** The remark that a reader sees beside the hit. */
export function remarkOn(text: string, hit: FoundHit): string {
  const found = hitsOf(text).find(
    (other) => other.rule.id === hit.rule && other.start === hit.start && other.end === hit.end,
  )
  return found === undefined ? '' : explainHit(found, readDocument(text)).explanation
}

/**
 * All remarks on the drafts that no model was fitted to: the test and dev groups of the texts, and
 * the held-out half of the documentation.
 */
export async function* findHits(): AsyncGenerator<DraftWithHits> {
  for await (const { file, id, label, group, text } of readTextCorpora()) {
    if (splitOf(group) !== 'train')
      yield { draft: `${file}/${id}`, text, hits: describe(text, file, id, label) }
  }
  for (const { path, text } of await readMarkdownCorpus()) {
    if (isHeldOutMarkdown(path)) {
      yield {
        draft: `markdown/${path}`,
        text,
        hits: describe(text, 'markdown', path, 'documentation'),
      }
    }
  }
}

function hitsOf(text: string): ReturnType<typeof selectHits> {
  return selectHits(runRules(readDocument(text), compiled), Number.POSITIVE_INFINITY)
}

function describe(text: string, file: string, id: string, origin: Origin): FoundHit[] {
  return hitsOf(text).map(({ rule, severity, start, end }) => ({
    file,
    id,
    origin,
    rule: rule.id,
    severity,
    start,
    end,
  }))
}
