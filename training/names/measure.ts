import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { personName } from '../../packages/engine/src/policy/detectors/names/person-name.ts'
import { detectorDraft } from '../../packages/engine/src/text/house/detector-draft.ts'
import { readDocument } from '../../test/support/show-document.ts'
import { hasCorpora, readTextCorpora, readWildCorpora } from '../corpora.ts'

type Range = readonly [start: number, end: number]

/** A sentence that was read by hand, with the places of its names; it holds no text of the corpora. */
interface LabelledSentence {
  readonly kind: 'news' | 'docs'
  readonly file: string
  readonly id: string
  readonly start: number
  readonly end: number
  /** SHA-256 of the sentence, its first 16 digits. */
  readonly hash: string
  readonly names: readonly Range[]
  /** Names of figures and works: neither right nor wrong. */
  readonly optional?: readonly Range[]
}

/**
 * Precision and recall of the detector of persons on sentences that were labelled by hand. Those of news were labelled
 * before it was written; those of documentation after, drawn at random from files of public repositories among the
 * sentences with two capitalised words side by side, because others hold hardly a name. The detector reads the whole
 * document and is judged in the drawn sentence. With `--show` it prints what is wrong.
 */
if (!hasCorpora) {
  process.stdout.write('Skipped: no corpora. Set CONTENT_TRUST_CORPORA to their folder.\n')
  process.exit(0)
}
const path = new URL('./labels.jsonl', import.meta.url)
const labels: LabelledSentence[] = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
const wanted = Map.groupBy(labels, ({ file, id }) => `${file}/${id}`)
const counts = { news: newCount(), docs: newCount() }

for await (const { file, id, text } of allTexts()) {
  const own = wanted.get(`${file}/${id}`)
  if (own === undefined) continue
  const found = personName.find(detectorDraft(readDocument(text)))
  for (const label of own) count(label, text, found)
}
for (const [kind, { found, right, names, met }] of Object.entries(counts)) {
  const share = (part: number, all: number): string => (all === 0 ? '–' : (part / all).toFixed(3))
  process.stdout.write(
    `${kind}: ${names} names; precision ${share(right, found)} (${right} of ${found}), recall ${share(met, names)} (${met} of ${names})\n`,
  )
}

async function* allTexts() {
  yield* readTextCorpora()
  yield* readWildCorpora()
}

function newCount() {
  return { found: 0, right: 0, names: 0, met: 0 }
}

function count(
  { kind, start, end, hash, names, optional = [] }: LabelledSentence,
  text: string,
  all: readonly { readonly start: number; readonly end: number }[],
): void {
  const sentence = text.slice(start, end)
  if (createHash('sha256').update(sentence).digest('hex').slice(0, 16) !== hash) {
    throw new Error('A text of the corpora is not the one that was labelled.')
  }
  const found = all.filter((span) => span.start >= start && span.end <= end)
  const meets = (span: { start: number; end: number }, [from, to]: Range): boolean =>
    span.start < to && from < span.end
  for (const span of found) {
    if (optional.some((range) => meets(span, range))) continue
    counts[kind].found++
    if (names.some((range) => meets(span, range))) counts[kind].right++
    else show('wrong', text.slice(span.start, span.end), sentence)
  }
  for (const range of names) {
    counts[kind].names++
    if (found.some((span) => meets(span, range))) counts[kind].met++
    else show('missed', text.slice(...range), sentence)
  }
}

function show(what: string, name: string, sentence: string): void {
  if (!process.argv.includes('--show')) return
  process.stdout.write(`${what} ${name}: ${sentence.replaceAll(/\s+/g, ' ')}\n`)
}
